import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'
import { formOf, pathOf } from './files.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

/** What lines say, one after another, on a host with some images and files. */
function host(images: readonly string[], files: Readonly<Record<string, string>> = {}) {
  const placed = Object.fromEntries(Object.entries(files).map(([path, text]) => [`/home/user/${path}`, text]))
  const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images }, files: placed })
  return async (line: string): Promise<string> => {
    return streams(await bash.exec(line))
  }
}

const BLOG = `services:
  wordpress:
    image: wordpress
    ports: ['8080:80']
    environment: { WORDPRESS_DB_HOST: db, WORDPRESS_DB_USER: u, WORDPRESS_DB_PASSWORD: p, WORDPRESS_DB_NAME: blog }
  adminer:
    image: adminer
    ports: ['8081:8080']
  db:
    image: mysql
    environment: { MYSQL_DATABASE: blog, MYSQL_USER: u, MYSQL_PASSWORD: p, MYSQL_RANDOM_ROOT_PASSWORD: '1' }
    volumes: ['data:/var/lib/mysql']
volumes:
  data:
`
const UP = 'docker compose up -d; until docker compose logs db 2>&1 | grep -q "port: 3306"; do sleep 0.1; done'
const FORM = 'weblog_title=My+Blog&user_name=ann&admin_password=x%26y&admin_email=a@b.c'

test('WordPress is installed in its database, and is there for as long as that is', async () => {
  const said = host(['wordpress', 'mysql', 'adminer'], { 'compose.yaml': BLOG })
  await said(UP)
  expect(await said('curl -sI localhost:8080 | grep -E "^(HTTP|Location)"')).toBe(
    'HTTP/1.1 302 Found\r\nLocation: /wp-admin/install.php\r\n',
  )
  expect(await said('curl -sL localhost:8080')).toContain('Install WordPress')
  const install = (form: string) => said(`curl -s 'localhost:8080/wp-admin/install.php?step=2' -d '${form}'`)
  expect(await install('weblog_title=x')).toContain('Please provide a valid username.')
  expect(await install(FORM)).toContain('Success!')
  const login = (password: string) =>
    said(`curl -s localhost:8080/wp-login.php -d log=ann --data-urlencode 'pwd=${password}'`)
  expect(await login('no')).toContain('The password you entered for the username ann is incorrect.')
  expect(await login('x&y')).toContain('Howdy, ann')
  await said(`docker compose down; ${UP}`)
  expect(await said('curl -s localhost:8080')).toMatch(/<title>My Blog[^]*Hello world!/)
  expect(await said("curl -s -o page -w '%{http_code}' localhost:8080/nope; grep -o 'Page not found' page")).toBe(
    '404Page not found\n',
  )
  await said(`docker compose down -v; ${UP}`)
  expect(await said('curl -sI localhost:8080 | grep Location')).toContain('install.php')
  await said('docker compose stop db')
  expect(await said('curl -s localhost:8080')).toContain('Error establishing a database connection')
  expect(await said("curl -s -o page -w '%{http_code}' localhost:8080")).toBe('500')
})

test.each([
  ['nginx', /^Server: nginx\/\d+\.\d+\.\d+\r\n$/],
  ['httpd', /^Server: Apache\/2\.4\.\d+ \(Unix\)\r\n$/],
  ['caddy', /^Server: Caddy\r\n$/],
  ['wordpress', /^Server: Apache\/2\.4\.\d+ \(Debian\)\r\n$/],
  // what whoami is written in says nothing
  ['traefik/whoami', /^$/],
])('%s says with each answer what it is', async (image, expected) => {
  const said = host([image])
  await said(`docker run -d -p 8080:80 ${image}`)
  expect(await said('sleep 1; curl -sI localhost:8080 | grep Server')).toMatch(expected)
})

test('WordPress without a database asks for one', async () => {
  const said = host(['wordpress'])
  await said('docker run -d --name blog -p 8080:80 wordpress')
  expect(await said('curl -sL localhost:8080')).toContain('Before getting started')
  expect(await said('docker logs blog')).toContain('WordPress not found in /var/www/html - copying now...')
})

test('Adminer lets in whom the database lets in, and does what is asked there', async () => {
  const said = host(['wordpress', 'mysql', 'adminer'], { 'compose.yaml': BLOG })
  await said(UP)
  const login = (password: string, server = 'db') =>
    said(
      `curl -si localhost:8081 -d 'auth[driver]=server&auth[server]=${server}&auth[username]=u&auth[password]=${password}'`,
    )
  expect(await said('curl -s localhost:8081')).toContain('name="auth[password]"')
  expect(await login('no')).toContain("Access denied for user 'u' (using password: YES)")
  expect(await login('p', 'nobody')).toContain('getaddrinfo for nobody failed')
  const [, cookie = ''] = /Set-Cookie: (adminer_sid=\w+)/.exec(await login('p')) ?? []
  const see = (query: string, more = '') =>
    said(`curl -s -b '${cookie}' 'localhost:8081/?server=db&username=u${query}' ${more}`)
  expect(await see('')).toContain('>blog<')
  expect(await see('&db=blog', "-d 'query=create table t (a int)'")).toContain('Query executed OK')
  expect(await see('&db=blog')).toContain('>t<')
  await see('&db=blog', "-d 'query=insert into t values (42)'")
  expect(await see('&db=blog&select=t')).toContain('<td>42</td>')
  expect(await see('&db=blog', "-d 'query=select * from nope'")).toContain(
    "Error in query (1146): Table 'blog.nope' doesn't exist",
  )
  expect(await said("curl -s 'localhost:8081/?server=db&username=u'")).toContain('Session expired')
  await said('docker compose stop db')
  expect(await see('&db=blog')).toMatch(/<p class="error">(?:Connection refused|.*getaddrinfo for db failed)/)
  expect(await see('')).toContain('<p class="error">')
  expect(await said('docker compose exec adminer php -v')).toContain('only the server of Adminer (-S) is simulated')
})

const ROUTED = `services:
  traefik:
    image: traefik
    command: [--api.insecure=true, --providers.docker, --providers.docker.exposedbydefault=false, '--entrypoints.web.address=:80']
    ports: ['80:80', '8080:8080']
    volumes: ['/var/run/docker.sock:/var/run/docker.sock:ro']
  who:
    image: traefik/whoami
    labels:
      - traefik.enable=true
      - traefik.http.routers.who.rule=Host(\`who.localhost\`) && !PathPrefix(\`/no\`)
      - traefik.http.routers.who.middlewares=strip
  hidden:
    image: traefik/whoami
`

test('Traefik sends requests where labels of containers say', async () => {
  const said = host(['traefik', 'traefik/whoami'], { 'compose.yaml': ROUTED })
  await said('docker compose up -d --scale who=2')
  const asked = await said('curl -s "who.localhost/a?b=1"')
  expect(asked).toContain('GET /a?b=1 HTTP/1.1\nHost: who.localhost\n')
  expect(asked).toContain('X-Forwarded-Host: who.localhost\n')
  expect(await said('for i in 1 2 3; do curl -s who.localhost | grep Hostname; done | sort -u | wc -l')).toBe('2\n')
  expect(await said('curl -s who.localhost/no')).toBe('404 page not found\n')
  expect(await said('curl -s hidden.localhost')).toBe('404 page not found\n')
  expect(await said('curl -sL localhost:8080')).toContain('<td>who@docker</td>')
  expect(await said('curl -s localhost:8080/api/http/routers')).toContain('"name":"who@docker"')
  expect(await said('docker compose logs traefik')).toContain('the middlewares of the router who are not simulated')
  await said('docker compose stop who')
  expect(await said('curl -s who.localhost')).toBe('404 page not found\n')
})

const LABELLED = `services:
  traefik:
    image: traefik
    command: [--providers.docker, --ping=true, --providers.docker.network=x, --metrics.prometheus=true, '--entrypoints.web.address=:80']
    ports: ['80:80']
    volumes: ['/var/run/docker.sock:/var/run/docker.sock:ro']
  who:
    image: traefik/whoami
    labels:
      traefik.http.routers.safe.rule: Host(\`safe.localhost\`)
      traefik.http.routers.safe.tls: 'true'
      traefik.http.routers.broken.rule: HostRegexp(\`(\`)
      traefik.http.routers.in.rule: Host(\`in.localhost\`)
      traefik.http.routers.in.service: api@internal
      traefik.http.routers.own.rule: Host(\`own.localhost\`)
      traefik.http.routers.own.service: Mine
      traefik.http.services.Mine.loadbalancer.server.port: '80'
      traefik.http.services.Mine.loadbalancer.sticky.cookie: 'true'
      traefik.docker.network: back
`

test('Traefik tells of what labels and settings ask for in vain, and leaves out routers that are not read', async () => {
  const said = host(['traefik', 'traefik/whoami'], { 'compose.yaml': LABELLED })
  await said('docker compose up -d')
  expect(await said('curl -s safe.localhost')).toBe('404 page not found\n')
  expect(await said('curl -s in.localhost')).toBe('404 page not found\n')
  expect(await said('curl -s own.localhost')).toContain('Host: own.localhost\n')
  const log = await said('docker compose logs traefik')
  for (const line of [
    'the setting ping is not simulated here',
    'the setting metrics.prometheus is not simulated here',
    'the setting providers.docker.network is not simulated here',
    'the router safe is for TLS, which is not simulated here',
    'compiling HostRegexp matcher: error parsing regexp: `(` routerName=broken@docker',
    'the service api@internal is not simulated here routerName=in@docker',
    'the label traefik.http.services.mine.loadbalancer.sticky.cookie is not simulated here',
    'the label traefik.docker.network is not simulated here',
  ])
    expect(log).toContain(line)
})

test('Traefik keeps its dashboard closed, and says what it cannot see', async () => {
  const said = host(['traefik', 'traefik/whoami'], {
    'traefik.yml':
      'providers:\n  docker:\n    defaultRule: "Host(`{{ trimPrefix `/` .Name }}.docker.localhost`)"\nexperimental:\n  plugins:\n    x: 1\n',
  })
  const socket = '-v /var/run/docker.sock:/var/run/docker.sock -v $PWD/traefik.yml:/etc/traefik/traefik.yml'
  await said(
    `docker run -d --name proxy -p 80:80 -p 8080:8080 ${socket} traefik; docker run -d --name test traefik/whoami`,
  )
  expect(await said('curl -s test.docker.localhost | grep ^Host:')).toBe('Host: test.docker.localhost\n')
  expect(await said('curl -s localhost:8080; echo $?')).not.toContain('Traefik')
  expect(await said('docker logs proxy')).toContain('experimental.plugins.x is not simulated here')
  await said('docker network create apart; docker network connect apart test; docker network disconnect bridge test')
  expect(await said('curl -s test.docker.localhost')).toBe('Gateway Timeout')
  await said('docker rm -f proxy; docker run -d --name proxy -p 80:80 traefik --providers.docker')
  expect(await said('docker logs proxy')).toContain(
    'Cannot connect to the Docker daemon at unix:///var/run/docker.sock.',
  )
})

test('nginx tells where a page has moved, chooses a server by its name and fills templates', async () => {
  const said = host(['nginx'], {
    'd/default.conf':
      'server { listen 80; server_name old.localhost; return 301 http://new.localhost:8080$request_uri; }\nserver { listen 80; server_name new.localhost; return 200 "new $uri"; }\n',
    't/default.conf.template': 'server { listen ${PORT}; return 200 "hi ${NAME}\\t$host"; }\n',
  })
  await said('docker run -d -p 8080:80 -v $PWD/d:/etc/nginx/conf.d nginx')
  expect(await said('curl -sI old.localhost:8080/x | grep Location')).toBe('Location: http://new.localhost:8080/x\r\n')
  expect(await said('curl -sL old.localhost:8080/x')).toBe('new /x')
  await said(
    'docker run -d --name filled -p 8081:81 -e PORT=81 -e NAME=ann -v $PWD/t:/etc/nginx/templates nginx; sleep 1',
  )
  expect(await said('curl -s localhost:8081')).toBe('hi ann\tlocalhost')
  expect(await said('docker logs filled')).toContain(
    'Running envsubst on /etc/nginx/templates/default.conf.template to',
  )
})

test('a Caddyfile of one site needs no braces', async () => {
  const said = host(['caddy'], { 'c/Caddyfile': ':80\nrespond "ok"\n' })
  await said('docker run -d -p 80:80 -v $PWD/c:/etc/caddy caddy')
  expect(await said('curl -s localhost')).toBe('ok')
})

const TRAVERSAL = `${'/%2e%2e'.repeat(5)}/etc/hostname`
test.each([
  ['nginx', '', '400'],
  ['httpd', '', '404'],
  ['caddy', 'caddy file-server --root /srv', '404'],
  ['python', 'python -m http.server 80', '404'],
])('%s %s keeps a path within its root', async (image, command, expected) => {
  const said = host([image])
  await said(`docker run -d -w /srv -p 8080:80 ${image} ${command}`)
  expect(await said(`curl -s -o /dev/null -w '%{http_code}' 'localhost:8080${TRAVERSAL}'`)).toBe(expected)
})

test('a path is decoded and plain, a field of a form only decoded', () => {
  expect(pathOf('/a%20b/./c/..//?x=1#y')).toBe('/a b/')
  expect(pathOf('/%2e%2e/%zz')).toBe('/%2e%2e/%zz')
  expect(pathOf('/%2e%2e/etc')).toBe('/etc')
  expect([...formOf('pwd=what?#+%2e./x&y=%zz')]).toEqual([
    ['pwd', 'what?# ../x'],
    ['y', '%zz'],
  ])
})

test.each(['{', 'null', '[]'])('a registry takes no manifest that is none: %s', async (body) => {
  const said = host(['registry'])
  await said('docker run -d -p 5000:5000 registry')
  const put = `curl -s -w '%{http_code}' -X PUT localhost:5000/v2/a/manifests/b -d '${body}'`
  expect(await said(put)).toBe('{"errors":[{"code":"MANIFEST_INVALID","message":"manifest invalid"}]}\n400')
})

test("nginx's options stand together or apart, and those that are none are refused in its words", async () => {
  const said = host(['nginx'])
  await said('docker run -d --name web nginx')
  const inside = (line: string) => said(`docker exec web nginx ${line} 2>&1`)
  expect(await inside('-tq')).toBe('')
  expect(await inside('-T')).toContain('# configuration file /etc/nginx/conf.d/default.conf:\n')
  expect(await inside('-t -c conf.d/default.conf')).toBe(
    'nginx: [emerg] "server" directive is not allowed here in /etc/nginx/conf.d/default.conf:1\nnginx: configuration file /etc/nginx/conf.d/default.conf test failed\n',
  )
  expect(await inside('-h')).toMatch(/^nginx version: nginx\/[\d.]+\nUsage: nginx \[-\?hvVtTq\] \[-s signal\]/)
  expect(await inside('-tx')).toBe('nginx: invalid option: "x"\n')
  expect(await inside('now')).toBe('nginx: invalid option: "now"\n')
  expect(await inside('-s')).toBe('nginx: option "-s" requires parameter\n')
  expect(await inside('-p /srv')).toBe('nginx: the option -p is not simulated here\n')
})

test('httpd lists a directory without an index', async () => {
  const said = host(['httpd'], { 'a/sub/b.txt': 'b\n', 'a/a.txt': 'a\n' })
  await said('docker run -d -p 80:80 -v $PWD/a:/usr/local/apache2/htdocs/ httpd; sleep 1')
  const page = (title: string, rows: string): string =>
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">\n' +
    `<html>\n <head>\n  <title>Index of ${title}</title>\n </head>\n <body>\n<h1>Index of ${title}</h1>\n<ul>${rows}</ul>\n</body></html>\n`
  expect(await said('curl -s localhost')).toBe(
    page('/', '<li><a href="a.txt"> a.txt</a></li>\n<li><a href="sub/"> sub/</a></li>\n'),
  )
  expect(await said('curl -s localhost/sub/')).toBe(
    page('/sub', '<li><a href="../"> Parent Directory</a></li>\n<li><a href="b.txt"> b.txt</a></li>\n'),
  )
})

test('httpd tells when a file was changed, and gives parts of it', async () => {
  const said = host(['httpd'], { 'a/a.txt': '0123456789\n' })
  await said('touch -d @1700000000 a/a.txt; docker run -d -p 80:80 -v $PWD/a:/usr/local/apache2/htdocs httpd')
  expect((await said('curl -sI localhost/a.txt | grep -e ^Last -e ^ETag -e ^Accept')).replaceAll('\r', '')).toBe(
    'Last-Modified: Tue, 14 Nov 2023 22:13:20 GMT\nETag: "b-60a24181e4000"\nAccept-Ranges: bytes\n',
  )
  expect(await said("curl -s -w ' %{http_code}' -H 'Range: bytes=2-4' localhost/a.txt")).toBe('234 206')
  expect(await said("curl -s -o /dev/null -w '%{http_code}' -H 'Range: bytes=90-' localhost/a.txt")).toBe('416')
})
