/** When a parameter of PostgreSQL can be set: by a session, when one begins, from the file, at the start of the server, or not at all. */
export type When = 'user' | 'backend' | 'file' | 'start' | 'never'

/** A parameter of PostgreSQL, by its name in small letters. */
export interface Parameter {
  /** As it is written in headings. */
  readonly name: string
  readonly when: When
  readonly kind: 'bool' | 'integer' | 'real' | 'enum' | 'string'
  /** What whole numbers count; `-` for mere numbers. */
  readonly unit: string
  readonly choices: readonly string[]
  /** What SHOW tells where nothing else was said. */
  readonly standard: string
}

/** By `pg_settings` of version 15: when, of which kind, in which unit, and what each is. Those that name files are not among them. */
const ROWS: readonly (readonly [when: When, kind: Parameter['kind'], unit: string, parameters: string])[] = [
  ['backend', 'bool', '-', 'log_connections=off;log_disconnections=off'],
  ['backend', 'integer', 's', 'post_auth_delay=0'],
  [
    'file',
    'bool',
    '-',
    'fsync=on;full_page_writes=on;log_checkpoints=on;log_hostname=off;log_recovery_conflict_waits=off;log_truncate_on_rotation=off',
  ],
  ['file', 'integer', 'MB', 'min_wal_size=80MB;wal_keep_size=0'],
  ['file', 'integer', 'kB', 'log_rotation_size=10MB'],
  ['file', 'integer', 'min', 'log_rotation_age=1d'],
  ['file', 'integer', 'ms', 'log_autovacuum_min_duration=10min;log_startup_progress_interval=10s'],
  [
    'file',
    'integer',
    's',
    'authentication_timeout=1min;checkpoint_timeout=5min;checkpoint_warning=30s;pre_auth_delay=0',
  ],
  ['file', 'real', '-', 'checkpoint_completion_target=0.9'],
  ['start', 'bool', '-', 'logging_collector=off'],
  ['start', 'enum', '-', 'wal_level=replica'],
  [
    'start',
    'integer',
    '-',
    'port=5432;max_connections=100;max_files_per_process=1000;max_locks_per_transaction=64;max_prepared_transactions=0;max_worker_processes=8;superuser_reserved_connections=3',
  ],
  ['start', 'integer', '8kB', 'shared_buffers=128MB;wal_buffers=4MB'],
  ['start', 'integer', 'B', 'wal_decode_buffer_size=512kB'],
  [
    'user',
    'bool',
    '-',
    'default_transaction_read_only=off;enable_async_append=on;enable_bitmapscan=on;enable_gathermerge=on;enable_hashagg=on;enable_hashjoin=on;enable_incremental_sort=on;enable_indexonlyscan=on;enable_indexscan=on;enable_material=on;enable_memoize=on;enable_mergejoin=on;enable_nestloop=on;enable_seqscan=on;check_function_bodies=on;enable_sort=on;row_security=on;enable_tidscan=on;jit=on;log_duration=off;log_lock_waits=off;log_replication_commands=off;standard_conforming_strings=on;track_counts=on;track_io_timing=off;transaction_read_only=off',
  ],
  [
    'user',
    'enum',
    '-',
    'IntervalStyle=postgres;bytea_output=hex;xmloption=content;client_min_messages=notice;compute_query_id=auto;constraint_exclusion=partition;default_transaction_isolation=read committed;force_parallel_mode=off;log_error_verbosity=default;log_min_error_statement=error;log_min_messages=warning;log_statement=none;password_encryption=scram-sha-256;plan_cache_mode=auto;session_replication_role=origin;transaction_isolation=read committed',
  ],
  [
    'user',
    'integer',
    '-',
    'default_statistics_target=100;effective_io_concurrency=1;from_collapse_limit=8;join_collapse_limit=8;maintenance_io_concurrency=10;max_parallel_maintenance_workers=2;max_parallel_workers=8;max_parallel_workers_per_gather=2',
  ],
  [
    'user',
    'integer',
    '8kB',
    'effective_cache_size=4GB;min_parallel_index_scan_size=512kB;min_parallel_table_scan_size=8MB;temp_buffers=8MB',
  ],
  ['user', 'integer', 'B', 'log_parameter_max_length=-1;log_parameter_max_length_on_error=0'],
  [
    'user',
    'integer',
    'kB',
    'log_temp_files=-1;logical_decoding_work_mem=64MB;maintenance_work_mem=64MB;temp_file_limit=-1;work_mem=4MB',
  ],
  [
    'user',
    'integer',
    'ms',
    'client_connection_check_interval=0;deadlock_timeout=1s;idle_in_transaction_session_timeout=0;idle_session_timeout=0;lock_timeout=0;log_min_duration_sample=-1;log_min_duration_statement=-1;statement_timeout=0;wal_sender_timeout=1min',
  ],
  [
    'user',
    'real',
    '-',
    'cpu_index_tuple_cost=0.005;cpu_operator_cost=0.0025;cpu_tuple_cost=0.01;jit_above_cost=100000;jit_inline_above_cost=500000;jit_optimize_above_cost=500000;log_statement_sample_rate=1;log_transaction_sample_rate=0;parallel_setup_cost=1000;parallel_tuple_cost=0.1;random_page_cost=4;seq_page_cost=1',
  ],
  ['file', 'string', '-', 'log_destination=stderr'],
  ['never', 'string', '-', 'server_encoding=UTF8'],
  ['start', 'string', '-', 'listen_addresses=*'],
  [
    'user',
    'string',
    '-',
    'DateStyle=ISO, MDY;TimeZone=Etc/UTC;application_name=psql;backtrace_functions=;client_encoding=UTF8;default_table_access_method=heap;default_tablespace=;default_text_search_config=pg_catalog.english;restrict_nonsystem_relation_kind=;search_path="$user", public;timezone_abbreviations=Default',
  ],
]

const CHOICES: Readonly<Record<string, string>> = {
  xmloption: 'content|document',
  IntervalStyle: 'postgres|postgres_verbose|sql_standard|iso_8601',
  bytea_output: 'escape|hex',
  client_min_messages: 'debug5|debug4|debug3|debug2|debug1|log|notice|warning|error',
  compute_query_id: 'auto|regress|on|off',
  constraint_exclusion: 'partition|on|off',
  default_transaction_isolation: 'serializable|repeatable read|read committed|read uncommitted',
  force_parallel_mode: 'off|on|regress',
  log_error_verbosity: 'terse|default|verbose',
  log_min_error_statement: 'debug5|debug4|debug3|debug2|debug1|info|notice|warning|error|log|fatal|panic',
  log_min_messages: 'debug5|debug4|debug3|debug2|debug1|info|notice|warning|error|log|fatal|panic',
  log_statement: 'none|ddl|mod|all',
  password_encryption: 'md5|scram-sha-256',
  plan_cache_mode: 'auto|force_generic_plan|force_custom_plan',
  session_replication_role: 'origin|replica|local',
  transaction_isolation: 'serializable|repeatable read|read committed|read uncommitted',
  wal_level: 'minimal|replica|logical',
}

const all: ReadonlyMap<string, Parameter> = new Map(
  ROWS.flatMap(([when, kind, unit, parameters]) =>
    parameters.split(';').map((one): [string, Parameter] => {
      const [name = '', standard = ''] = one.split('=')
      const choices = CHOICES[name]?.split('|') ?? []
      return [name.toLowerCase(), { name, when, kind, unit, choices, standard }]
    }),
  ),
)

export const parameterOf = (name: string): Parameter | undefined => all.get(name.toLowerCase())

/** All parameters, by their names as they are written. */
export const allParameters = (): readonly Parameter[] =>
  [...all.values()].toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1))
