import { mimeTypes } from './mime-types.ts'

const typesFile = (): string => {
  const rows = mimeTypes.map(([type, endings]) => `    ${type.padEnd(52)} ${endings.join(' ')};\n`)
  return `\ntypes {\n${rows.join('')}}\n`
}

const FASTCGI = `
QUERY_STRING $query_string
REQUEST_METHOD $request_method
CONTENT_TYPE $content_type
CONTENT_LENGTH $content_length

SCRIPT_NAME $fastcgi_script_name
REQUEST_URI $request_uri
DOCUMENT_URI $document_uri
DOCUMENT_ROOT $document_root
SERVER_PROTOCOL $server_protocol
REQUEST_SCHEME $scheme
HTTPS $https if_not_empty

GATEWAY_INTERFACE CGI/1.1
SERVER_SOFTWARE nginx/$nginx_version

REMOTE_ADDR $remote_addr
REMOTE_PORT $remote_port
SERVER_ADDR $server_addr
SERVER_PORT $server_port
SERVER_NAME $server_name

# PHP only, required if PHP was built with --enable-force-cgi-redirect
REDIRECT_STATUS 200
`

/** What is told of a connection to servers of uwsgi and SCGI alike. */
const CONNECTION = `SERVER_PROTOCOL $server_protocol
REQUEST_SCHEME $scheme
HTTPS $https if_not_empty

REMOTE_ADDR $remote_addr
REMOTE_PORT $remote_port
SERVER_PORT $server_port
SERVER_NAME $server_name
`

const UWSGI = `
QUERY_STRING $query_string
REQUEST_METHOD $request_method
CONTENT_TYPE $content_type
CONTENT_LENGTH $content_length

REQUEST_URI $request_uri
PATH_INFO $document_uri
DOCUMENT_ROOT $document_root
${CONNECTION}`

const SCGI = `
REQUEST_METHOD $request_method
REQUEST_URI $request_uri
QUERY_STRING $query_string
CONTENT_TYPE $content_type

DOCUMENT_URI $document_uri
DOCUMENT_ROOT $document_root
SCGI 1
${CONNECTION}`

/** The lines of a file of parameters, which have their values in a column. */
const parameters = (directive: string, text: string): string =>
  text.replaceAll(
    /^([A-Z]\w*) (.*)$/gm,
    (_all, name: string, value: string) => `${directive}  ${name.padEnd(18)} ${value};`,
  )

/** Where nginx finds the types of files. */
export const MIME_TYPES = '/etc/nginx/mime.types'

/** The files that nginx brings for others to include, by their paths. */
export const nginxIncludes = (): Readonly<Record<string, string>> => ({
  [MIME_TYPES]: typesFile(),
  '/etc/nginx/fastcgi_params': parameters('fastcgi_param', FASTCGI),
  '/etc/nginx/scgi_params': parameters('scgi_param', SCGI),
  '/etc/nginx/uwsgi_params': parameters('uwsgi_param', UWSGI),
})
