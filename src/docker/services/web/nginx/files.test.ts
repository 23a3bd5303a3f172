import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  const { stdout, stderr } = await machine.bash.exec(line)
  return (stdout + stderr).replaceAll('\r', '')
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 0, 10, 12), docker: { images: ['nginx'], containers: [] } })
  await said('mkdir html; echo 0123456789 > html/a.txt; echo x > html/a.odd; cp html/a.odd html/a.md')
  await said('docker run -d --name web -p 8080:80 -v ./html:/usr/share/nginx/html nginx')
})

const part = (range: string): Promise<string> =>
  said(`curl -si -H 'Range: bytes=${range}' localhost:8080/a.txt | grep -v -e ^Date -e ^Server -e ^Last -e ^ETag`)

// what nginx 1.22 says
test.each([
  ['0-3', 4, '0-3', '0123\n'],
  ['-3', 3, '8-10', '89\n'],
  ['8-', 3, '8-10', '89\n'],
  ['4-100', 7, '4-10', '456789\n'],
  ['0-', 11, '0-10', '0123456789\n'],
])('nginx gives the bytes %s of a file', async (range, length, told, text) => {
  expect(await part(range)).toBe(
    `HTTP/1.1 206 Partial Content\nContent-Type: text/plain\nContent-Length: ${length}\nConnection: keep-alive\nContent-Range: bytes ${told}/11\n\n${text}`,
  )
})

const answered = (range: string, file: string): Promise<string> =>
  said(`curl -s -o /dev/null -w '%{http_code} %{size_download}' -H 'Range: ${range}' localhost:8080/${file}`)

test.each([
  ['0-3', '200 11'],
  ['items=0-3', '200 11'],
  ['bytes=', '200 11'],
  ['bytes=0-10,0-10', '200 11'],
  ['Bytes= 1 - 3', '206 3'],
  ['bytes=0-1,20-30', '206 2'],
  ['bytes=0-1,x', '416 197'],
  ['bytes=-0', '416 197'],
])('nginx takes the header Range: %s', async (range, answer) => {
  expect(await answered(range, 'a.txt')).toBe(answer)
})

test('of an empty file nginx gives all', async () => {
  await said(': > html/empty.txt')
  expect(await answered('bytes=0-', 'empty.txt')).toBe('200 0')
})

test.each(['20-', '3-1', 'abc'])('nginx cannot give the bytes %s', async (range) => {
  expect(await part(range)).toContain(
    'HTTP/1.1 416 Requested Range Not Satisfiable\nContent-Type: text/html\nContent-Length: 197\nConnection: keep-alive\nContent-Range: bytes */11\n\n<html>\n',
  )
})

test('nginx gives several ranges as parts of one answer', async () => {
  expect(await part('0-1,4-5')).toBe(
    'HTTP/1.1 206 Partial Content\nContent-Type: multipart/byteranges; boundary=00000000000000000001\nContent-Length: 198\n' +
      'Connection: keep-alive\n\n\n--00000000000000000001\nContent-Type: text/plain\nContent-Range: bytes 0-1/11\n\n01\n' +
      '--00000000000000000001\nContent-Type: text/plain\nContent-Range: bytes 4-5/11\n\n45\n--00000000000000000001--\n',
  )
})

test('nginx gives all of a file that is not the one of If-Range', async () => {
  const code =
    "curl -s -o /dev/null -w '%{http_code}' -H 'Range: bytes=0-3' -H 'If-Range: \"zzz\"' localhost:8080/a.txt"
  expect(await said(code)).toBe('200')
})

test('the files that nginx includes are there', async () => {
  expect(await said('docker exec web ls /etc/nginx')).toBe(
    'conf.d\nfastcgi_params\nmime.types\nnginx.conf\nscgi_params\nuwsgi_params\n',
  )
  expect(await said('docker exec web head -n 4 /etc/nginx/mime.types')).toBe(
    `\ntypes {\n    text/html${' '.repeat(43)} html htm shtml;\n    text/css${' '.repeat(44)} css;\n`,
  )
  expect(await said("docker exec web grep -c '^fastcgi_param ' /etc/nginx/fastcgi_params")).toBe('19\n')
})

const type = (path: string, port: number): Promise<string> =>
  said(`curl -sI localhost:${port}/${path} | grep Content-Type`)

test('the types of files are those of the configuration', async () => {
  expect(await type('a.odd', 8080)).toBe('Content-Type: application/octet-stream\n')
  const server = 'listen 80; root /usr/share/nginx/html;'
  machine.fs.writeFile('/home/user/bare.conf', `events {} http { server { ${server} } }`)
  machine.fs.writeFile('/home/user/own.conf', `events {} http { types { text/odd odd; } server { ${server} } }`)
  await said('docker run -d -p 8081:80 -v ./bare.conf:/etc/nginx/nginx.conf -v ./html:/usr/share/nginx/html nginx')
  await said('docker run -d -p 8082:80 -v ./own.conf:/etc/nginx/nginx.conf -v ./html:/usr/share/nginx/html nginx')
  await said('echo 1 > html/a.css; echo 2 > html/a.html')
  expect(await type('a.css', 8081)).toBe('Content-Type: text/plain\n')
  expect(await type('a.html', 8081)).toBe('Content-Type: text/html\n')
  expect(await type('a.odd', 8082)).toBe('Content-Type: text/odd\n')
})

test('nginx has the worker that its log tells of', async () => {
  await said('curl -s localhost:8080/none')
  expect(await said("docker exec web cat /proc/29/cmdline | tr -d '\\0'")).toBe('nginx: worker process')
  expect(await said('docker logs web 2>&1 | grep -c "29#29: \\*.*none"')).toBe('1\n')
})

test('nginx -s reload is told in the log, and starts another worker', async () => {
  expect(await said('docker exec web nginx -s reload')).toMatch(/\[notice\] (\d+)#\1: signal process started\n$/)
  await said('sleep 1')
  const lines = await said("docker logs web 2>&1 | grep -A 20 reconfiguring | sed 's/.*notice. //'")
  const worker = /start worker process (\d+)/.exec(lines)?.[1]
  expect(lines.replace(/from \d+, recon/, 'from N, recon')).toBe(
    '1#1: signal 1 (SIGHUP) received from N, reconfiguring\n1#1: reconfiguring\n1#1: start worker processes\n' +
      `1#1: start worker process ${worker}\n29#29: gracefully shutting down\n29#29: exiting\n29#29: exit\n` +
      '1#1: signal 17 (SIGCHLD) received from 29\n1#1: worker process 29 exited with code 0\n1#1: signal 29 (SIGIO) received\n',
  )
  await said('docker kill -s HUP web; sleep 1')
  expect(await said('docker logs web 2>&1 | grep -c "(SIGHUP) received, reconfiguring"')).toBe('1\n')
})
