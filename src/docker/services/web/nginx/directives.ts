/** Where a directive may stand: the top, `events`, `http`, `server`, `location`, `if` in either of them, `upstream`, `limit_except`. */
export type Context = 'm' | 'e' | 'h' | 's' | 'l' | 'f' | 'i' | 'u' | 'x'

/** The context that the block of a directive opens. */
export const OPENED: Readonly<Record<string, Context>> = {
  events: 'e',
  http: 'h',
  server: 's',
  location: 'l',
  upstream: 'u',
  limit_except: 'x',
}

/**
 * What nginx knows of its directives. Each row: the contexts, what the words must be, the names. A number or a range is how many
 * words there are, and `{` after it a block. A letter is one value, which may be given once in a block: F `on` or `off`, N a number,
 * S a size, O a size with `g`, T a time, A anything.
 *
 * What the answers read is real, and what `isBeyond` names is refused. The others cannot show here: a connection is made at once and
 * carries one whole request and one whole answer (`proxy_connect_timeout`, the timeouts of sending and of the client, `keepalive_*`
 * beside `keepalive_timeout 0`, `tcp_*`, buffers, `proxy_buffering`), files are read from memory (`open_file_cache`, `sendfile`, `aio`),
 * the sizes of tables and pools are the platform's own, names are found by the container's own resolver, and a `listen` with `ssl` is
 * refused, so that the `ssl_*` beside it are not asked.
 */
const ROWS = `
m F daemon master_process pcre_jit
m A pid lock_file worker_processes worker_priority worker_rlimit_core ssl_engine
m N worker_rlimit_nofile
m T worker_shutdown_timeout
m 1 env load_module
m 1-2 user
m 1- worker_cpu_affinity
m 0{ events http stream
mehslfiux 1 include
mhsl 1- error_log
e N worker_connections
e F multi_accept accept_mutex
e A use
e T accept_mutex_delay
h 0{ server
u 1- server
h 1{ upstream
u 0 ip_hash least_conn
u 1-2 hash random zone keepalive
u T keepalive_time keepalive_timeout
u N keepalive_requests
sl 1-2{ location
sl 1-{ if
l 1-{ limit_except
hsl 0{ types
h 2{ map split_clients
h 1-2{ geo
h 2- log_format
h 3 limit_req_zone
h 2 limit_conn_zone
h 2- proxy_cache_path fastcgi_cache_path
h N server_names_hash_bucket_size server_names_hash_max_size variables_hash_max_size variables_hash_bucket_size map_hash_max_size map_hash_bucket_size
hs F merge_slashes underscores_in_headers ignore_invalid_headers ssl_prefer_server_ciphers ssl_session_tickets ssl_stapling ssl_stapling_verify http2
hs S client_header_buffer_size connection_pool_size request_pool_size
hs T client_header_timeout
hs 2 large_client_header_buffers
hs A ssl_dhparam ssl_ecdh_curve ssl_ciphers ssl_client_certificate ssl_trusted_certificate ssl_verify_client ssl_session_timeout
hs 1 ssl_certificate ssl_certificate_key
hs 1- ssl_protocols
hs 1-2 ssl_session_cache
s 1- listen server_name
hslx 1 allow deny
hslx A auth_basic auth_basic_user_file
hslix 1-5 access_log
l 0 internal
l A alias
lix 1 proxy_pass
li 1 fastcgi_pass grpc_pass uwsgi_pass scgi_pass memcached_pass
sl 0-1 stub_status
sl 2- try_files
slfi 0 break
slfi 1-2 return
slfi 2 set
slfi 2-3 rewrite
hsl 1- index gzip_proxied gzip_disable proxy_cache_methods proxy_cache_valid proxy_cache_use_stale proxy_cache_bypass proxy_no_cache proxy_next_upstream resolver fastcgi_cache_bypass fastcgi_no_cache fastcgi_cache_valid fastcgi_cache_use_stale proxy_ignore_headers fastcgi_ignore_headers
hsl 1- gzip_types charset_types
hsl 1- sub_filter
hsli 2- error_page
hsli 2-3 add_header add_trailer
hsli 1-2 expires
hsli A root charset limit_rate limit_rate_after
hsli F gzip sendfile ssi
hsl F tcp_nopush tcp_nodelay log_not_found log_subrequest absolute_redirect port_in_redirect server_name_in_redirect etag chunked_transfer_encoding reset_timedout_connection recursive_error_pages msie_padding gzip_vary gunzip autoindex autoindex_exact_size autoindex_localtime proxy_buffering proxy_request_buffering proxy_intercept_errors proxy_pass_request_headers proxy_pass_request_body proxy_ignore_client_abort proxy_cache_lock proxy_cache_revalidate proxy_cache_background_update proxy_socket_keepalive proxy_ssl_server_name proxy_ssl_verify proxy_ssl_session_reuse proxy_force_ranges fastcgi_buffering fastcgi_intercept_errors fastcgi_keep_conn fastcgi_request_buffering limit_req_dry_run limit_conn_dry_run client_body_in_single_buffer open_file_cache_errors real_ip_recursive
hsl A server_tokens default_type satisfy if_modified_since gzip_http_version gzip_static autoindex_format proxy_http_version proxy_method proxy_cache proxy_cache_key fastcgi_cache fastcgi_cache_key fastcgi_index fastcgi_split_path_info real_ip_header client_body_in_file_only directio disable_symlinks auth_request
hsl N keepalive_requests types_hash_max_size types_hash_bucket_size proxy_cache_min_uses proxy_headers_hash_max_size proxy_headers_hash_bucket_size open_file_cache_min_uses gzip_comp_level limit_req_status limit_conn_status max_ranges proxy_next_upstream_tries
hsl S client_body_buffer_size gzip_min_length proxy_buffer_size proxy_busy_buffers_size proxy_temp_file_write_size proxy_max_temp_file_size fastcgi_buffer_size fastcgi_busy_buffers_size sendfile_max_chunk subrequest_output_buffer_size
hsl O client_max_body_size
hsl T client_body_timeout send_timeout resolver_timeout lingering_time lingering_timeout keepalive_time proxy_connect_timeout proxy_send_timeout proxy_read_timeout fastcgi_connect_timeout fastcgi_send_timeout fastcgi_read_timeout proxy_cache_lock_timeout proxy_next_upstream_timeout open_file_cache_valid
hsl 1-2 keepalive_timeout open_file_cache proxy_redirect
hsl 1-4 client_body_temp_path proxy_temp_path
hsl 2 proxy_buffers proxy_set_header gzip_buffers output_buffers fastcgi_buffers proxy_cookie_domain
hsl 2-3 fastcgi_param
hsl 2- proxy_cookie_path
hsl 1 proxy_hide_header proxy_pass_header fastcgi_hide_header fastcgi_pass_header set_real_ip_from limit_conn_log_level limit_req_log_level aio proxy_set_body
hsl 2 limit_conn
hsl 1-3 limit_req
`

/** What nginx knows of a directive. */
export interface Kind {
  /** The contexts it may stand in, by their letters. */
  readonly contexts: string
  /** How many words it has. */
  readonly least: number
  readonly most: number
  readonly hasBlock: boolean
  /** What its one value must be, where it may be given once. */
  readonly value: string | undefined
}

function kindOf(contexts: string, form: string): Kind {
  const [, least, range, most, block] = /^(\d+)(-?)(\d*)(\{?)$/.exec(form) ?? []
  if (least === undefined) return { contexts, least: 1, most: 1, hasBlock: false, value: form }
  const end = most !== '' ? Number(most) : range === '' ? Number(least) : Number.POSITIVE_INFINITY
  return { contexts, least: Number(least), most: end, hasBlock: block !== '', value: undefined }
}

/** The forms of every directive by its name: `server` is a block of `http`, and a word of `upstream`. */
const KINDS: ReadonlyMap<string, readonly Kind[]> = ROWS.trim()
  .split('\n')
  .map((row) => row.split(' '))
  .reduce((kinds, [contexts = '', form = '', ...names]) => {
    const kind = kindOf(contexts, form)
    for (const name of names) kinds.set(name, [...(kinds.get(name) ?? []), kind])
    return kinds
  }, new Map<string, readonly Kind[]>())

/** What nginx knows of the directives of a name; nothing where it has none. */
export const kindsOf = (name: string): readonly Kind[] => KINDS.get(name) ?? []

/**
 * Directives that would change what nginx does and are not simulated. After a name stands the word that asks for nothing, where
 * there is one: `auth_basic off`.
 */
const NOT_SIMULATED = `add_trailer
auth_request off
autoindex_format html
autoindex_localtime off
chunked_transfer_encoding on
client_body_in_file_only off
disable_symlinks off
fastcgi_cache off
fastcgi_hide_header
fastcgi_ignore_headers
fastcgi_pass_header
fastcgi_split_path_info
geo
grpc_pass
gunzip off
gzip_static off
hash
load_module
master_process on
memcached_pass
merge_slashes on
proxy_cache_background_update off
proxy_cache_revalidate off
proxy_cookie_domain off
proxy_cookie_path off
proxy_force_ranges off
proxy_method
proxy_set_body
random
recursive_error_pages off
satisfy all
scgi_pass
split_clients
ssi off
stream
sub_filter
uwsgi_pass`

const NOTHING_ASKED: ReadonlyMap<string, string | undefined> = new Map(
  NOT_SIMULATED.split('\n').map((row) => {
    const [name = '', word] = row.split(' ')
    return [name, word] as const
  }),
)

/** Whether a directive asks for something that is not simulated. */
export const isBeyond = (name: string, word: string): boolean =>
  NOTHING_ASKED.has(name) && NOTHING_ASKED.get(name) !== word
