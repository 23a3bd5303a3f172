import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const configuration = `map $http_upgrade $connection { default upgrade; '' close; ~^web socket; }
map $arg_d $mode { default no; 1 yes; }
server {
  listen 80;
  root /usr/share/nginx/html;
  default_type text/plain;
  client_max_body_size 10;
  location /dir/ { autoindex on; }
  location /hour { charset utf-8; expires 1h; return 200 hi; }
  location /ever { expires max; add_header Cache-Control public; return 200 hi; }
  location /past { expires -1; return 200 hi; }
  location /epoch { expires epoch; return 200 hi; }
  location /none { charset utf-8; expires 1h; return 404; }
  location /in/ { rewrite ^/in/(.*)$ /$1.html last; return 500; }
  location /stay/ { rewrite ^/stay/(.*)$ /$1.html break; }
  location /plain/ { rewrite ^/plain/(.*)$ /q/$1; return 200 "then $uri"; }
  location /q/ { return 200 "$request_uri $uri $args"; }
  location /move/ { rewrite ^/move/(.*)$ /q/$1?b=2 last; }
  location /cut/ { rewrite ^/cut/(.*)$ /q/$1? last; }
  location /loop/ { rewrite ^ /loop/x last; }
  location ~ ^/user/(\\d+)$ { return 200 "user $1"; }
  location /if/ {
    set $a 0;
    if ($arg_a = 1) { set $a 1; }
    if ($request_method = POST) { return 405; }
    if ($http_user_agent ~* "(bot)") { return 403 "go $1"; }
    return 200 "a=$a $connection $mode";
  }
  location /file/ {
    if (!-f $document_root/one.html) { return 410; }
    if (-d $document_root/dir) { return 200 dir; }
  }
  location /hidden/ { internal; return 200 hidden; }
  location /within/ { rewrite ^ /hidden/ last; }
  location ~ ^/endless/(a+)+$ { return 200 found; }
}
`

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  const files = {
    'default.conf': configuration,
    'html/one.html': 'one\n',
    'html/two.html': 'two\n',
    'html/dir/a.txt': 'hello\n',
    'html/dir/b c&.html': 'x\n',
    [`html/dir/${'n'.repeat(60)}.txt`]: '',
    'html/dir/sub/.hidden': '',
  }
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    docker: { images: ['nginx'], containers: [] },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/${name}`, text])),
  })
  await said(
    'touch -d "2026-01-02 03:04" html/dir/*; docker run -d --name web -p 8080:80 -v ./html:/usr/share/nginx/html -v ./default.conf:/etc/nginx/conf.d/default.conf nginx',
  )
})

// what nginx 1.22 answers
test.each([
  ['/in/one?x=1', 'one\n[200]'],
  ['/stay/two', 'two\n[200]'],
  ['/plain/a', 'then /q/a[200]'],
  ['/move/k?c=3', '/move/k?c=3 /q/k b=2&c=3[200]'],
  ['/cut/k?c=3', '/cut/k?c=3 /q/k [200]'],
  ['/user/12', 'user 12[200]'],
  ['/if/', 'a=0 close no[200]'],
  ['/if/?a=1&d=1', 'a=1 close yes[200]'],
  ['/file/', 'dir[200]'],
  ['/within/', 'hidden[200]'],
  ['/endless/aaa', 'found[200]'],
])('nginx answers %s', async (path, expected) => {
  expect(await said(`curl -s -w '[%{http_code}]' 'localhost:8080${path}'`)).toBe(expected)
})

test.each([
  ['/loop/', '500'],
  // a search that PCRE gives up
  [`/endless/${'a'.repeat(60)}b`, '500'],
  ['/user/ab', '404'],
  ['/hidden/', '404'],
  ['-d a localhost:8080/if/', '405'],
  ['-A Robot localhost:8080/if/', '403'],
  ['-d 12345678901 localhost:8080/if/', '413'],
])('nginx fails with %s', async (words, status) => {
  const line = words.startsWith('/') ? `localhost:8080${words}` : words
  expect(await said(`curl -s -o /dev/null -w '%{http_code}' ${line}`)).toBe(status)
})

const cachedFor = (control: string): string => `Content-Type: text/plain\nCache-Control: ${control}`
test.each([
  ['/hour', 'Content-Type: text/plain; charset=utf-8\nCache-Control: max-age=3600'],
  ['/ever', `${cachedFor('max-age=315360000')}\nCache-Control: public`],
  ['/past', cachedFor('no-cache')],
  ['/epoch', cachedFor('no-cache')],
  ['/none', 'Content-Type: text/html; charset=utf-8'],
])('nginx says of %s what it is and how long it may be kept', async (path, expected) => {
  const lines = (await said(`curl -sI localhost:8080${path}`)).split('\r\n')
  expect(lines.filter((line) => /^(?:Content-Type|Cache-Control):/.test(line)).join('\n')).toBe(expected)
})

test.each([
  ['/hour', 3600],
  ['/past', -1],
])('%s expires %d seconds after its date', async (path, seconds) => {
  const text = await said(`curl -sI localhost:8080${path}`)
  const [date = 0, expires = 0] = ['Date', 'Expires'].map((name) =>
    Date.parse(new RegExp(`^${name}: (.*)\r$`, 'm').exec(text)?.[1] ?? ''),
  )
  expect(expires - date).toBe(seconds * 1000)
})

test('a map takes patterns after exact texts', async () => {
  expect(await said("curl -s -H 'Upgrade: websocket' localhost:8080/if/")).toBe('a=0 socket no')
})

test('autoindex shows directories first, and cuts long names', async () => {
  const name = 'n'.repeat(60)
  expect(await said("curl -s localhost:8080/dir/ | tr -d '\\r'")).toBe(
    `<html>
<head><title>Index of /dir/</title></head>
<body>
<h1>Index of /dir/</h1><hr><pre><a href="../">../</a>
<a href="sub/">sub/</a>                                               02-Jan-2026 03:04                   -
<a href="a.txt">a.txt</a>                                              02-Jan-2026 03:04                   6
<a href="b%20c%26.html">b c&amp;.html</a>                                          02-Jan-2026 03:04                   2
<a href="${name}.txt">${'n'.repeat(47)}..&gt;</a> 02-Jan-2026 03:04                   0
</pre><hr></body>
</html>
`,
  )
})
