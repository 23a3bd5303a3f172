import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const shop = `from contextlib import asynccontextmanager
from enum import Enum
from typing import Annotated, Optional
import asyncio
from fastapi import APIRouter, BackgroundTasks, Depends, FastAPI, Header, HTTPException, Path, Query
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import HTMLResponse
from pydantic import BaseModel, Field

@asynccontextmanager
async def lifespan(app):
    print('opening')
    yield
    print('closing')

app = FastAPI(title='Shop', lifespan=lifespan)
app.add_middleware(CORSMiddleware, allow_origins=['*'])
stock = {}

class Item(BaseModel):
    name: str = Field(min_length=2)
    price: float = Field(gt=0)
    note: str | None = None

class Color(str, Enum):
    red = 'red'
    blue = 'blue'

@app.get('/')
def root():
    return {'Hello': 'World'}

@app.get('/items/{item_id}')
async def one(item_id: int, q: Optional[str] = None, short: bool = False):
    await asyncio.sleep(0.01)
    if item_id > 100:
        raise HTTPException(status_code=404, detail='Item not found')
    return {'item_id': item_id, 'q': q, 'short': short}

@app.put('/items/{item_id}', status_code=201)
def put(item_id: Annotated[int, Path(ge=1)], item: Item) -> Item:
    stock[item_id] = item
    return item

@app.get('/search')
def search(tag: Annotated[list[str], Query()] = [], color: Color = Color.red):
    return {'tag': tag, 'color': color, 'all': list(stock.values())}

def token(x_token: str = Header()):
    return x_token

@app.get('/me')
def me(token: str = Depends(token)):
    return token

@app.get('/page', response_class=HTMLResponse)
def page():
    return '<h1>Hi</h1>'

@app.get('/fails')
def fails():
    return 1 / 0

router = APIRouter(prefix='/v1')

@router.get('/jobs')
def jobs(tasks: BackgroundTasks):
    tasks.add_task(print, 'done')
    return [1, 2]

app.include_router(router)
`

/** An application without a framework: what the ASGI specification asks for. */
const bare = `async def app(scope, receive, send):
    await send({'type': 'http.response.start', 'status': 200, 'headers': [(b'content-type', b'text/plain')]})
    await send({'type': 'http.response.body', 'body': f"{scope['path']} at {scope['server']}".encode()})
`

const files = {
  'shop/main.py': shop,
  'shop/bare.py': bare,
  'shop/Dockerfile':
    'FROM python:3.12-slim\nWORKDIR /code\nRUN pip install "fastapi[standard]"\nCOPY . .\nCMD ["uvicorn", "main:app", "--host", "0.0.0.0", "--port", "80"]\n',
}

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

const asks = async (...lines: readonly string[]): Promise<readonly string[]> => {
  const answers: string[] = []
  for (const line of lines) answers.push(await run(`curl -s ${line}`))
  return answers
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/${name}`, text])),
    docker: { images: ['python:3.12-slim'], containers: [] },
  })
  await run('docker build -q -t shop shop && docker run -d --name shop -p 8000:80 shop && sleep 2')
})

describe('FastAPI', () => {
  test('reads paths, queries and bodies by the types of parameters', async () => {
    const json = "-H 'Content-Type: application/json' -X PUT"
    expect(
      await asks(
        'localhost:8000',
        "'localhost:8000/items/5?q=ab&short=yes'",
        `${json} -d '{"name":"Pen","price":2}' -w '%{http_code}' localhost:8000/items/1`,
        "'localhost:8000/search?tag=a&tag=b&color=blue'",
        '-H "X-Token: abc" localhost:8000/me',
        'localhost:8000/v1/jobs',
        "-w '%{content_type}' -o /dev/null localhost:8000/page",
      ),
    ).toEqual([
      '{"Hello":"World"}',
      '{"item_id":5,"q":"ab","short":true}',
      '{"name":"Pen","price":2.0,"note":null}201',
      '{"tag":["a","b"],"color":"blue","all":[{"name":"Pen","price":2.0,"note":null}]}',
      '"abc"',
      '[1,2]',
      'text/html; charset=utf-8',
    ])
  })

  test('says what is wrong with a request', async () => {
    const json = "-H 'Content-Type: application/json' -X PUT"
    expect(
      await asks(
        `${json} -d '{"name":"P"}' localhost:8000/items/0`,
        'localhost:8000/me',
        'localhost:8000/items/200',
        '-X DELETE localhost:8000/v1/jobs',
      ),
    ).toEqual([
      '{"detail":[{"type":"greater_than_equal","loc":["path","item_id"],"msg":"Input should be greater than or equal to 1","input":0,"ctx":{"ge":1}},{"type":"string_too_short","loc":["body","name"],"msg":"String should have at least 2 characters","input":"P","ctx":{"min_length":2}},{"type":"missing","loc":["body","price"],"msg":"Field required","input":{"name":"P"}}]}',
      '{"detail":[{"type":"missing","loc":["header","x-token"],"msg":"Field required","input":null}]}',
      '{"detail":"Item not found"}',
      '{"detail":"Method Not Allowed"}',
    ])
  })

  test('tells its routes, and what it does on its way', async () => {
    expect(await run('curl -s localhost:8000/openapi.json')).toContain('"info":{"title":"Shop","version":"0.1.0"}')
    await asks('localhost:8000/items/foo', 'localhost:8000/fails')
    const logs = await run('docker logs shop')
    expect(logs).toContain('INFO:     172.17.0.1:50002 - "GET / HTTP/1.1" 200 OK\n')
    expect(logs).toContain('"GET /items/foo HTTP/1.1" 422 Unprocessable Content\n')
    expect(logs).toContain('INFO:     Uvicorn running on http://0.0.0.0:80 (Press CTRL+C to quit)\n')
    expect(logs).toContain(
      'ERROR:    Exception in ASGI application\nTraceback (most recent call last):\n  File "/code/./main.py", line 62, in fails\n',
    )
    expect(
      await run('docker stop shop; docker logs shop 2> /dev/null | grep ing$; docker logs shop 2>&1 | tail -n 1'),
    ).toBe('shop\nopening\nclosing\nINFO:     Finished server process [1]\n')
  })
})

describe('the programs', () => {
  test.each([
    ['uvicorn main:nope', 'ERROR:    Error loading ASGI app. Attribute "nope" not found in module "main".\n[1]\n'],
    ['uvicorn other:app', 'ERROR:    Error loading ASGI app. Could not import module "other".\n[1]\n'],
    [
      'uvicorn main',
      'ERROR:    Error loading ASGI app. Import string "main" must be in format "<module>:<attribute>".\n[1]\n',
    ],
    [
      'uvicorn',
      "Usage: uvicorn [OPTIONS] APP\nTry 'uvicorn --help' for help.\n\nError: Missing argument 'APP'.\n[2]\n",
    ],
    [
      'python -m uvicorn main:app --port x',
      "Usage: uvicorn [OPTIONS] APP\nTry 'uvicorn --help' for help.\n\nError: Invalid value for '--port': 'x' is not a valid integer.\n[2]\n",
    ],
    [
      'fastapi run --nothing',
      "Usage: fastapi run [OPTIONS] [PATH]\nTry 'fastapi --help' for help.\n\nError: No such option: --nothing\n[2]\n",
    ],
    [
      'uvicorn main:app --uds x',
      "Usage: uvicorn [OPTIONS] APP\nTry 'uvicorn --help' for help.\n\nError: The option --uds is not simulated here.\n[2]\n",
    ],
    [
      'uvicorn main:app --bad',
      "Usage: uvicorn [OPTIONS] APP\nTry 'uvicorn --help' for help.\n\nError: No such option: --bad\n[2]\n",
    ],
    [
      'uvicorn main:app --log-level loud',
      "Usage: uvicorn [OPTIONS] APP\nTry 'uvicorn --help' for help.\n\nError: Invalid value for '--log-level': 'loud' is not one of 'critical', 'error', 'warning', 'info', 'debug', 'trace'.\n[2]\n",
    ],
    ['fastapi dev other.py', 'Path does not exist other.py\n[1]\n'],
  ])('%s', async (line, output) => {
    expect(await run(`docker run --rm shop ${line} 2>&1; echo "[$?]"`)).toBe(output)
  })

  test('fastapi run finds main.py, and tells where it listens', async () => {
    await run('docker run -d --name run -p 8001:8000 shop fastapi run; sleep 2')
    expect(await run('curl -s localhost:8001')).toBe('{"Hello":"World"}')
    const logs = await run('docker logs run')
    expect(logs).toContain('       app   Using import string: main:app\n')
    expect(logs).toContain('    server   Documentation at http://0.0.0.0:8000/docs\n')
  })

  test('uvicorn says nothing of its requests where only warnings are logged', async () => {
    await run(
      'docker run -d --name quiet -p 8003:8000 shop uvicorn main:app --host 0.0.0.0 --log-level warning; until curl -s localhost:8003; do sleep 0.1; done; curl -s localhost:8003/fails',
    )
    expect(await run('docker logs quiet 2>&1 | grep -e INFO -e ERROR')).toBe(
      'ERROR:    Exception in ASGI application\n',
    )
  })

  test('uvicorn serves what is no application of FastAPI', async () => {
    await run('docker run -d --name bare -p 8002:8000 shop uvicorn bare:app --host 0.0.0.0; sleep 2')
    expect(await run('curl -s localhost:8002/x')).toBe("/x at ('0.0.0.0', 8000)")
  })
})
