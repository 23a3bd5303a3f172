import { expect, test } from 'vitest'
import { createGnuFixture } from '../../../testing/gnu-fixture.ts'
import { networkPrograms } from '../groups/network.ts'

/** What curl prints, and what a server of this machine that sends /old on to /new was asked, blanks for ends of lines. */
async function curled(words: readonly string[], files = {}): Promise<{ said: string; asked: string }> {
  const curl = networkPrograms.find(({ declaration }) => declaration.name === 'curl')
  if (!curl) throw new Error('no curl')
  const fixture = createGnuFixture([curl], { files })
  const { network } = fixture.kernel.systemFor({ uid: 0, gid: 0, groups: [] })
  const asked: string[] = []
  const call = (text: string): string => {
    asked.push(text)
    const isOld = text.startsWith('GET /old')
    const head = isOld ? '301 Moved\r\nLocation: /new' : '200 OK\r\nServer: s'
    return `HTTP/1.1 ${head}\r\nContent-Type: text/plain\r\nContent-Length: 3\r\n\r\nok\n`
  }
  network.listen(8011, { type: 'messages', call }, { backlog: 5, owner: { pid: 5, uid: 0, name: 'python3', fd: 3 } })
  const { stdout, stderr } = await fixture.run(words)
  return { said: stdout + stderr, asked: asked.join('') }
}

const URL = 'localhost:8011/old'

/** What curl 7.88 writes by each format, standard error behind standard output. */
test.each([
  [
    [URL, '-w', '%{http_code} %{redirect_url} %{url} %{num_redirects}'],
    '301 http://localhost:8011/new localhost:8011/old 0',
  ],
  [['-L', URL, '-w', '%{url_effective} [%{redirect_url}] %{num_redirects}'], 'http://localhost:8011/new [] 1'],
  [[URL, '-w', '%{method} %{scheme} %{http_version} %{exitcode} %{errormsg} %{num_headers}'], 'GET HTTP 1.1 0  3'],
  [
    [URL, '-w', '%{filename_effective} %{urlnum} %{num_connects} %{size_upload} %{http_connect} %{remote_port}'],
    '/o 0 1 0 000 8011',
  ],
  [[URL, '-w', '%header{content-type}%%\\t|'], 'text/plain%\t|'],
  [[URL, '-w', '%{stderr}to err %{stdout}to out'], 'to outto err '],
  [[URL, '-w', '%{nope}|'], "|curl: unknown --write-out variable: 'nope'\n"],
  [[URL, '-w', '%{json}'], "curl: the --write-out variable 'json' is not simulated here\n"],
])('curl %j', async (words, told) => {
  expect((await curled(['-s', '-o', '/o', ...words])).said).toBe(told)
})

test('curl asks for bytes, sends several cookies, and encodes blanks as a form does', async () => {
  const { asked } = await curled(['-s', '-r', '0-2', '-b', 'a=b', '-b', 'c=d', '--data-urlencode', 'q=a b+c~', URL])
  expect(asked).toContain('\r\nRange: bytes=0-2\r\nUser-Agent: curl/7.88.1\r\n')
  expect(asked).toContain('\r\nCookie: a=b;c=d\r\n')
  expect(asked).toMatch(/q=a\+b%2Bc~$/)
})

test('curl sends the parts of a form', async () => {
  const parts = ['a=1', 'f=@f.txt', 'g=@f.txt;type=text/csv;filename=z.csv', 'h=<f.txt']
  const { asked } = await curled(['-s', ...parts.flatMap((part) => ['-F', part]), URL], {
    'f.txt': 'file\n',
  })
  const [border = ''] = /-{24}[\da-f]{16}/.exec(asked) ?? []
  const named = (name: string): string => `--B\r\nContent-Disposition: form-data; name="${name}"`
  expect(asked.replaceAll(border, 'B').replace(/^[^]*?Content-L/, 'Content-L')).toBe(
    'Content-Length: 508\r\nContent-Type: multipart/form-data; boundary=B\r\n\r\n' +
      `${named('a')}\r\n\r\n1\r\n${named('f')}; filename="f.txt"\r\nContent-Type: text/plain\r\n\r\nfile\n\r\n` +
      `${named('g')}; filename="z.csv"\r\nContent-Type: text/csv\r\n\r\nfile\n\r\n${named('h')}\r\n\r\nfile\n\r\n--B--\r\n`,
  )
})

test.each([
  [['localhost:99999'], 'curl: (3) URL using bad/illegal format or missing URL\n'],
  [['-F', 'a', URL], 'curl: option -F: is badly used here\n'],
])('curl refuses %j', async (words, told) => {
  expect((await curled(['-sS', ...words])).said).toContain(told)
})

test('-v says that a connection stays where the server does not close it', async () => {
  expect((await curled(['-sv', '-o', '/o', URL])).said).toMatch(
    /\{ \[3 bytes data\]\n\* Connection #0 to host localhost left intact\n$/,
  )
})
