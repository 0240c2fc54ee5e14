int proofsheet_discovery_version = 1;
