import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

/** What `nginx -t` says of a file that `nginx.conf` includes into `http`. */
async function tested(text: string): Promise<string> {
  machine.fs.writeFile('/home/user/web.conf', text)
  const { stderr } = await machine.bash.exec(
    'docker run --rm -v ./web.conf:/etc/nginx/conf.d/default.conf nginx nginx -t',
  )
  return stderr
}

beforeAll(() => {
  machine = createMachine({ docker: { images: ['nginx'], containers: [] } })
})

const PLACE = ' in /etc/nginx/conf.d/default.conf:1'

// what nginx 1.22 says of a server
test.each([
  ['location / { if (a = 1) { return 200; } }', 'invalid condition "a"'],
  ['location / { if ($uri == 1) { return 200; } }', 'unexpected "==" in condition'],
  ['location / { if (-f) { return 200; } }', 'invalid condition "-f"'],
  ['location / { expires 1x; }', '"expires" directive invalid value'],
  ['location ~ ^/(a { return 200; }', 'pcre2_compile() failed: missing closing parenthesis in "^/(a"'],
  ['location ~ a) { return 200; }', 'pcre2_compile() failed: unmatched closing parenthesis in "a)" at ")"'],
  ['location ~ [a { return 200; }', 'pcre2_compile() failed: missing terminating ] for character class in "[a"'],
  ['rewrite *a /b;', 'pcre2_compile() failed: quantifier does not follow a repeatable item in "*a" at "*a"'],
  ['rewrite a** /b;', 'pcre2_compile() failed: quantifier does not follow a repeatable item in "a**" at "*"'],
  ['rewrite "a{2,1}" /b;', 'pcre2_compile() failed: numbers out of order in {} quantifier in "a{2,1}" at "}"'],
  ['server_name ~(;', 'pcre2_compile() failed: missing closing parenthesis in "("'],
  [
    'if ($uri ~ "(?z)") { return 200; }',
    'pcre2_compile() failed: unrecognized character after (? or (?- in "(?z)" at "z)"',
  ],
  ['root 1 2;', 'invalid number of arguments in "root" directive'],
  ['sendfile yes;', 'invalid value "yes" in "sendfile" directive, it must be "on" or "off"'],
  ['client_max_body_size 1x;', '"client_max_body_size" directive invalid value'],
  ['proxy_read_timeout 1q;', '"proxy_read_timeout" directive invalid value'],
  ['worker_processes 2;', '"worker_processes" directive is not allowed here'],
  ['proxy_pass http://localhost;', '"proxy_pass" directive is not allowed here'],
  ['root a; root b;', '"root" directive is duplicate'],
  ['server_tokens maybe;', 'invalid value "maybe"'],
  ['return abc;', 'invalid return code "abc"'],
  ['error_page 200 /x;', 'value "200" must be between 300 and 599'],
  ['rewrite a b c;', 'invalid parameter "c"'],
  ['gzip_comp_level 10;', 'value must be between 1 and 9'],
  ['set foo 1;', 'invalid variable name "foo"'],
  ['listen 99999;', 'invalid port in "99999" of the "listen" directive'],
  ['error_log /tmp/x foo;', 'invalid log level "foo"'],
  ['location / { proxy_pass x; }', 'invalid URL prefix'],
  ['deny foo;', 'invalid parameter "foo"'],
  ['listen 80 foo;', 'invalid parameter "foo"'],
  ['location / { proxy_redirect foo; }', 'invalid parameter "foo"'],
  ['limit_rate x;', '"limit_rate" directive invalid value'],
  ['limit_req_log_level x;', 'invalid value "x"'],
  ['if_modified_since x;', 'invalid value "x"'],
  ['location / { limit_except GET { deny all; foo; } }', 'unknown directive "foo"'],
  ['include nope.conf;', 'open() "/etc/nginx/nope.conf" failed (2: No such file or directory)'],
  // what our own says
  [`satisfy any;`, `"satisfy" directive is not simulated here`],
  ['recursive_error_pages on;', '"recursive_error_pages" directive is not simulated here'],
  ['listen 443 ssl;', '"ssl" of the "listen" directive is not simulated here'],
  ['location / { proxy_redirect ~a b; }', 'patterns of the "proxy_redirect" directive are not simulated here'],
  ['proxy_pass_header Server;', '"Server" of the "proxy_pass_header" directive is not simulated here'],
  ['location ~ (?i)a { return 200; }', 'the pattern "(?i)a" is not simulated here'],
])('nginx refuses a server with %s', async (line, problem) => {
  expect(await tested(`server { ${line} }`)).toBe(
    `nginx: [emerg] ${problem}${PLACE}\nnginx: configuration file /etc/nginx/nginx.conf test failed\n`,
  )
})

test.each([
  ['location / { }', '"location" directive is not allowed here'],
  ['map $uri $x { a; }', 'invalid number of the map parameters'],
  ['map $uri $x { ~( 1; }', 'pcre2_compile() failed: missing closing parenthesis in "("'],
  ['http { }', '"http" directive is not allowed here'],
  ['gzip on; gzip on;', '"gzip" directive is duplicate'],
  ['limit_req_status 200;', 'value must be between 400 and 599'],
])('nginx refuses %s within http', async (line, problem) => {
  expect(await tested(line)).toContain(`nginx: [emerg] ${problem}${PLACE}\n`)
})

test.each([
  'recursive_error_pages off; satisfy all;',
  'set $a 1; if ($a) { return 204; }',
  'location ~* "^/(a|b)+?[^/]*\\.(?:x|y){1,2}$" { return 200; }',
])('nginx takes a server with %s', async (line) => {
  expect(await tested(`server { ${line} }`)).toContain('test is successful')
})
