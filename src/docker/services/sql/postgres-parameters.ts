/** What a parameter of PostgreSQL takes. */
export type ParameterKind = 'boolean' | 'integer' | 'real' | 'other'

/** By `postgres --describe-config` of version 15, with those that 16 and 17 have brought. */
const BOOLEANS =
  'allow_alter_system array_nulls autovacuum bonjour check_function_bodies data_sync_retry db_user_namespace debug_pretty_print ' +
  'debug_print_parse debug_print_plan debug_print_rewritten default_transaction_deferrable default_transaction_read_only ' +
  'enable_async_append enable_bitmapscan enable_gathermerge enable_group_by_reordering enable_hashagg enable_hashjoin ' +
  'enable_incremental_sort enable_indexonlyscan enable_indexscan enable_material enable_memoize enable_mergejoin enable_nestloop ' +
  'enable_parallel_append enable_parallel_hash enable_partition_pruning enable_partitionwise_aggregate enable_partitionwise_join ' +
  'enable_presorted_aggregate enable_seqscan enable_sort enable_tidscan escape_string_warning event_triggers exit_on_error fsync ' +
  'full_page_writes geqo gss_accept_delegation hot_standby hot_standby_feedback jit krb_caseins_users lo_compat_privileges ' +
  'log_checkpoints log_connections log_disconnections log_duration log_executor_stats log_hostname log_lock_waits log_parser_stats ' +
  'log_planner_stats log_recovery_conflict_waits log_replication_commands log_statement_stats log_truncate_on_rotation ' +
  'logging_collector parallel_leader_participation quote_all_identifiers recovery_target_inclusive restart_after_crash row_security ' +
  'send_abort_for_crash send_abort_for_kill ssl ssl_passphrase_command_supports_reload ssl_prefer_server_ciphers ' +
  'standard_conforming_strings summarize_wal sync_replication_slots synchronize_seqscans syslog_sequence_numbers syslog_split_messages ' +
  'trace_connection_negotiation track_activities track_commit_timestamp track_counts track_io_timing track_wal_io_timing ' +
  'transform_null_equals update_process_title wal_init_zero wal_log_hints wal_receiver_create_temp_slot wal_recycle'

const INTEGERS =
  'archive_timeout authentication_timeout autovacuum_analyze_threshold autovacuum_freeze_max_age autovacuum_max_workers ' +
  'autovacuum_multixact_freeze_max_age autovacuum_naptime autovacuum_vacuum_cost_limit autovacuum_vacuum_insert_threshold ' +
  'autovacuum_vacuum_threshold autovacuum_work_mem backend_flush_after bgwriter_delay bgwriter_flush_after bgwriter_lru_maxpages ' +
  'checkpoint_flush_after checkpoint_timeout checkpoint_warning client_connection_check_interval commit_delay commit_siblings ' +
  'commit_timestamp_buffers deadlock_timeout default_statistics_target effective_cache_size effective_io_concurrency extra_float_digits ' +
  'from_collapse_limit geqo_effort geqo_generations geqo_pool_size geqo_threshold gin_fuzzy_search_limit gin_pending_list_limit ' +
  'huge_page_size idle_in_transaction_session_timeout idle_session_timeout io_combine_limit join_collapse_limit lock_timeout ' +
  'log_autovacuum_min_duration log_file_mode log_min_duration_sample log_min_duration_statement log_parameter_max_length ' +
  'log_parameter_max_length_on_error log_rotation_age log_rotation_size log_startup_progress_interval log_temp_files ' +
  'logical_decoding_work_mem maintenance_io_concurrency maintenance_work_mem max_connections max_files_per_process ' +
  'max_locks_per_transaction max_logical_replication_workers max_notify_queue_pages max_parallel_apply_workers_per_subscription ' +
  'max_parallel_maintenance_workers max_parallel_workers max_parallel_workers_per_gather max_pred_locks_per_page ' +
  'max_pred_locks_per_relation max_pred_locks_per_transaction max_prepared_transactions max_replication_slots max_slot_wal_keep_size ' +
  'max_stack_depth max_standby_archive_delay max_standby_streaming_delay max_sync_workers_per_subscription max_wal_senders max_wal_size ' +
  'max_worker_processes min_dynamic_shared_memory min_parallel_index_scan_size min_parallel_table_scan_size min_wal_size ' +
  'multixact_member_buffers multixact_offset_buffers notify_buffers old_snapshot_threshold port recovery_min_apply_delay ' +
  'reserved_connections scram_iterations serializable_buffers shared_buffers statement_timeout subtransaction_buffers ' +
  'superuser_reserved_connections tcp_keepalives_count tcp_keepalives_idle tcp_keepalives_interval tcp_user_timeout temp_buffers ' +
  'temp_file_limit track_activity_query_size transaction_buffers transaction_timeout unix_socket_permissions vacuum_buffer_usage_limit ' +
  'vacuum_cost_limit vacuum_cost_page_dirty vacuum_cost_page_hit vacuum_cost_page_miss vacuum_defer_cleanup_age vacuum_failsafe_age ' +
  'vacuum_freeze_min_age vacuum_freeze_table_age vacuum_multixact_failsafe_age vacuum_multixact_freeze_min_age ' +
  'vacuum_multixact_freeze_table_age wal_buffers wal_decode_buffer_size wal_keep_size wal_receiver_status_interval wal_receiver_timeout ' +
  'wal_retrieve_retry_interval wal_sender_timeout wal_skip_threshold wal_summary_keep_time wal_writer_delay wal_writer_flush_after ' +
  'work_mem'

const REALS =
  'autovacuum_analyze_scale_factor autovacuum_vacuum_cost_delay autovacuum_vacuum_insert_scale_factor autovacuum_vacuum_scale_factor ' +
  'bgwriter_lru_multiplier checkpoint_completion_target cpu_index_tuple_cost cpu_operator_cost cpu_tuple_cost cursor_tuple_fraction ' +
  'geqo_seed geqo_selection_bias hash_mem_multiplier jit_above_cost jit_inline_above_cost jit_optimize_above_cost ' +
  'log_statement_sample_rate log_transaction_sample_rate parallel_setup_cost parallel_tuple_cost random_page_cost ' +
  'recursive_worktable_factor seq_page_cost vacuum_cost_delay'

const OTHERS =
  'DateStyle IntervalStyle TimeZone archive_cleanup_command archive_command archive_library archive_mode backslash_quote bonjour_name ' +
  'bytea_output client_encoding client_min_messages cluster_name compute_query_id constraint_exclusion createrole_self_grant ' +
  'data_directory debug_logical_replication_streaming default_table_access_method default_tablespace default_text_search_config ' +
  'default_toast_compression default_transaction_isolation dynamic_library_path dynamic_shared_memory_type event_source ' +
  'extension_destdir external_pid_file hba_file huge_pages icu_validation_level ident_file jit_provider krb_server_keyfile lc_messages ' +
  'lc_monetary lc_numeric lc_time listen_addresses local_preload_libraries log_destination log_directory log_error_verbosity ' +
  'log_filename log_line_prefix log_min_error_statement log_min_messages log_statement log_timezone output_plugin_libraries ' +
  'password_encryption plan_cache_mode primary_conninfo primary_slot_name promote_trigger_file recovery_end_command ' +
  'recovery_init_sync_method recovery_prefetch recovery_target recovery_target_action recovery_target_lsn recovery_target_name ' +
  'recovery_target_time recovery_target_timeline recovery_target_xid restore_command restrict_nonsystem_relation_kind search_path ' +
  'session_preload_libraries session_replication_role shared_memory_type shared_preload_libraries ssl_ca_file ssl_cert_file ssl_ciphers ' +
  'ssl_crl_dir ssl_crl_file ssl_dh_params_file ssl_ecdh_curve ssl_key_file ssl_max_protocol_version ssl_min_protocol_version ' +
  'ssl_passphrase_command stats_fetch_consistency synchronized_standby_slots synchronous_commit synchronous_standby_names ' +
  'syslog_facility syslog_ident temp_tablespaces timezone timezone_abbreviations track_functions unix_socket_directories ' +
  'unix_socket_group wal_compression wal_level wal_sync_method xmlbinary xmloption'

const kinds: readonly (readonly [kind: ParameterKind, names: string])[] = [
  ['boolean', BOOLEANS],
  ['integer', INTEGERS],
  ['real', REALS],
  ['other', OTHERS],
]

const known = new Map(kinds.flatMap(([kind, names]) => names.split(' ').map((name) => [name, kind] as const)))

/** What a parameter takes; undefined for one that there is not. Names with a dot are those of extensions, which may come later. */
export const parameterKind = (name: string): ParameterKind | undefined =>
  name.includes('.') ? 'other' : known.get(name.toLowerCase())
