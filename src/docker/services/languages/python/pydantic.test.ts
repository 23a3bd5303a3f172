import { expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../../linux/headless.ts'
import { createMachine } from '../../../headless.ts'
import { streams } from '../../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const machine: HeadlessMachine = createMachine({
  now: Date.UTC(2026, 0, 10, 12),
  docker: { images: ['python:3.12-slim'], containers: [] },
  files: { '/home/user/Dockerfile': 'FROM python:3.12-slim\nRUN pip install pydantic fastapi\n' },
})
const built = machine.bash.exec('docker build -q -t models .')

const head = `from enum import Enum
from pydantic import BaseModel, ConfigDict, Field, ValidationError, computed_field, field_validator, model_validator
`

async function said(program: string): Promise<string> {
  await built
  await machine.bash.exec(`cat > /home/user/model.py <<'END'\n${head}${program}END`)
  return streams(await machine.bash.exec('docker run --rm -v /home/user:/w models python /w/model.py'))
}

const url = 'For further information visit https://errors.pydantic.dev/2.12/v'

test.each([
  [
    'a computed field is told beside the others',
    `class Box(BaseModel):
    a: int
    @computed_field
    @property
    def twice(self) -> int:
        return self.a * 2
box = Box(a=2)
print(box, box.model_dump(), box.model_dump_json(), box.twice, box == Box(a=2))
`,
    `a=2 twice=4 {'a': 2, 'twice': 4} {"a":2,"twice":4} 4 True\n`,
  ],
  [
    'a class named Config sets options',
    `class One(BaseModel):
    a: int
    class Config:
        extra = 'forbid'
try:
    One(a=1, b=2)
except ValidationError as error:
    print(error)
`,
    `1 validation error for One\nb\n  Extra inputs are not permitted [type=extra_forbidden, input_value=2, input_type=int]\n    ${url}/extra_forbidden\n`,
  ],
  [
    'texts are stripped, assigned values checked, and members of an Enum replaced by their values',
    `class Color(Enum):
    red = 'r'
class One(BaseModel):
    model_config = ConfigDict(str_strip_whitespace=True, validate_assignment=True, use_enum_values=True)
    name: str
    size: int = 1
    color: Color
one = One(name='  a ', color='r')
one.size = '7'
print(one)
try:
    one.size = 'x'
except ValidationError as error:
    print(error.errors(include_url=False, include_input=False))
`,
    "name='a' size=7 color='r'\n[{'type': 'int_parsing', 'loc': ('size',), 'msg': 'Input should be a valid integer, unable to parse string as an integer'}]\n",
  ],
  [
    'a validator of the whole model that raises makes an error of it',
    `class One(BaseModel):
    a: int
    @model_validator(mode='before')
    @classmethod
    def known(cls, data):
        if data['a'] == 0:
            raise ValueError('nothing')
        return data
    @model_validator(mode='after')
    def small(self):
        assert self.a < 5, 'too large'
        return self
for value in (0, 7):
    try:
        One(a=value)
    except ValidationError as error:
        print(error)
`,
    `1 validation error for One\n  Value error, nothing [type=value_error, input_value={'a': 0}, input_type=dict]\n    ${url}/value_error\n1 validation error for One\n  Assertion failed, too large [type=assertion_error, input_value={'a': 7}, input_type=dict]\n    ${url}/assertion_error\n`,
  ],
])('%s', async (_what, program, output) => {
  expect(await said(program)).toBe(output)
})

test.each([
  ['class One(BaseModel):\n    model_config = ConfigDict(strict=True)\n', 'strict= of ConfigDict is not simulated'],
  [
    "class One(BaseModel):\n    a: int\n    @field_validator('a', mode='wrap')\n    def act(cls, value, go_on):\n        return value\n",
    "mode='wrap' of field_validator is not simulated",
  ],
  [
    'class One(BaseModel):\n    a: int\nOne(a=1).model_dump(context=1)\n',
    'context= of BaseModel.model_dump is not simulated',
  ],
  [
    "from fastapi.templating import Jinja2Templates\nJinja2Templates('x', context_processors=[])\n",
    'context_processors= of Jinja2Templates.__init__ is not simulated',
  ],
  ["from fastapi import FastAPI\nFastAPI(root_path='/x')\n", 'root_path= of FastAPI.__init__ is not simulated'],
])('what is not simulated is refused: %s', async (program, reason) => {
  expect(await said(program)).toContain(`NotImplementedError: ${reason}\n`)
})

test.each([
  [
    "from fastapi.staticfiles import StaticFiles\nStaticFiles(directory='none')\n",
    "RuntimeError: Directory 'none' does not exist\n",
  ],
  [
    "from fastapi import FastAPI\n@FastAPI().middleware('websocket')\nasync def act(request, call_next):\n    pass\n",
    'AssertionError: Currently only middleware("http") is supported.\n',
  ],
])('what is wrong is said: %s', async (program, reason) => {
  expect(await said(program)).toContain(reason)
})

const item = `class Item(BaseModel):
    name: str
    price: float = Field(gt=0)
    tags: list[str] = []
    @field_validator('name')
    @classmethod
    def known(cls, value):
        if value == 'bad':
            raise ValueError('not this name')
        return value
`

test.each([
  ["Item(name='pen', price='3')", "name='pen' price=3.0 tags=[]"],
  ["repr(Item(name='pen', price=3, tags=('a',)))", "Item(name='pen', price=3.0, tags=['a'])"],
  ["Item(name='pen', price=3).model_dump_json(exclude={'tags'})", '{"name":"pen","price":3.0}'],
  ["Item.model_validate({'name': 'a', 'price': 1}) == Item(name='a', price=1)", 'True'],
  ["Item(name='a', price=1).model_copy(update={'price': 2})", "name='a' price=2 tags=[]"],
  [
    'Item(price=-1, tags=[1])',
    "3 validation errors for Item\nname\n  Field required [type=missing, input_value={'price': -1, 'tags': [1]}, input_type=dict]\n    For further information visit https://errors.pydantic.dev/2.12/v/missing\n" +
      'price\n  Input should be greater than 0 [type=greater_than, input_value=-1.0, input_type=float]\n    For further information visit https://errors.pydantic.dev/2.12/v/greater_than\n' +
      'tags.0\n  Input should be a valid string [type=string_type, input_value=1, input_type=int]\n    For further information visit https://errors.pydantic.dev/2.12/v/string_type',
  ],
  [
    "Item(name='bad', price=1)",
    "1 validation error for Item\nname\n  Value error, not this name [type=value_error, input_value='bad', input_type=str]\n    For further information visit https://errors.pydantic.dev/2.12/v/value_error",
  ],
])('%s', async (expression, output) => {
  const program = `${item}try:\n    print(${expression})\nexcept ValidationError as error:\n    print(error)\n`
  expect(await said(program)).toBe(`${output}\n`)
})
