import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** A page that counts its visitors in Redis, as Compose's first tutorial has one; the words are our own. */
const counter = `import time

import redis
from flask import Flask

app = Flask(__name__)
cache = redis.Redis(host='redis', port=6379)

def visits():
    retries = 5
    while True:
        try:
            return cache.incr('hits')
        except redis.exceptions.ConnectionError as error:
            if retries == 0:
                raise error
            retries -= 1
            time.sleep(0.5)

@app.route('/')
def hello():
    count = visits()
    return f'Hello World! I have been seen {count} times.\\n'
`

const files = {
  'counter/app.py': counter,
  'counter/requirements.txt': 'flask\nredis\n',
  'counter/Dockerfile':
    'FROM python:3.12-alpine\nWORKDIR /code\nENV FLASK_APP=app.py\nENV FLASK_RUN_HOST=0.0.0.0\nCOPY requirements.txt requirements.txt\nRUN pip install -r requirements.txt\nEXPOSE 5000\nCOPY . .\nCMD ["flask", "run", "--debug"]\n',
  'counter/compose.yaml':
    'services:\n  web:\n    build: .\n    ports:\n      - "8000:5000"\n  redis:\n    image: redis:alpine\n',
  'routes.py': `from flask import Flask, request, jsonify, redirect, render_template_string, abort
app = Flask(__name__)
notes = []

@app.route('/notes', methods=['GET', 'POST'])
def all_notes():
    if request.method == 'POST':
        notes.append(request.get_json()['text'])
        return {'count': len(notes)}, 201
    return jsonify(notes)

@app.get('/notes/<int:at>')
def one(at):
    if at >= len(notes):
        abort(404)
    return notes[at]

@app.route('/page')
def page():
    return render_template_string('{% for n in notes %}<li>{{ loop.index }} {{ n }}</li>{% else %}none{% endfor %} {{ who|upper }}', notes=notes, who=request.args.get('who', 'me'))

@app.route('/old')
def old():
    return redirect('/notes')

@app.route('/fails')
def fails():
    return 1 / 0

if __name__ == '__main__':
    app.run(host='0.0.0.0', port=5000)
`,
  'plain.py': `from http.server import BaseHTTPRequestHandler, HTTPServer

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header('Content-Type', 'text/plain')
        self.end_headers()
        self.wfile.write(b'plain ' + self.path.encode())

HTTPServer(('', 9000), Handler).serve_forever()
`,
  'broken.py': `from http.server import BaseHTTPRequestHandler, HTTPServer

class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        if self.path == '/half':
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b'half')
        return 1 / 0

HTTPServer(('', 9001), Handler).serve_forever()
`,
}

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/app/${name}`, text])),
    docker: { images: ['python:3.12-slim', 'python:3.12-alpine', 'redis:alpine'], containers: [] },
  })
  await machine.bash.exec('cd app')
})

describe('the counter of Compose', () => {
  test('counts in Redis, also after a restart', async () => {
    await run('cd counter; docker compose up -d --build')
    expect(await run('curl -s localhost:8000; curl -s localhost:8000')).toBe(
      'Hello World! I have been seen 1 times.\nHello World! I have been seen 2 times.\n',
    )
    await run('docker compose restart')
    expect(await run('curl -s localhost:8000')).toBe('Hello World! I have been seen 3 times.\n')
  })

  test('says what its retries came to when Redis is away', async () => {
    await run('docker compose stop redis')
    expect(await run('curl -s -o /dev/null -w "%{http_code}" localhost:8000')).toBe('500')
    expect(await run('docker compose logs web 2>&1')).toContain('redis.exceptions.ConnectionError: Error')
    await run('docker compose down; cd ..')
  })
})

describe('flask', () => {
  test('routes, JSON, templates, redirections and errors', async () => {
    await run(
      'docker run -d --name routes -p 5000:5000 -v .:/app -w /app python:3.12-slim sh -c "pip install -q flask && python routes.py"; sleep 2',
    )
    const json = `-H 'Content-Type: application/json'`
    expect(await run(`curl -s ${json} -d '{"text": "<a>"}' localhost:5000/notes`)).toBe('{"count":1}\n')
    expect(
      await run(
        'curl -s localhost:5000/notes; curl -s localhost:5000/notes/0; curl -s -o /dev/null -w " %{http_code}" localhost:5000/notes/9',
      ),
    ).toBe('["<a>"]\n<a> 404')
    expect(await run(`curl -s 'localhost:5000/page?who=you'`)).toBe('<li>1 &lt;a&gt;</li> YOU')
    expect(
      await run(
        'curl -s -o /dev/null -w "%{http_code}" localhost:5000/old; curl -s -o /dev/null -w " %{http_code}" -X DELETE localhost:5000/notes',
      ),
    ).toBe('302 405')
    expect(await run('curl -s localhost:5000/fails')).toContain('<title>500 Internal Server Error</title>')
    expect(await run('docker logs routes 2>&1')).toContain(
      'Traceback (most recent call last):\n  File "/app/routes.py", line 28, in fails\n    return 1 / 0\n           ~~^~~\nZeroDivisionError: division by zero\n',
    )
  })
})

test('http.server with a handler of its own', async () => {
  await run('docker run -d --name plain -p 9000:9000 -v .:/app python:3.12-slim python /app/plain.py')
  expect(await run('curl -s localhost:9000/x')).toBe('plain /x')
  expect(await run('docker logs plain 2>&1')).toMatch(/"GET \/x HTTP\/1\.1" 200 -\n$/)
})

describe('what is asked of a program', () => {
  test.each([
    [
      'input',
      `printf 'Ann\\n' | docker run -i --rm python:3.12-slim python -c 'print("Hi", input("Name: "))'`,
      'Name: Hi Ann\n',
    ],
    ['arguments', `docker run --rm python:3.12-slim python -c 'import sys; print(sys.argv)' a b`, "['-c', 'a', 'b']\n"],
    [
      'a module that is not installed',
      `docker run --rm python:3.12-slim python -c 'import flask'`,
      'Traceback (most recent call last):\n  File "<string>", line 1, in <module>\nModuleNotFoundError: No module named \'flask\'\n',
    ],
    [
      'a module that is not simulated',
      `docker run --rm python:3.12-slim python -c 'import sqlite3'; echo $?`,
      '1\npython: the module sqlite3 is not simulated\n',
    ],
    [
      'a statement that is not simulated',
      `docker run --rm python:3.12-slim python -c 'try: pass
except* ValueError: pass'; echo $?`,
      '1\npython: except* is not simulated\n',
    ],
    [
      'the time that a program sleeps',
      `docker run --rm python:3.12-slim python -c 'import time; a = time.time(); time.sleep(90); print(round(time.time() - a))'`,
      '90\n',
    ],
    [
      'a signal',
      `docker run -d --name sig python:3.12-slim python -uc 'import signal, sys, time
def stop(number, frame):
    print("stopping", number)
    sys.exit(7)
signal.signal(signal.SIGTERM, stop)
while True: time.sleep(1)' > /dev/null; sleep 1; docker stop sig; docker wait sig; docker logs sig`,
      'sig\n7\nstopping 15\n',
    ],
    [
      'the same numbers for the same seed',
      `docker run --rm python:3.12-slim python -c 'import random
random.seed(3); a = [random.random() for _ in range(3)]
random.seed(3); print(a == [random.random() for _ in range(3)])
random.seed("x"); print(a == [random.random() for _ in range(3)])'`,
      'True\nFalse\n',
    ],
    [
      'an order by one comparison',
      `docker run --rm python:3.12-slim python -c 'import functools
@functools.total_ordering
class Size:
    def __init__(self, n): self.n = n
    def __eq__(self, other): return self.n == other.n
    def __lt__(self, other): return self.n < other.n
a, b = Size(1), Size(2)
print(a < b, a > b, a <= b, a >= b, b >= a, a <= Size(1), a >= Size(1), a > Size(1))'`,
      'True False True False True True True False\n',
    ],
    [
      'options that a package has not, or that are not simulated',
      `docker run --rm python:3.12-slim sh -c 'pip install -q redis flask 2>/dev/null; python -c "
import redis, flask
for make in (lambda: redis.Redis(nope=1), lambda: redis.Redis(ssl=True), lambda: flask.Flask(__name__, nope=1), lambda: redis.Redis(socket_timeout=5)):
    try: print(type(make()).__name__)
    except Exception as error: print(type(error).__name__, error)
"'`,
      "TypeError Redis.__init__() got an unexpected keyword argument 'nope'\nNotImplementedError ssl= of Redis.__init__ is not simulated\nTypeError Flask.__init__() got an unexpected keyword argument 'nope'\nRedis\n",
    ],
    [
      'how a file is opened',
      `docker run --rm python:3.12-slim python -c '
for more in ({"encoding": "utf-8"}, {"encoding": "latin-1"}, {"nope": 1}):
    try: print(open("/tmp/x", "w", **more).write("a"))
    except Exception as error: print(type(error).__name__, error)'`,
      "1\nNotImplementedError encoding= of open is not simulated\nTypeError open() got an unexpected keyword argument 'nope'\n",
    ],
    [
      'more than there is memory for',
      `docker run --rm python:3.12-slim python -c '
def squares():
    x = 10
    while True: x *= x
def doubled():
    s = "ab"
    while True: s += s
def lists():
    l = [0]
    while True: l += l
for grow in (squares, doubled, lists, lambda: list(range(10**9)), lambda: [0] * 10**9, lambda: (-3) ** 10**9, lambda: 1 << 10**9, lambda: f"{1:999999999}", lambda: "x" * 10**10, lambda: "%1000000000d" % 1):
    try: grow(); print("fits")
    except MemoryError as error: print("MemoryError", error)'`,
      'MemoryError \n'.repeat(10),
    ],
    [
      'a complex number',
      `docker run --rm python:3.12-slim python -c 'print((-8) ** (1/3))'; echo $?`,
      '1\npython: a complex number is not simulated\n',
    ],
    [
      'a loop without end in a function of Python itself',
      `docker run --rm python:3.12-slim timeout -s INT 1 python -c 'print(sum(iter(int, 1)))' 2> /dev/null; echo $?`,
      '124\n',
    ],
    ['an endless loop', `docker run --rm python:3.12-slim timeout 1 python -c 'while True: pass'; echo $?`, '124\n'],
  ])('%s', async (_what, line, output) => {
    expect(await run(line)).toBe(output)
  })
})

test('urllib.request asks web servers, and says what is wrong', async () => {
  const source = `import urllib.request, urllib.error
with urllib.request.urlopen('http://web/') as answer:
    print(answer.status, answer.getcode(), b'nginx' in answer.read(), answer.headers['content-type'])
for url in ('http://web/none', 'http://nobody/', 'http://web:81/'):
    try:
        urllib.request.urlopen(url)
    except urllib.error.URLError as error:
        print(type(error).__name__, error)
try:
    urllib.request.urlopen('web')
except ValueError as error:
    print(error)
`
  const web = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: { '/home/user/ask.py': source },
    docker: { images: ['python:3.12-slim', 'nginx'], containers: [] },
  })
  await web.bash.exec('docker network create net; docker run -d --name web --network net nginx')
  const { stdout } = await web.bash.exec('docker run --rm -i --network net python:3.12-slim python - < ask.py 2>&1')
  expect(stdout.split('\n')).toEqual([
    '200 200 True text/html',
    'HTTPError HTTP Error 404: Not Found',
    'URLError <urlopen error [Errno -2] Name or service not known>',
    'URLError <urlopen error [Errno 111] Connection refused>',
    "unknown url type: 'web'",
    '',
  ])
})

test('a handler that raises says so with its traceback, and answers nothing but what it had sent', async () => {
  await run('docker run -d --name broken -p 9001:9001 -v $PWD/broken.py:/b.py python:3.12-slim python -u /b.py')
  expect(await run('curl -s localhost:9001/; echo $?; curl -s localhost:9001/half')).toBe('52\nhalf')
  const line = '-'.repeat(40)
  expect(await run('docker logs broken 2>&1 | head -n 8')).toBe(
    `${line}
Exception occurred during processing of request from ('172.17.0.1', 50000)
Traceback (most recent call last):
  File "/b.py", line 9, in do_GET
    return 1 / 0
           ~~^~~
ZeroDivisionError: division by zero
${line}
`,
  )
})
