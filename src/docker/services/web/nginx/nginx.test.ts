import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const configuration = `upstream backend { server app:80; }
server {
  listen 80;
  root /usr/share/nginx/html;
  add_header X-Frame-Options DENY;
  error_page 404 /404.html;
  error_page 502 504 =503 /50x.html;
  rewrite ^/moved/(.*)$ /$1 permanent;
  rewrite ^/alias/(.*)$ /$1 last;
  location / { try_files $uri $uri/ =404; }
  location /app/ { try_files $uri /index.html; }
  location /api/ {
    proxy_pass http://backend/;
    proxy_set_header Host $host;
    proxy_set_header X-Real-IP $remote_addr;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header Accept "";
  }
  location /plain/ { proxy_pass http://app; }
  location /dead/ { proxy_pass http://app:9999; }
  location /health { access_log off; return 200 "ok $arg_who\\n"; }
  location /old { return 301 /new; }
  location /near { absolute_redirect off; return 302 /new; }
  location /closed { allow 10.0.0.0/8; deny all; }
  location /made { set $where app; proxy_pass http://$where:80; }
  location /named { try_files $uri @fall; }
  location @fall { proxy_pass http://backend; }
}
`
const compose = `services:
  app: { image: traefik/whoami, deploy: { replicas: 3 } }
  web:
    image: nginx
    ports: ['8080:80']
    volumes: ['./default.conf:/etc/nginx/conf.d/default.conf', './html:/usr/share/nginx/html']
    depends_on: [app]
`

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  const files = {
    'compose.yaml': compose,
    'default.conf': configuration,
    'html/index.html': 'home\n',
    'html/404.html': 'not here\n',
    'html/50x.html': 'broken\n',
  }
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    docker: { images: ['nginx', 'traefik/whoami'], containers: [] },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/web/${name}`, text])),
  })
  await said('cd web; docker compose up -d')
})

test.each([
  ['/', 'home\n200'],
  ['/nowhere', 'not here\n404'],
  ['/app/some/page', 'home\n200'],
  ['/alias/index.html', 'home\n200'],
  ['/dead/', 'broken\n503'],
  ['/health?who=me', 'ok me\n200'],
])('nginx answers %s', async (path, expected) => {
  expect(await said(`curl -s -w '%{http_code}' 'localhost:8080${path}'`)).toBe(expected)
})

test('nginx says what add_header says, unless the answer is an error', async () => {
  expect(await said('curl -sI localhost:8080/')).toContain('X-Frame-Options: DENY')
  expect(await said('curl -sI localhost:8080/nowhere')).not.toContain('X-Frame-Options')
})

test.each([
  ['/old', 'HTTP/1.1 301 Moved Permanently', 'http://localhost/new'],
  ['/near', 'HTTP/1.1 302 Moved Temporarily', '/new'],
  ['/moved/a', 'HTTP/1.1 301 Moved Permanently', 'http://localhost/a'],
])('nginx sends on from %s', async (path, status, to) => {
  const text = await said(`curl -sI localhost:8080${path}`)
  expect(text).toContain(status)
  expect(text).toContain(`Location: ${to}\r\n`)
})

test('nginx lets in whom allow and deny let in', async () => {
  expect(await said("curl -s -o /dev/null -w '%{http_code}' localhost:8080/closed")).toBe('403')
})

test('nginx sets the headers of what it hands on, and is itself who asks', async () => {
  const text = await said("curl -s -A me -H 'X-Forwarded-For: 9.9.9.9' localhost:8080/api/x")
  const own = (await said('docker compose exec web hostname -i')).trim()
  expect(text).toContain(
    `RemoteAddr: ${own}\nGET /x HTTP/1.1\nConnection: close\nHost: localhost\nX-Real-IP: 172.18.0.1\nX-Forwarded-For: 9.9.9.9, 172.18.0.1\nUser-Agent: me\n\n`,
  )
  expect(await said('curl -s localhost:8080/plain/x')).toContain(
    'GET /plain/x HTTP/1.1\nHost: app\nConnection: close\n',
  )
})

test.each(['/api/', '/plain/', '/named'])('nginx shares %s out among the containers of a service', async (path) => {
  const names = await said(`for i in 1 2 3 4; do curl -s localhost:8080${path} | head -n 1; done`)
  const [first, second, third, fourth] = names.split('\n')
  expect(new Set([first, second, third]).size).toBe(3)
  expect(fourth).toBe(first)
})

test('nginx hands on to a name that a variable holds', async () => {
  expect(await said('curl -s localhost:8080/made')).toContain('GET /made HTTP/1.1\n')
})

test('nginx logs who asked by the gateway of its network, but not where the log is off', async () => {
  await said('curl -s localhost:8080/health; curl -s localhost:8080/')
  const log = await said('docker compose logs --no-log-prefix web')
  expect(log).toContain('172.18.0.1 - - [')
  expect(log).not.toContain('/health')
})
