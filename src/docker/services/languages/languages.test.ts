import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const files = {
  'web.js':
    "const http = require('http');\n// a comment; with 'quotes'\nconst port = process.env.PORT || 3000;\nhttp.createServer((req, res) => {\n  res.writeHead(200, { 'Content-Type': 'text/plain' });\n  res.end(`hello from ${process.env.WHO || 'nobody'} at ${req.url}\\n`);\n}).listen(port, '0.0.0.0', () => {\n  console.log(`on port ${port}`);\n});\n",
  'express.js':
    "import express from 'express'\nconst app = express()\napp.use(express.json())\napp.use(express.static('public'))\napp.get('/', (req, res) => res.send('<h1>Hi</h1>'))\napp.get('/api', (req, res) => {\n  res.status(201).json({ ok: true, list: [1, 'two'] })\n})\napp.listen(3000, () => console.log('ready'))\n",
  'headers.js':
    "const http = require('http')\nhttp.createServer((req, res) => {\n  console.log('asked', req.url)\n  console.error('oh')\n  res.writeHead(200, { 'content-type': 'text/plain', 'X-Foo': 'bar' })\n  res.end('hi')\n}).listen(3002)\n",
  'local/main.go':
    'package main\n\nfunc main() {\n\thttp.HandleFunc("/a/", func(w http.ResponseWriter, r *http.Request) {\n\t\tlog.Println("asked")\n\t\tfmt.Fprint(w, "a")\n\t})\n\tif err := http.ListenAndServe("127.0.0.1:8081", nil); err != nil {\n\t\tlog.Fatal(err)\n\t}\n}\n',
  'public/a.txt': 'file\n',
  'app.py':
    "import os\nfrom flask import Flask, jsonify\n\napp = Flask(__name__)\n\n@app.route('/')\ndef hello():\n    name = os.environ.get('WHO', 'World')\n    return f'Hello {name}!\\n'\n\n@app.route('/api', methods=['GET'])\ndef api():\n    return jsonify(ok=True), 201\n\nif __name__ == '__main__':\n    app.run(host='0.0.0.0', port=int(os.getenv('PORT', '5000')))\n",
  'main.go':
    'package main\n\nimport (\n\t"fmt"\n\t"log"\n\t"net/http"\n)\n\nfunc hello(w http.ResponseWriter, r *http.Request) {\n\tfmt.Fprintf(w, "Go says %s\\n", r.URL.Path)\n}\n\nfunc main() {\n\thttp.HandleFunc("/", hello)\n\tfmt.Println("listening")\n\tlog.Fatal(http.ListenAndServe(":8080", nil))\n}\n',
  'port/main.go':
    'package main\n\nimport (\n\t"fmt"\n\t"net/http"\n\t"os"\n)\n\nfunc main() {\n\tport := os.Getenv("PORT")\n\tif port == "" {\n\t\tport = "8085"\n\t}\n\tfmt.Println("on " + port)\n}\n',
  'go.mod': 'module example.com/web\n\ngo 1.26\n',
  Dockerfile:
    'FROM golang:1.26 AS build\nWORKDIR /src\nCOPY go.mod main.go ./\nRUN go mod download && CGO_ENABLED=0 go build -o /out/web .\nFROM scratch\nCOPY --from=build /out/web /web\nENTRYPOINT ["/web"]\n',
  'flask.Dockerfile':
    'FROM python:3.12-slim\nWORKDIR /app\nRUN pip install flask\nCOPY app.py .\nENV FLASK_APP=app.py\nCMD ["flask", "run", "--host=0.0.0.0"]\n',
}

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/app/${name}`, text])),
    docker: { images: ['node:24-alpine', 'python:3.12-slim', 'golang:1.26'], containers: [] },
  })
  await machine.bash.exec('cd app')
})

const node = 'docker run -d -v .:/app -w /app'

const unsimulated = (name: string, what: string): string =>
  `${name}: only programs that print and serve texts are simulated here, and not: ${what}\n`

describe('node', () => {
  test('serves what is written down with http', async () => {
    await run(`${node} --name web -p 3000:3000 -e WHO=me node:24-alpine node web.js`)
    expect(await run('curl -s localhost:3000/x; docker logs web')).toBe('hello from me at /x\non port 3000\n')
    expect(await run('docker stop web; docker wait web')).toBe('web\n137\n')
  })

  test('serves with Express once that is installed', async () => {
    expect(await run('docker run --rm -v .:/app -w /app node:24-alpine node express.js')).toContain(
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'express' imported from /app/express.js",
    )
    await run(`${node} --name ex -p 3001:3000 node:24-alpine sh -c 'npm install express && node express.js'`)
    await run('sleep 2')
    const get = 'curl -s -w " %{http_code} %{content_type}\n" localhost:3001'
    expect(await run(`${get}/; ${get}/api; ${get}/a.txt; ${get}/nosuch | tail -1`)).toBe(
      '<h1>Hi</h1> 200 text/html; charset=utf-8\n' +
        '{"ok":true,"list":[1,"two"]} 201 application/json; charset=utf-8\n' +
        'file\n 200 text/plain; charset=utf-8\n 404 text/html; charset=utf-8\n',
    )
  })

  test('keeps headers, answers HEAD, and prints what handlers print', async () => {
    await run(`${node} --name heads -p 3002:3002 node:24-alpine node headers.js`)
    expect(await run('curl -sI localhost:3002/y')).toMatch(/Content-Type: text\/plain\r\n[^]*X-Foo: bar\r\n\r\n$/)
    expect(await run('docker logs heads 2>/dev/null; docker logs heads 2>&1 >/dev/null')).toBe('asked /y\noh\n')
    expect(await run('curl -sI -o /dev/null -w "%{http_code}" localhost:3001/api')).toBe('201')
  })

  test('keeps the items of the sample in a volume, and in MySQL', async () => {
    await run('mkdir ../todo; cd ../todo; git clone https://github.com/dockersamples/todo-list-app .')
    await run('docker build -q -t todo . && docker run -d --name todo -p 3100:3000 -v todos:/etc/todos todo')
    const add = 'curl -s -X POST -H "Content-Type: application/json" -d \'{"name":"milk"}\''
    expect(await run('curl -s localhost:3100')).toBe(
      '<h1>Things to do</h1>\n<p class="text-center">No items yet! Add one above!</p>\n',
    )
    await run(`${add} localhost:3100/items`)
    expect(await run('curl -s localhost:3100')).toBe('<h1>Things to do</h1>\n<ul>\n<li>milk</li>\n</ul>\n')
    await run('docker rm -f todo; docker run -d --name todo -p 3100:3000 -v todos:/etc/todos todo')
    expect(await run('curl -s localhost:3100/items')).toMatch(
      /^\[\{"id":"[-\da-f]{36}","name":"milk","completed":false\}\]$/,
    )
    await run(
      `docker compose up -d --build; sleep 30; ${add} localhost:3000/items; docker compose restart app; sleep 3`,
    )
    expect(await run('curl -s localhost:3000/items; docker compose down; cd ../app')).toContain(
      '"name":"milk","completed":false}]',
    )
  })

  test('answers behind nginx in turn', async () => {
    await run('mkdir ../turn; cd ../turn; git clone https://github.com/dockersamples/nginx-node-redis .')
    await run('docker compose up -d --build')
    expect(await run('for i in 1 2 3; do curl -s localhost; done')).toBe(
      'web1 answers, visit 1\nweb2 answers, visit 2\nweb1 answers, visit 3\n',
    )
    await run('docker compose stop web2')
    expect(await run('curl -s localhost; curl -s localhost; cd ../app')).toBe(
      'web1 answers, visit 4\nweb1 answers, visit 5\n',
    )
  })
})

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** What a program says that is given on the command line. */
const said = (image: string, command: string, program: string): Promise<string> =>
  run(`docker run --rm ${image} ${command} ${quoted(program)}`)

describe('node -e', () => {
  test.each([
    ['console.log("a") // note', 'a\n'],
    ['console.log("a")\n// last', 'a\n'],
    ['/* one */ console.log("//a")', '//a\n'],
    [
      'console.log(undefined, null, {a: 1, b: [1, "x"], c: undefined})',
      "undefined null { a: 1, b: [ 1, 'x' ], c: undefined }\n",
    ],
    ['console.log(0 ?? 5, 0 || 5, "a" + process.env.NOPE, parseInt("12px"))', '0 5 aundefined 12\n'],
    ['console.log("%s is %d%%", "x", 3, "y")', 'x is 3% y\n'],
    ['console.log("100%")', '100%\n'],
    ['console.log("%j", { a: 1 })', '{"a":1}\n'],
    ['console.log(null + 1)', '1\n'],
    ['console.log([1,2,3,4,5,6,7])', '[\n  1, 2, 3, 4,\n  5, 6, 7\n]\n'],
    ['console.log([].constructor.constructor("return 1"))', 'node: new Function is not simulated\n'],
    ['eval("1")', 'node: eval is not simulated\n'],
    [
      'try { /(a+)+$/.test("a".repeat(40) + "!") } catch (error) { console.log(String(error)) }',
      'RangeError: regular expressions that may take this long are not simulated\n',
    ],
    ['console.log(JSON.stringify({a: 1, b: undefined}))', '{"a":1}\n'],
  ])('%s', async (program, output) => {
    expect(await said('node:24-alpine', 'node -e', program)).toBe(output)
  })
})

const traceback = (last: string): string =>
  `Traceback (most recent call last):\n  File "<string>", line 1, in <module>\n${last}\n`

describe('python -c', () => {
  test.each([
    ['print(1); print(2)', '1\n2\n'],
    [`print("a;b"); print('c;')`, 'a;b\nc;\n'],
    ['print("hi", flush=True)', 'hi\n'],
    ['print("a", "b", sep="-", end="!"); print("c", end=None)', 'a-b!c\n'],
    ['print("a", file=None)', 'a\n'],
    [`print(True, None, [1,2], {"a":1}, ["it's"])`, `True None [1, 2] {'a': 1} ["it's"]\n`],
    ['print(f"{True} {1 + 2}")', 'True 3\n'],
    ['print("a"+1)', traceback('TypeError: can only concatenate str (not "int") to str')],
    ['print(1.0)', '1.0\n'],
    ['print(constructor)', traceback("NameError: name 'constructor' is not defined")],
    ['print(int("x"))', traceback("ValueError: invalid literal for int() with base 10: 'x'")],
    ['print([] or "none")', 'none\n'],
  ])('%s', async (program, output) => {
    expect(await said('python:3.12-slim', 'python -c', program)).toBe(output)
  })
})

describe('python', () => {
  test('serves with Flask once that is installed', async () => {
    expect(await run('docker run --rm -v .:/app -w /app python:3.12-slim python app.py')).toContain(
      "ModuleNotFoundError: No module named 'flask'\n",
    )
    expect((await machine.bash.exec('docker build -q -t fl -f flask.Dockerfile .')).status).toBe(0)
    await run('docker run -d --name fl -p 5000:5000 fl')
    expect(await run('curl -s localhost:5000; curl -s -w " %{http_code}" localhost:5000/api')).toBe(
      'Hello World!\n{"ok":true}\n 201',
    )
    expect(await run('docker logs fl')).toMatch(
      / \* Serving Flask app 'app.py'\n \* Debug mode: off\nWARNING: [^]* \* Running on all addresses \(0\.0\.0\.0\)\n \* Running on http:\/\/127\.0\.0\.1:5000\n \* Running on http:\/\/172\.17\.0\.\d+:5000\nPress CTRL\+C to quit\n[^]*"GET \/api HTTP\/1\.1" 201 -\n$/,
    )
  })

  test('-m http.server serves files', async () => {
    await run('docker run -d -p 8000:8000 -v .:/app -w /app python:3.12-slim python -m http.server')
    expect(await run('curl -s localhost:8000/public/a.txt')).toBe('file\n')
  })

  // what Python 3.11 says
  test('-m http.server lists directories, and tells what is wrong', async () => {
    await run('mkdir -p listed/sub/dir; touch "listed/sub/a b.txt" "listed/sub/<&>.txt" listed/sub/Z.py')
    await run(
      'docker network create listing; docker run -d --name lister --network listing -p 8010:8000 -v ./listed:/s -w /s python:3.11-slim python -m http.server',
    )
    const title = 'Directory listing for /sub/'
    expect(await run('curl -s localhost:8010/sub/')).toBe(
      `<!DOCTYPE HTML>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>${title}</title>\n</head>\n<body>\n<h1>${title}</h1>\n<hr>\n<ul>\n` +
        '<li><a href="%3C%26%3E.txt">&lt;&amp;&gt;.txt</a></li>\n<li><a href="a%20b.txt">a b.txt</a></li>\n' +
        '<li><a href="dir/">dir/</a></li>\n<li><a href="Z.py">Z.py</a></li>\n</ul>\n<hr>\n</body>\n</html>\n',
    )
    expect(await run("curl -sI localhost:8010/sub | tr -d '\\r' | grep -e ^HTTP -e ^Location")).toBe(
      'HTTP/1.1 301 Moved Permanently\nLocation: /sub/\n',
    )
    expect(await run('curl -s localhost:8010/nope | grep "<p>"')).toBe(
      '        <p>Error code: 404</p>\n        <p>Message: File not found.</p>\n' +
        '        <p>Error code explanation: 404 - Nothing matches the given URI.</p>\n',
    )
    expect(await run("docker logs lister 2>&1 | sed -n 's/.*] code/code/p'")).toBe('code 404, message File not found\n')
  })

  test('requests tell whose error it was, and http knows the codes', async () => {
    const program = [
      'import requests',
      'from http import HTTPStatus',
      'print(HTTPStatus.OK, repr(HTTPStatus.NOT_FOUND), HTTPStatus(404).phrase, HTTPStatus.OK == 200)',
      'try:',
      "    requests.get('http://lister:8000/nope').raise_for_status()",
      'except requests.exceptions.HTTPError as error:',
      '    print(error, error.response.status_code, error.response.reason)',
    ].join('\n')
    machine.fs.writeFile('/home/user/codes.py', program)
    const line =
      "docker run --rm --network listing -v /home/user/codes.py:/codes.py python:3.11-slim sh -c 'pip install -q requests; python /codes.py'"
    expect(await run(line)).toBe(
      '200 <HTTPStatus.NOT_FOUND: 404> Not Found True\n404 Client Error: Not Found for url: http://lister:8000/nope 404 Not Found\n',
    )
  })
})

/** What a main of Go with these statements says when it is run. */
const main = (statements: string): Promise<string> =>
  said('golang:1.26', `sh -c 'printf %s "$1" > a.go; go run a.go' -`, `package main\nfunc main() {\n${statements}\n}`)

describe('go run', () => {
  test.each([
    ['fmt.Printf("%s %d %v %q %%\\n", "a", 1, true, "b")', 'a 1 true "b" %\n'],
    ['fmt.Printf("%5.2f", 1)', unsimulated('go', '%5 in %5.2f')],
    ['fmt.Printf("%d", "a")', unsimulated('go', '%d in %d')],
    ['fmt.Print("a", "b", 1, 2)\nfmt.Println()', 'ab1 2\n'],
    ['fmt.Println("a" + 1)', unsimulated('go', '"a" + 1')],
    ['if err != nil {\nlog.Fatal(err)\n}\nfmt.Println(nil)', '<nil>\n'],
    ['if err != nil {\nfmt.Println("x")\n}', unsimulated('go', 'if err != nil { fmt.Println("x") }')],
    ['log.Fatal(http.ListenAndServe("nosuch:x", nil))', unsimulated('go', 'the address nosuch:x')],
  ])('%s', async (statements, output) => {
    expect(await main(statements)).toBe(output)
  })
})

const serverError = (what: string): string =>
  `usage: server.py [-h] [--cgi] [-b ADDRESS] [-d DIRECTORY] [-p VERSION] [port]\nserver.py: error: ${what}\n`

const flaskError = (what: string): string =>
  `Usage: flask run [OPTIONS]\nTry 'flask run --help' for help.\n\nError: ${what}\n`

describe('options before a program', () => {
  test.each([
    ['python:3.12-slim', 'python -u -W ignore -Xdev -OO -c', 'print(1)', '1\n'],
    [
      'python:3.12-slim',
      'python --nope -c',
      'print(1)',
      "unknown option --nope\nusage: python [option] ... [-c cmd | -m mod | file | -] [arg] ...\nTry `python -h' for more information.\n",
    ],
    [
      'python:3.12-slim',
      'python -Z -c',
      'print(1)',
      "Unknown option: -Z\nusage: python [option] ... [-c cmd | -m mod | file | -] [arg] ...\nTry `python -h' for more information.\n",
    ],
    ['python:3.12-slim', 'python -i -c', 'print(1)', 'python: -i is not simulated\n'],
    ['node:24-alpine', 'node --no-warnings --max-old-space-size=100 -e', 'console.log(1)', '1\n'],
    ['node:24-alpine', 'node --nope -e', 'console.log(1)', 'node: bad option: --nope\n'],
    ['node:24-alpine', 'node --inspect=0.0.0.0 -e', 'console.log(1)', 'node: --inspect=0.0.0.0 is not simulated\n'],
  ])('%s: %s', async (image, command, program, output) => {
    expect(await said(image, command, program)).toBe(output)
  })
})

// what npm 11 says
test('npm runs the scripts before and after one', async () => {
  machine.fs.mkdirAll('/home/user/around')
  machine.fs.writeFile(
    '/home/user/around/package.json',
    '{ "name": "t", "version": "1.0.0", "scripts": { "prestart": "echo pre", "start": "echo $npm_lifecycle_event", "poststart": "echo post; exit 4", "x": "false", "postx": "echo no" } }',
  )
  const npm = (words: string): Promise<string> =>
    run(`docker run --rm -v /home/user/around:/w -w /w node:20-alpine npm ${words} 2>/dev/null; echo $?`)
  expect(await npm('start')).toBe(
    '\n> t@1.0.0 prestart\n> echo pre\n\npre\n\n> t@1.0.0 start\n> echo $npm_lifecycle_event\n\nstart\n' +
      '\n> t@1.0.0 poststart\n> echo post; exit 4\n\npost\n4\n',
  )
  expect(await npm('run x -s')).toBe('1\n')
  expect(await npm('run start -s -- a')).toBe('pre\nstart a\npost\n4\n')
})

// what yarn 1 says
test.each([
  ['run start', 'yarn run v1.22.22\n$ echo a\na\nDone in 0.10s.\n[0]'],
  ['start', 'yarn run v1.22.22\n$ echo a\na\nDone in 0.10s.\n[0]'],
  [
    'run bad',
    'yarn run v1.22.22\n$ exit 4\nerror Command failed with exit code 4.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.\n[4]',
  ],
  [
    'nope',
    'yarn run v1.22.22\nerror Command "nope" not found.\ninfo Visit https://yarnpkg.com/en/docs/cli/run for documentation about this command.\n[1]',
  ],
])('yarn %s', async (words, answer) => {
  machine.fs.mkdirAll('/home/user/yarned')
  machine.fs.writeFile(
    '/home/user/yarned/package.json',
    '{ "name": "y", "scripts": { "start": "echo a", "bad": "exit 4" } }',
  )
  expect(
    await run(`docker run --rm -v /home/user/yarned:/w -w /w node:20-alpine yarn ${words} 2>&1; echo "[$?]"`),
  ).toBe(`${answer}\n`)
})

test('npm hands on what asks its script for an end', async () => {
  const sources = {
    'package.json': '{ "name": "x", "version": "1.0.0", "scripts": { "start": "echo a && node s.js" } }',
    's.js':
      "process.on('SIGTERM', () => { console.log('bye'); setTimeout(() => process.exit(3), 100) }); setInterval(() => {}, 1000)",
  }
  for (const [name, text] of Object.entries(sources)) {
    machine.fs.mkdirAll('/home/user/ended')
    machine.fs.writeFile(`/home/user/ended/${name}`, text)
  }
  await run(
    'docker run -d --name ended -v /home/user/ended:/w -w /w node:20-alpine npm start; sleep 1; docker stop ended',
  )
  expect(await run("docker logs ended | tail -n 2; docker inspect -f '{{.State.ExitCode}}' ended")).toBe('a\nbye\n3\n')
})

test.each([
  ['--silent', ''],
  ['--no-audit', '\nadded 65 packages in 1s\n'],
])('npm install %s', async (option, output) => {
  expect(await run(`docker run --rm node:20-alpine npm install ${option} express`)).toBe(output)
})

describe('python -m', () => {
  test.each([
    ['http.server nosuch', serverError("argument port: invalid int value: 'nosuch'")],
    ['http.server --nosuch', serverError('unrecognized arguments: --nosuch')],
    ['http.server 1 2', serverError('unrecognized arguments: 2')],
    ['http.server --bind', serverError('argument -b/--bind: expected one argument')],
    ['flask run --nosuch', flaskError("No such option '--nosuch'.")],
    ['flask run --reload', flaskError('--reload is not simulated')],
    ['flask run --port x', flaskError("Invalid value for '--port' / '-p': 'x' is not a valid integer.")],
  ])('%s', async (words, output) => {
    expect(await run(`docker run --rm python:3.12-slim python -m ${words}`)).toBe(output)
  })

  test('http.server keeps to a directory and an address', async () => {
    const options = '--directory /app/public --bind 127.0.0.1 8001'
    await run(`docker run -d --name kept -p 8001:8001 -v .:/app python:3.12-slim python -m http.server ${options}`)
    expect((await machine.bash.exec('curl -s localhost:8001/a.txt')).status).not.toBe(0)
    expect(await run('docker logs kept')).toBe('Serving HTTP on 127.0.0.1 port 8001 (http://127.0.0.1:8001/) ...\n')
    await run(`docker run -d -p 8002:8000 -v .:/app python:3.12-slim python -m http.server -d /app/public`)
    expect(await run('curl -s localhost:8002/a.txt')).toBe('file\n')
  })
})

describe('go refuses', () => {
  test.each([
    [
      'printf "require (\\n\\tgithub.com/a/b v1.0.0\\n)\\n" >> go.mod; go mod tidy',
      'go: github.com/a/b: modules to fetch are not simulated here\n1\n',
    ],
    [
      'echo require github.com/a/b v1.0.0 >> go.mod; go mod verify',
      'go: github.com/a/b: modules to fetch are not simulated here\n1\n',
    ],
    ['go mod download', 'go: no module dependencies to download\n0\n'],
    ['go build -o app && echo x >> app && ./app', unsimulated('./app', 'x') + '1\n'],
    [
      'go build -nosuch',
      "flag provided but not defined: -nosuch\nusage: go build [-o output] [build flags] [packages]\nRun 'go help build' for details.\n2\n",
    ],
    ['go test -v ./...', '?   \texample.com/web\t[no test files]\n0\n'],
    [
      'mkdir in; echo package in > in/a.go; go test ./...',
      '?   \texample.com/web\t[no test files]\n?   \texample.com/web/in\t[no test files]\n0\n',
    ],
    ['echo package main > a_test.go; go test', 'go test: running tests is not simulated here\n1\n'],
    ['go build -ldflags="-s -w" -o out . && test -x out', '0\n'],
  ])('%s', async (line, output) => {
    const script = `mkdir /w; cp main.go go.mod /w; cd /w; { ${line}; echo $?; } 2>&1`
    expect(await run(`docker run --rm -v .:/app -w /app golang:1.26 sh -c ${quoted(script)}`)).toBe(output)
  })

  test('a module without a name', async () => {
    expect(await run('docker run --rm -w /tmp golang:1.26 go mod init')).toContain(
      'go: cannot determine module path for source directory /tmp (outside GOPATH, module path must be specified)\n',
    )
  })
})

describe('go', () => {
  test('builds a program that runs in an image with nothing else', async () => {
    expect((await machine.bash.exec('docker build -q -t web .')).status).toBe(0)
    await run('docker run -d --name go -p 8080:8080 web')
    expect(await run('curl -s localhost:8080/path; docker logs go')).toBe('Go says /path\nlistening\n')
  })

  test('says statuses and headers, by method and path', async () => {
    const source = `package main

import "net/http"

func main() {
  mux := http.NewServeMux()
  mux.HandleFunc("GET /health", func(w http.ResponseWriter, r *http.Request) {
    w.Header().Set("Content-Type", "application/json")
    w.Header().Set("X-Method", r.Method)
    w.WriteHeader(http.StatusCreated)
    w.Write([]byte(\`{"ok":true}\`))
  })
  mux.HandleFunc("/gone", func(w http.ResponseWriter, r *http.Request) {
    http.Error(w, "gone", http.StatusNotFound)
    return
  })
  http.ListenAndServe(":8090", mux)
}
`
    await run('mkdir mux')
    await machine.fs.writeFile('/home/user/app/mux/main.go', source)
    await run('docker run -d -p 8090:8090 -v .:/app -w /app/mux golang:1.26 go run main.go')
    const healthy = await run('curl -si localhost:8090/health')
    expect(healthy).toContain('HTTP/1.1 201 Created\r\n')
    expect(healthy).toContain('Content-Type: application/json\r\n')
    expect(healthy).toContain('X-Method: GET\r\n')
    expect(healthy).toMatch(/\{"ok":true\}$/)
    expect(await run("curl -s -w '%{http_code}' localhost:8090/gone")).toBe('gone\n404')
  })

  test('listens where it is told to, on all paths under one', async () => {
    await run('docker run -d --name local -p 8081:8081 -v .:/app -w /app/local golang:1.26 go run main.go')
    expect((await machine.bash.exec('curl -s localhost:8081/a/b')).status).not.toBe(0)
    const get = (path: string): Promise<string> => run(`docker exec local curl -s 127.0.0.1:8081${path}`)
    expect(await get('/a/b')).toBe('a')
    expect(await get('/other')).toBe('404 page not found\n')
    expect(await run('docker logs local 2>&1 >/dev/null')).toMatch(/^2026\/01\/10 12:\d\d:\d\d asked\n$/)
  })

  test('takes what is usual where a variable is empty', async () => {
    const go = 'docker run --rm -v .:/app -w /app/port'
    expect(await run(`${go} golang:1.26 go run main.go`)).toBe('on 8085\n')
    expect(await run(`${go} -e PORT=90 golang:1.26 go run main.go`)).toBe('on 90\n')
  })

  test('says what it does not do', async () => {
    const go = 'docker run --rm -v .:/app -w /app golang:1.26 go'
    expect(await run(`${go} version`)).toBe('go version go1.26.0 linux/amd64\n')
    expect(await run(`${go} vet ./...`)).toBe(
      'go vet: not simulated here; version, env, mod, build, install, run and test are\n',
    )
    expect(await run(`${go} build nosuch.go`)).toContain('no Go files in /app\n')
  })
})

describe('gunicorn', () => {
  const python = (line: string): string =>
    `docker run --rm -v .:/app python:3.12-slim sh -c "pip install -q flask gunicorn; cd /; ${line}; echo $?"`.replace(
      '$?',
      String.raw`\$?`,
    )

  test.each([
    ['gunicorn --chdir /nowhere app:app', "\nError: can't chdir to '/nowhere'\n1\n"],
    ['gunicorn --chdir /app app:nothing', "Failed to find attribute 'nothing' in 'app'.\n4\n"],
    ['cd /app && gunicorn app', "Failed to find attribute 'application' in 'app'.\n4\n"],
    ['cd /app && gunicorn app:os', 'Application object must be callable.\n4\n'],
  ])('%s', async (line, expected) => {
    const lines = (await run(python(line))).split('\n')
    expect(lines.toSorted().join('\n')).toBe(expected.split('\n').toSorted().join('\n'))
  })

  test('imports a program, whose own start is left out', async () => {
    const program =
      "from flask import Flask\\napp = Flask(__name__)\\nif __name__ == '__main__':\\n    print('started')\\n    app.run(debug=True)\\n"
    await run(`printf "${program}" > guarded.py`)
    const serve = python('cd /app; gunicorn -b :8000 guarded:app & sleep 1')
    expect(await run(serve)).not.toContain('started')
    const shown = await run(python('cd /app; python guarded.py & sleep 1'))
    expect(shown).toContain('started\n')
    expect(shown).toContain(' * Debug mode: on\n')
    expect(shown).toContain(' * The reloader and the debugger are not simulated here\n')
  })
})
