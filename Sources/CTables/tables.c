int proofsheet_tables_version = 1;
