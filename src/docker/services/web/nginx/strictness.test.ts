import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

const said = async (line: string): Promise<string> => {
  const { stdout, stderr } = await machine.bash.exec(line)
  return (stdout + stderr).replaceAll('\r', '')
}

const CODES = [200, 202, 204, 299, 302, 303, 401, 402, 407, 415, 451, 507]
const SERVER = `log_format tiny '$request_method $uri $status';
server {
  listen 8083; root /srv; access_log /tmp/tiny.log tiny;
  location /a { try_files $uri $uri/ =404; }
  location /text { return 200 "x"; }
  error_page 404 /404.html;
${CODES.map((code) => `  location = /${code} { return ${code}; }\n`).join('')}}
`

beforeAll(async () => {
  machine = createMachine({
    files: { '/home/user/web.conf': SERVER },
    docker: { images: ['nginx:1.22.1'], containers: [] },
  })
  const files = 'mkdir -p /srv/a/full /srv/a/empty; echo page > /srv/a/full/index.html; echo gone > /srv/404.html'
  await machine.bash.exec('docker run -d --name web -v ./web.conf:/etc/nginx/conf.d/web.conf nginx:1.22.1; sleep 1')
  await machine.bash.exec(`docker exec web bash -c '${files}'`)
})

/** What `nginx -t` of nginx 1.22 says of a server in `bad.conf`, and its status. */
test.each([
  ['server { listen 80; \n', 'unexpected end of file, expecting "}" in /etc/nginx/conf.d/bad.conf:2'],
  ['server { index "a; }\n', 'unexpected end of file, expecting ";" or "}" in /etc/nginx/conf.d/bad.conf:2'],
  ['server { listen 80; listen 80; }', 'a duplicate listen 0.0.0.0:80 in /etc/nginx/conf.d/bad.conf:1'],
  ['server { location / { } location / { } }', 'duplicate location "/" in /etc/nginx/conf.d/bad.conf:1'],
  [
    'server { location /a { location /b { } } }',
    'location "/b" is outside location "/a" in /etc/nginx/conf.d/bad.conf:1',
  ],
  ['log_format combined "x";', 'duplicate "log_format" name "combined" in /etc/nginx/conf.d/bad.conf:1'],
  ['map $a b { }', 'invalid variable name "b" in /etc/nginx/conf.d/bad.conf:1'],
])('nginx refuses %s', async (text, problem) => {
  machine.fs.writeFile('/home/user/bad.conf', text)
  const line = 'docker run --rm -v ./bad.conf:/etc/nginx/conf.d/bad.conf nginx:1.22.1 nginx -t; echo $?'
  expect(await said(line)).toBe(
    `1\nnginx: [emerg] ${problem}\nnginx: configuration file /etc/nginx/nginx.conf test failed\n`,
  )
})

test.each([
  [
    "echo 'server { access_log /nodir/x.log; }' > /etc/nginx/conf.d/bad.conf; nginx -t; rm /etc/nginx/conf.d/bad.conf",
    'nginx: the configuration file /etc/nginx/nginx.conf syntax is ok\nnginx: [emerg] open() "/nodir/x.log" failed (2: No such file or directory)\nnginx: configuration file /etc/nginx/nginx.conf test failed\n',
  ],
  [
    'nginx -g bad -t',
    'nginx: [emerg] unexpected end of parameter, expecting ";" in command line\nnginx: configuration file /etc/nginx/nginx.conf test failed\n',
  ],
])('%s', async (line, told) => {
  expect(await said(`docker exec web sh -c "${line}"`)).toBe(told)
})

/** The first line, the type, the length and the title of what nginx 1.22 answers. */
test.each([
  ['200', 'HTTP/1.1 200 OK\nContent-Type: application/octet-stream\nContent-Length: 0\n'],
  ['202', 'HTTP/1.1 202 Accepted\nContent-Type: application/octet-stream\nContent-Length: 0\n'],
  ['204', 'HTTP/1.1 204 No Content\n'],
  ['299', 'HTTP/1.1 299 \nContent-Type: application/octet-stream\nContent-Length: 0\n'],
  [
    '302',
    'HTTP/1.1 302 Moved Temporarily\nContent-Type: text/html\nContent-Length: 145\n<head><title>302 Found</title></head>\n',
  ],
  [
    '401',
    'HTTP/1.1 401 Unauthorized\nContent-Type: text/html\nContent-Length: 179\n<head><title>401 Authorization Required</title></head>\n',
  ],
  [
    '402',
    'HTTP/1.1 402 Payment Required\nContent-Type: text/html\nContent-Length: 167\n<head><title>402 Payment Required</title></head>\n',
  ],
  ['407', 'HTTP/1.1 407 \nContent-Length: 0\n'],
  ['451', 'HTTP/1.1 451 \nContent-Length: 0\n'],
  ['text/a.txt', 'HTTP/1.1 200 OK\nContent-Type: text/plain\nContent-Length: 1\n'],
  [
    'a/full',
    'HTTP/1.1 301 Moved Permanently\nContent-Type: text/html\nContent-Length: 169\nLocation: http://localhost:8083/a/full/\n<head><title>301 Moved Permanently</title></head>\n',
  ],
  [
    'a/empty/',
    'HTTP/1.1 403 Forbidden\nContent-Type: text/html\nContent-Length: 153\n<head><title>403 Forbidden</title></head>\n',
  ],
])('nginx answers /%s', async (path, told) => {
  const shown = `grep -iE "^(HTTP|content-|location)|title|accept-r"`
  expect(await said(`docker exec web sh -c 'curl -si localhost:8083/${path} | ${shown}'`)).toBe(told)
})

test('the page of an error is not given in parts, and an index is logged as the file that it is', async () => {
  expect(await said('docker exec web curl -si localhost:8083/none')).not.toContain('Accept-Ranges')
  await said('docker exec web curl -s localhost:8083/a/full/')
  expect(await said('docker exec web tail -n1 /tmp/tiny.log')).toBe('GET /a/full/index.html 200\n')
})
