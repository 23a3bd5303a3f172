import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const configuration = `limit_req_zone $binary_remote_addr zone=one:10m rate=1r/m;
limit_req_zone $uri zone=slow:10m rate=2r/s;
limit_conn_zone $binary_remote_addr zone=addr:10m;
proxy_cache_path /var/cache/nginx levels=1:2 keys_zone=kept:10m inactive=60m;
log_format timed '$remote_addr $request_method $uri $status '
                 '$upstream_addr $upstream_cache_status "$cookie_who"';
log_format user '[$remote_user]$connection_requests$ssl_protocol$upstream_connect_time';
log_format json escape=json '{"agent":"$http_user_agent","who":"$cookie_who"}';
map $status $isError { ~^[45] 1; default 0; }
server {
  listen 80;
  server_tokens off;
  gzip on;
  gzip_vary on;
  access_log /var/log/nginx/access.log timed;
  access_log /var/log/nginx/json.log json;
  access_log /var/log/nginx/bad.log timed if=$isError;
  root /usr/share/nginx/html;
  location /limited/ { alias /usr/share/nginx/html/; limit_req zone=one burst=1 nodelay; limit_req_status 429; limit_req_log_level warn; }
  location /slow/ { alias /usr/share/nginx/html/; limit_req zone=slow burst=5; limit_conn addr 1; }
  location /kept { proxy_pass http://app/; proxy_cache kept; proxy_cache_valid 200 10m; proxy_cache_bypass $arg_fresh; add_header X-Cache $upstream_cache_status; }
  location /status { stub_status; }
  location /read { limit_except GET { deny all; } return 405; }
  location /only/ { limit_except GET { deny all; } alias /usr/share/nginx/html/; }
  location /dead { proxy_pass http://app:99; }
  location /fake { add_header Content-Encoding gzip; return 200 plain; }
  location /counted { limit_conn addr 2; limit_conn_status 429; error_page 404 = /found/index.html; }
  location /found/ { alias /usr/share/nginx/html/; limit_conn addr 2; }
  location ~ ^/named/(?<first>\\w+)/(?<second>\\w+)$ { return 200 "$second $first $2"; }
  location /user { access_log /tmp/users user; }
  location /list { autoindex off; alias /usr/share/nginx; }
}
`
let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    docker: { images: ['nginx', 'traefik/whoami'], containers: [] },
    files: { '/home/user/default.conf': configuration },
  })
  await said('docker network create inner; docker run -d --network inner --name app traefik/whoami')
  await said(
    'docker run -d --network inner --name web -p 8080:80 -v ./default.conf:/etc/nginx/conf.d/default.conf nginx',
  )
})

const codes = (path: string, times: number): Promise<string> =>
  said(`for i in $(seq ${times}); do curl -s -o /dev/null -w '%{http_code} ' localhost:8080${path}; done`)

test('server_tokens off hides the version, in headers and in pages', async () => {
  const text = await said('curl -si localhost:8080/nowhere')
  expect(text).toContain('Server: nginx\r\n')
  expect(text).toContain('<center>nginx</center>')
})

test('limit_req refuses what comes too fast, with the status that was asked for', async () => {
  expect(await codes('/limited/', 4)).toBe('200 200 429 429 ')
  expect(
    await said(
      'docker logs web 2>&1 | grep -F [warn] | grep -o "limiting requests, .* by zone .one., client: [0-9.]*" | head -n 1',
    ),
  ).toMatch(/^limiting requests, excess: [12]\.\d{3} by zone "one", client: 172\.18\.0\.1\n$/)
})

test('limit_req lets what may wait take its time', async () => {
  const clock = async (): Promise<number> => Number(await said('date +%s%3N'))
  const before = await clock()
  expect(await codes('/slow/', 3)).toBe('200 200 200 ')
  expect((await clock()) - before).toBeGreaterThanOrEqual(900)
})

test('limit_conn counts a request once, and no longer when it was answered', async () => {
  expect(await codes('/counted', 4)).toBe('200 200 200 200 ')
})

test('the groups of a pattern are variables by their names', async () => {
  expect(await said('curl -s localhost:8080/named/a/b')).toBe('b a b')
})

test('what is no Base64 names no user', async () => {
  expect(await said("curl -s -o /dev/null -w '%{http_code}' -H 'Authorization: Basic a' localhost:8080/user")).toBe(
    '404',
  )
  expect(await said('curl -s -u ann:x -o /dev/null localhost:8080/user; docker exec web cat /tmp/users')).toBe(
    '[-]1--\n[ann]1--\n',
  )
})

test('proxy_cache keeps an answer, for as long as it is valid', async () => {
  const cache = (path: string): Promise<string> =>
    said(`curl -si localhost:8080${path} | grep X-Cache | tr -d '\\r\\n'`)
  expect(await cache('/kept')).toBe('X-Cache: MISS')
  expect(await cache('/kept')).toBe('X-Cache: HIT')
  expect(await cache('/kept?fresh=1')).toBe('X-Cache: BYPASS')
  await said('sleep 601')
  expect(await cache('/kept')).toBe('X-Cache: EXPIRED')
})

test('stub_status counts requests', async () => {
  expect(await said('curl -s localhost:8080/status')).toMatch(
    /^Active connections: 1 \nserver accepts handled requests\n (\d+) \1 \1 \nReading: 0 Writing: 1 Waiting: 0 \n$/,
  )
})

test('limit_except is about the methods that it does not name', async () => {
  expect(await said("curl -s -o /dev/null -w '%{http_code}' localhost:8080/only/")).toBe('200')
  expect(await said("curl -s -o /dev/null -w '%{http_code}' -X DELETE localhost:8080/only/")).toBe('403')
})

test('access_log writes in its format, to its file, on its condition', async () => {
  await said("curl -s -b who=me -A 'a\"b' localhost:8080/; curl -s localhost:8080/dead")
  expect(await said('docker logs web 2>/dev/null | tail -n 2')).toBe(
    '172.18.0.1 GET /index.html 200 - - "me"\n172.18.0.1 GET /dead 502 172.18.0.2:99 - "-"\n',
  )
  expect(await said('docker exec web tail -n 2 /var/log/nginx/json.log')).toBe(
    '{"agent":"a\\"b","who":"me"}\n{"agent":"curl/7.88.1","who":""}\n',
  )
  expect(await said('docker exec web grep -c "GET / 200" /var/log/nginx/bad.log')).toBe('0\n')
})

test.each([
  ['/none', 'open() "/usr/share/nginx/html/none" failed (2: No such file or directory)'],
  ['/none/', '"/usr/share/nginx/html/none/index.html" is not found (2: No such file or directory)'],
  ['/list/', 'directory index of "/usr/share/nginx/" is forbidden'],
  ['/dead', 'connect() failed (111: Connection refused) while connecting to upstream'],
])('nginx tells its error log what is wrong with %s', async (path, told) => {
  await said(`curl -s localhost:8080${path}`)
  const line = await said('docker logs web 2>&1 >/dev/null | tail -n 1')
  expect(line).toContain(`: *`)
  expect(line).toContain(` ${told}, client: 172.18.0.1, server: , request: "GET ${path} HTTP/1.1"`)
})

test('gzip packs what the client takes packed, and curl --compressed unpacks it', async () => {
  await said("docker exec web sh -c 'seq 1000 > /usr/share/nginx/html/n.html'")
  const head = (await said("curl -sI -H 'Accept-Encoding: gzip' localhost:8080/n.html")).replaceAll('\r', '')
  expect(head.replaceAll(/^(?:HTTP|Server|Date).*\n/gm, '').replaceAll(/: .*GMT$|"[^"]*"/gm, '')).toBe(
    'Content-Type: text/html\nLast-Modified\nConnection: keep-alive\nVary: Accept-Encoding\nETag: W/\nContent-Encoding: gzip\n\n',
  )
  expect(
    await said("curl -s -H 'Accept-Encoding: gzip' localhost:8080/n.html | gunzip | cmp - <(seq 1000) && echo same"),
  ).toBe('same\n')
  expect(await said('curl -s --compressed localhost:8080/n.html | tail -n 1')).toBe('1000\n')
  expect(await said('curl -sI localhost:8080/n.html')).not.toContain('Content-Encoding')
})

test('curl --compressed refuses what is said to be packed and is not', async () => {
  expect(await said('curl -sS --compressed localhost:8080/fake; echo $?')).toBe(
    '61\ncurl: (61) Error while processing content unencoding: incorrect header check\n',
  )
})

test('nginx tells what a file was when it was made, and does not send it again to who has it', async () => {
  await said(
    "docker exec web sh -c 'echo page > /usr/share/nginx/html/p.html; touch -d @1700000000 /usr/share/nginx/html/p.html'",
  )
  expect((await said('curl -sI localhost:8080/p.html | tail -n +4')).replaceAll('\r', '')).toBe(
    'Content-Type: text/html\nContent-Length: 5\nLast-Modified: Tue, 14 Nov 2023 22:13:20 GMT\nConnection: keep-alive\n' +
      'ETag: "6553f100-5"\nAccept-Ranges: bytes\n\n',
  )
  const code = (header: string): Promise<string> =>
    said(`curl -s -o /dev/null -w '%{http_code} %{size_download}' -H '${header}' localhost:8080/p.html`)
  expect(await code('If-None-Match: "6553f100-5"')).toBe('304 0')
  expect(await code('If-None-Match: "x"')).toBe('200 5')
  expect(await code('If-Modified-Since: Tue, 14 Nov 2023 22:13:20 GMT')).toBe('304 0')
})

const PLACE = ' in /etc/nginx/conf.d/default.conf:1'
// what nginx 1.22 says
test.each([
  ['server { location / { return 200 $foo; } }', 'unknown "foo" variable'],
  ['log_format main2 $foo;', 'unknown "foo" variable'],
  ['log_format main2 $request_id;', 'the variable "request_id" is not simulated here'],
  ['log_format main2 $upstream_http_x;', 'the variable "upstream_http_x" is not simulated here'],
  ['server { limit_req zone=two; }', 'zero size shared memory zone "two"'],
  ['server { limit_req burst=2; }', `"limit_req" must have "zone" parameter${PLACE}`],
  ['server { limit_conn addr 1; }', 'zero size shared memory zone "addr"'],
  ['server { access_log /tmp/x foo; }', `unknown log format "foo"${PLACE}`],
  ['server { proxy_cache foo; }', `"proxy_cache" zone "foo" is unknown${PLACE}`],
])('nginx does not start with %s', async (text, problem) => {
  machine.fs.writeFile('/home/user/bad.conf', text)
  expect(await said('docker run --rm -v ./bad.conf:/etc/nginx/conf.d/default.conf nginx nginx -t')).toContain(
    `nginx: [emerg] ${problem}\n`,
  )
})
