import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const program = `from contextlib import asynccontextmanager
from enum import Enum
from typing import Annotated, List, Optional, Union

import uvicorn
from fastapi import APIRouter, BackgroundTasks, Depends, FastAPI, Header, HTTPException, Query, Response, status
from fastapi.middleware.cors import CORSMiddleware
from fastapi.responses import HTMLResponse, JSONResponse
from pydantic import BaseModel, Field

@asynccontextmanager
async def lifespan(app):
    print('opens')
    yield
    print('closes')

class Size(str, Enum):
    small = 'small'
    large = 'large'

class Note(BaseModel):
    text: str = Field(min_length=1)
    stars: int
    tags: List[str] = []
    by: Optional[str] = None

app = FastAPI(title='Notes', summary='short', description='long', lifespan=lifespan)
app.add_middleware(CORSMiddleware, allow_origins=['http://here'], allow_origin_regex='http://.*[.]here', allow_headers=['X-Token'], expose_headers=['X-Total'])
router = APIRouter(prefix='/notes')
notes = {}

def paging(skip: int = 0, limit: int = 10):
    return {'skip': skip, 'limit': limit}

@router.post('', status_code=status.HTTP_201_CREATED)
async def add(note: Note):
    notes[len(notes) + 1] = note
    return note

@router.get('/')
async def listed(page: Annotated[dict, Depends(paging)], q: Annotated[str | None, Query(max_length=3)] = None):
    return {'page': page, 'q': q, 'count': len(notes)}

@router.get('/{note_id}')
def one(note_id: int, short: bool = False):
    if note_id not in notes:
        raise HTTPException(status_code=404, detail='no such note')
    return notes[note_id].text if short else notes[note_id]

app.include_router(router)

@app.get('/size/{size}')
def size(size: Size, factor: Union[float, None] = None):
    return {'size': size, 'factor': factor}

@app.get('/page', response_class=HTMLResponse)
def page():
    return '<h1>page</h1>'

counted = [0]

def count():
    counted[0] += 1
    return counted[0]

@app.get('/counted')
def both(response: Response, a=Depends(count), b=Depends(count), c=Depends(count, use_cache=False), x_y: str = Header('no', convert_underscores=False)):
    response.set_cookie('k', 'v', secure=True, samesite='strict', httponly=True, max_age=5)
    return [b - a, c - b, x_y]

@app.get('/later')
def later():
    tasks = BackgroundTasks()
    tasks.add_task(print, 'after the answer')
    return JSONResponse([1], background=tasks)

@app.get('/fails')
def fails():
    return 1 / 0

if __name__ == '__main__':
    uvicorn.run('main:app', host='0.0.0.0', port=9000)
`

const files = {
  'main.py': program,
  'requirements.txt': 'fastapi[standard]\n',
  Dockerfile:
    'FROM python:3.12-slim\nWORKDIR /app\nCOPY requirements.txt .\nRUN pip install -r requirements.txt\nCOPY . .\nCMD ["uvicorn", "main:app", "--host", "0.0.0.0"]\n',
}

let machine: HeadlessMachine

async function run(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

/** Asks until the server has started. */
const untilAnswered = (address: string): Promise<string> => run(`until curl -s ${address}; do sleep 0.1; done`)

const json = `-H 'Content-Type: application/json'`

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/${name}`, text])),
    docker: { images: ['python:3.12-slim'], containers: [] },
  })
  await run('docker build -q -t notes .; docker run -d --name notes -p 8000:8000 notes')
  await untilAnswered('localhost:8000')
})

test.each([
  [
    `${json} -d '{"text": "a", "stars": "3", "tags": ["x"]}' localhost:8000/notes`,
    '{"text":"a","stars":3,"tags":["x"],"by":null}201',
  ],
  ['localhost:8000/notes/1', '{"text":"a","stars":3,"tags":["x"],"by":null}200'],
  ['localhost:8000/notes/1?short=yes', '"a"200'],
  ['localhost:8000/notes/7', '{"detail":"no such note"}404'],
  [
    'localhost:8000/notes/x',
    '{"detail":[{"type":"int_parsing","loc":["path","note_id"],"msg":"Input should be a valid integer, unable to parse string as an integer","input":"x"}]}422',
  ],
  [
    `${json} -d '{"text": ""}' localhost:8000/notes`,
    '{"detail":[{"type":"string_too_short","loc":["body","text"],"msg":"String should have at least 1 character","input":"","ctx":{"min_length":1}},{"type":"missing","loc":["body","stars"],"msg":"Field required","input":{"text":""}}]}422',
  ],
  [
    `${json} -d '{bad' localhost:8000/notes`,
    '{"detail":[{"type":"json_invalid","loc":["body",1],"msg":"JSON decode error","input":{},"ctx":{"error":"Expecting property name enclosed in double quotes"}}]}422',
  ],
  [
    '-X POST localhost:8000/notes',
    '{"detail":[{"type":"missing","loc":["body"],"msg":"Field required","input":null}]}422',
  ],
  ["'localhost:8000/notes/?limit=2&q=ab'", '{"page":{"skip":0,"limit":2},"q":"ab","count":1}200'],
  [
    "'localhost:8000/notes/?q=abcd'",
    '{"detail":[{"type":"string_too_long","loc":["query","q"],"msg":"String should have at most 3 characters","input":"abcd","ctx":{"max_length":3}}]}422',
  ],
  ["'localhost:8000/size/large?factor=1.5'", '{"size":"large","factor":1.5}200'],
  [
    'localhost:8000/size/huge',
    `{"detail":[{"type":"enum","loc":["path","size"],"msg":"Input should be 'small' or 'large'","input":"huge","ctx":{"expected":"'small' or 'large'"}}]}422`,
  ],
  ["-H 'x_y: yes' localhost:8000/counted", '[0,1,"yes"]200'],
  ['localhost:8000/page', '<h1>page</h1>200'],
  ['-X PUT localhost:8000/page', '{"detail":"Method Not Allowed"}405'],
  ['localhost:8000/nowhere', '{"detail":"Not Found"}404'],
  ['localhost:8000/fails', 'Internal Server Error500'],
])('curl %s', async (line, expected) => {
  expect(await run(`curl -s -w '%{http_code}' ${line}`)).toBe(expected)
})

test('says what it does in its description, and who may ask from elsewhere', async () => {
  expect(await run('curl -s localhost:8000/openapi.json')).toContain(
    '"/notes/{note_id}":{"get":{"summary":"One","operationId":"one_notes__note_id__get"',
  )
  expect(await run('curl -s localhost:8000/openapi.json')).toContain(
    '"info":{"title":"Notes","summary":"short","description":"long","version":"0.1.0"}',
  )
  expect(await run('curl -s localhost:8000/docs')).toContain('<title>Notes - Swagger UI</title>')
  expect(await run("curl -sI -X GET -H 'Origin: http://here' localhost:8000/page")).toContain(
    'access-control-allow-origin: http://here',
  )
  expect(await run("curl -sI -X GET -H 'Origin: http://there' localhost:8000/page")).not.toContain(
    'access-control-allow',
  )
})

test('logs its start, its requests and its end', async () => {
  await run('docker run -d --name second -p 8001:8000 notes')
  await untilAnswered('localhost:8001/page')
  await run('docker stop second')
  expect(await run('docker logs second 2>&1 | grep -v opens | grep -v closes')).toMatch(
    /^INFO: {5}Started server process \[1\]\nINFO: {5}Waiting for application startup.\nINFO: {5}Application startup complete.\nINFO: {5}Uvicorn running on http:\/\/0.0.0.0:8000 \(Press CTRL\+C to quit\)\nINFO: {5}[\d.]+:\d+ - "GET \/page HTTP\/1.1" 200 OK\nINFO: {5}Shutting down\nINFO: {5}Waiting for application shutdown.\nINFO: {5}Application shutdown complete.\nINFO: {5}Finished server process \[1\]\n$/,
  )
  expect(await run('docker logs second 2>&1 | grep -c -e opens -e closes')).toBe('2\n')
})

test('runs from its file, and by the program of FastAPI', async () => {
  await run(
    'docker run -d -p 9000:9000 notes python main.py; docker run -d -p 9001:80 notes fastapi run main.py --port 80',
  )
  expect(await untilAnswered('localhost:9000/page')).toBe('<h1>page</h1>')
  expect(await untilAnswered('localhost:9001/page')).toBe('<h1>page</h1>')
})

// what Starlette answers
test.each([
  ['http://a.here', 'GET', 'x-token', ['HTTP/1.1 200 OK', 'OK', 'access-control-allow-origin: http://a.here']],
  ['http://no', 'PUT', 'x-a', ['HTTP/1.1 400 Bad Request', 'Disallowed CORS origin, method, headers']],
])('%s asks whether it may send %s with %s', async (origin, method, header, expected) => {
  const [status, body, ...allowed] = expected
  const asked = `-H 'Origin: ${origin}' -H 'Access-Control-Request-Method: ${method}' -H 'Access-Control-Request-Headers: ${header}'`
  const lines = (await run(`curl -si -X OPTIONS ${asked} localhost:8000/page`)).split('\r\n')
  expect(lines.filter((line) => line.startsWith('access-control')).toSorted()).toEqual([
    'access-control-allow-headers: Accept, Accept-Language, Content-Language, Content-Type, X-Token',
    'access-control-allow-methods: GET',
    ...allowed,
    'access-control-max-age: 600',
  ])
  expect([lines[0], lines.at(-1)]).toEqual([status, body])
})

test('a cookie has its attributes, and a task of an answer runs after it', async () => {
  const text = await run("curl -si -H 'Origin: http://here' localhost:8000/counted")
  expect(text).toContain('set-cookie: k=v; HttpOnly; Max-Age=5; Path=/; SameSite=strict; Secure')
  expect(text).toContain('access-control-expose-headers: X-Total')
  expect(text).toContain('vary: Origin')
  await run('curl -s localhost:8000/later')
  expect(await run('docker logs notes 2>&1')).toContain('after the answer\n')
})
