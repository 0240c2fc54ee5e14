extern int proofsheet_tables_version;
