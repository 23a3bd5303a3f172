import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const program = `import time
from http.server import BaseHTTPRequestHandler, HTTPServer
class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == '/slow':
            time.sleep(30)
        self.send_response(302 if self.path == '/moved' else 503 if self.path == '/broken' else 200)
        self.send_header('Location', 'http://app:5000/new')
        self.send_header('X-Powered-By', 'secret')
        self.end_headers()
        self.wfile.write((self.headers.get('X_Odd') or 'none').encode())
HTTPServer(('', 5000), Handler).serve_forever()
`

const configuration = `upstream pair { server app:5000; server who:80; }
upstream dead { server who:81; server who:80; }
log_format from '$remote_addr';
server {
  listen 80;
  set $where who;
  error_page 503 = @sorry;
  proxy_intercept_errors on;
  underscores_in_headers off;
  location /slow { proxy_pass http://app:5000; proxy_read_timeout 5s; }
  location /patient { proxy_pass http://app:5000/slow; }
  location /moved { proxy_pass http://app:5000; proxy_hide_header X-Powered-By; }
  location /kept { proxy_pass http://app:5000/moved; proxy_redirect off; }
  location /other { proxy_pass http://app:5000/moved; proxy_redirect http://app:5000/ /there/; }
  location /broken { proxy_pass http://app:5000; }
  location /own { proxy_intercept_errors off; proxy_pass http://app:5000/broken; }
  location @sorry { return 200 "sorry\\n"; }
  location /next { proxy_pass http://pair/broken; proxy_next_upstream http_503; }
  location /stay { proxy_pass http://dead/; proxy_next_upstream off; }
  location /try { proxy_pass http://dead/; proxy_next_upstream_tries 1; }
  location /odd { proxy_pass http://app:5000/; }
  location /bare { proxy_pass http://who/; proxy_pass_request_headers off; }
  location /named { proxy_pass http://$where:8080; }
  location /found { resolver 127.0.0.11; proxy_pass http://$where; }
}
server {
  listen 81;
  underscores_in_headers on;
  set_real_ip_from 172.18.0.0/16;
  real_ip_header X-Forwarded-For;
  access_log /tmp/from from;
  etag off;
  if_modified_since before;
  charset utf-8;
  charset_types text/css;
  keepalive_timeout 0;
  location /odd { proxy_pass http://app:5000/; }
  location /rate { limit_rate 1k; limit_rate_after 1k; alias /usr/share/nginx/html; }
  location /list/ { alias /srv/; autoindex on; autoindex_exact_size off; }
  location /quiet { root /usr/share/nginx/html; gzip on; gzip_types text/plain; gzip_disable curl; }
}
`
let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streams(await machine.bash.exec(line)).replaceAll('\r', '')
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 1),
    docker: { images: ['nginx', 'traefik/whoami', 'python:3.12-slim'], containers: [] },
    files: { '/home/user/default.conf': configuration, '/home/user/app.py': program },
  })
  await said('docker network create inner; docker run -d --network inner --name who traefik/whoami')
  await said('docker run -d --network inner --name app -v ./app.py:/app.py python:3.12-slim python /app.py; sleep 1')
  await said(
    'docker run -d --network inner --name web -p 80:80 -p 81:81 -v ./default.conf:/etc/nginx/conf.d/default.conf nginx; sleep 1',
  )
})

const code = (path: string): Promise<string> => said(`curl -s -o /dev/null -w '%{http_code}' localhost${path}`)

test('proxy_read_timeout ends the wait for an answer', async () => {
  expect(await code('/slow')).toBe('504')
  expect(await said('docker logs web 2>&1 | grep -c "upstream timed out (110: Connection timed out)"')).toBe('1\n')
  expect(await code('/patient')).toBe('200')
})

test.each([
  ['/moved', 'http://localhost/new'],
  ['/kept', 'http://app:5000/new'],
  ['/other', 'http://localhost/there/new'],
])('proxy_redirect says where %s leads to', async (path, place) => {
  expect(await said(`curl -sI -X GET localhost${path} | grep Location`)).toBe(`Location: ${place}\n`)
})

test('proxy_hide_header keeps a header from the client', async () => {
  expect(await said('curl -sI -X GET localhost/moved | grep -c X-Powered-By')).toBe('0\n')
  expect(await said('curl -sI -X GET localhost/kept | grep -c X-Powered-By')).toBe('1\n')
})

test('proxy_intercept_errors lets error_page stand in for an answer', async () => {
  expect(await said('curl -s localhost/broken')).toBe('sorry\n')
  expect(await code('/own')).toBe('503')
})

test('proxy_next_upstream says after what the next server is asked', async () => {
  expect(await said('curl -s localhost/next')).toContain('Hostname:')
  expect([await code('/stay'), await code('/stay')].toSorted()).toEqual(['200', '502'])
  expect([await code('/try'), await code('/try')].toSorted()).toEqual(['200', '502'])
})

test('headers with underscores are taken only where they are asked for', async () => {
  expect(await said("curl -s -H 'X_Odd: yes' localhost/odd; curl -s -H 'X_Odd: yes' localhost:81/odd")).toBe('noneyes')
})

test('proxy_pass_request_headers off keeps what the client said', async () => {
  expect(await said('curl -s localhost/bare')).not.toContain('User-Agent')
})

test('a name in a variable asks for a resolver', async () => {
  expect(await code('/named')).toBe('502')
  expect(await said('docker logs web 2>&1 | grep -o "no resolver defined to resolve [a-z]*"')).toBe(
    'no resolver defined to resolve who\n',
  )
  expect(await code('/found')).toBe('200')
})

test('set_real_ip_from takes the address that a server before it tells', async () => {
  await said("curl -s -H 'X-Forwarded-For: 9.9.9.9, 8.8.8.8' localhost:81/x")
  expect(await said('docker exec web tail -n 1 /tmp/from')).toBe('8.8.8.8\n')
})

test('limit_rate lets an answer take its time', async () => {
  await said('docker exec web sh -c "head -c 4096 /dev/zero > /usr/share/nginx/html/rate"')
  const clock = async (): Promise<number> => Number(await said('date +%s%3N'))
  const before = await clock()
  await said('docker exec web cp /usr/share/nginx/html/rate /usr/share/nginx/html/index.html')
  expect(await said('curl -s localhost:81/rate/index.html | wc -c')).toBe('4096\n')
  expect((await clock()) - before).toBeGreaterThanOrEqual(3000)
})

test('autoindex_exact_size off rounds sizes', async () => {
  await said('docker exec web sh -c "cd /srv; head -c 9999 /dev/zero > a; head -c 10752 /dev/zero > b; mkdir c"')
  const page = await said('curl -s localhost:81/list/')
  expect(page.match(/(?<=:\d\d) .*$/gm)).toEqual(['       -', '    9999', '      11K'].map((one) => one.slice(0)))
})

test('etag, if_modified_since, charset_types and keepalive_timeout change the headers', async () => {
  await said('docker exec web sh -c "cd /etc/nginx; mkdir html; echo a > html/a.css; echo a > html/a.txt"')
  const headers = await said('curl -sI localhost:81/a.css')
  expect(headers).not.toContain('ETag')
  expect(headers).toContain('Content-Type: text/css; charset=utf-8\n')
  expect(headers).toContain('Connection: close\n')
  expect(await said('curl -sI localhost:81/a.txt')).toContain('Content-Type: text/plain\n')
  expect(
    await said(
      "curl -s -o /dev/null -w '%{http_code}' -H 'If-Modified-Since: Tue, 14 Nov 2199 22:13:20 GMT' localhost:81/a.css",
    ),
  ).toBe('304')
})

test('gzip_disable is about what the client says that it is', async () => {
  await said('docker exec web sh -c "seq 1000 > /usr/share/nginx/html/quiet.txt"')
  const head = (agent: string): Promise<string> =>
    said(`curl -sI -A ${agent} -H 'Accept-Encoding: gzip' localhost:81/quiet.txt | grep -c Content-Encoding`)
  expect(await head('curl')).toBe('0\n')
  expect(await head('firefox')).toBe('1\n')
})
