import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  const { stdout, stderr } = await machine.bash.exec(line)
  return (stdout + stderr).replaceAll('\r', '')
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 0, 10, 12), docker: { images: ['busybox', 'alpine'], containers: [] } })
  await said('mkdir -p www/d; echo hey > www/index.html; echo css > www/d/a.css; touch -d @1700000000 www/d/a.css')
  await said('docker run -d --name web -p 8080:8000 -v ./www:/www busybox httpd -f -vv -p 8000 -h /www; sleep 1')
})

const page = (title: string, text: string): string =>
  `<HTML><HEAD><TITLE>${title}</TITLE></HEAD>\n<BODY><H1>${title}</H1>\n${text}\n</BODY></HTML>\n`

// what BusyBox 1.35 says
test.each([
  ['localhost:8080/', 'hey\n'],
  ['localhost:8080/nope', page('404 Not Found', 'The requested URL was not found')],
  ['localhost:8080/d/', page('404 Not Found', 'The requested URL was not found')],
  ["-o /dev/null -w '%{http_code}' localhost:8080/d", '302'],
  ["-o /dev/null -w '%{http_code}' -X POST localhost:8080/", '501'],
  [
    '-I localhost:8080/d/a.css | grep -v -e ^Date -e ^Connection',
    'HTTP/1.1 200 OK\nContent-Type: text/css\nContent-Length: 4\nAccept-Ranges: bytes\nLast-Modified: Tue, 14 Nov 2023 22:13:20 GMT\nETag: "6553f100-4"\n\n',
  ],
])('httpd: %s', async (words, output) => {
  expect(await said(`curl -s ${words}`)).toBe(output)
})

test('httpd writes what it was asked for where that is wished', async () => {
  await said(
    'docker run -d --name loud -p 8081:80 -v ./www:/www busybox httpd -f -vv -h /www; sleep 1; curl -s localhost:8081/d/a.css',
  )
  expect(await said('docker logs loud')).toBe(
    '[::ffff:172.17.0.1]:50000: url:/d/a.css\n[::ffff:172.17.0.1]:50000: response:200\n',
  )
})

test.each([
  ['busybox httpd -f -h /none', "httpd: can't change directory to '/none': No such file or directory\n"],
  ['busybox httpd -r me -f', 'httpd: the option -r is not simulated here\n'],
  ['busybox httpd -z | head -n 1', 'httpd: unrecognized option: z\n'],
  ['alpine busybox httpd', 'httpd: applet not found\n'],
  [
    "busybox sh -c 'httpd -h /bin && wget -qO- localhost/none'",
    'wget: server returned error: HTTP/1.1 404 Not Found\n',
  ],
])('docker run %s', async (words, output) => {
  const { stdout, stderr } = await machine.bash.exec(`docker run --rm ${words}`)
  expect(stdout + stderr.split('\n').slice(0, 1).join('') + (stderr === '' ? '' : '\n')).toBe(output)
})
