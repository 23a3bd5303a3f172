import type { ContainerTest, Goal } from '../goal.ts'
import type { LessonSource, Step, WordKind } from '../lesson.ts'
import { list, object, ref, type Schema, type SchemaNode } from './node.ts'

/** Text that people read: no control characters, and nothing that looks like markup. */
const PROSE = '^(?:[^\\u0000-\\u001f\\u007f<]|<(?![A-Za-z/!?]))*$'
/** A line as it is typed: no control characters but a newline within. */
const LINE = '^[^\\u0000-\\u0009\\u000b-\\u001f\\u007f]*$'

export const prose = (maxLength: number): SchemaNode => ({ type: 'string', minLength: 1, maxLength, pattern: PROSE })
export const line = (maxLength: number): SchemaNode => ({ type: 'string', minLength: 1, maxLength, pattern: LINE })
export const text: SchemaNode = { type: 'string', maxLength: 16_384 }
const pattern: SchemaNode = {
  type: 'string',
  minLength: 1,
  maxLength: 1000,
  description: 'a POSIX extended regular expression without back-references',
}
const number = (maximum: number): SchemaNode => ({ type: 'integer', minimum: 0, maximum })
const yes: SchemaNode = { const: true }

/** All fields of a type, none left out and none made up. */
type Fields<T> = Readonly<Record<Exclude<keyof T, 'type' | 'label'>, SchemaNode>>

const KINDS: Readonly<Record<WordKind, true>> = {
  program: true,
  command: true,
  option: true,
  value: true,
  file: true,
  directory: true,
  path: true,
  pattern: true,
  text: true,
  host: true,
  address: true,
  container: true,
  image: true,
  network: true,
  volume: true,
  name: true,
  topic: true,
  operator: true,
  keyword: true,
  variable: true,
}

const name = line(300)
const path = line(1000)
const test = ref('textTest')
const count = ref('count')

type GoalOf<Type extends Goal['type']> = Extract<Goal, { readonly type: Type }>

/** A goal of one type, or of several with the same fields; the fields named first are those that it must have. */
function goal<Type extends Goal['type']>(
  types: readonly Type[],
  fields: Fields<GoalOf<Type>>,
  required: readonly (keyof Fields<GoalOf<Type>>)[],
): SchemaNode {
  const type: SchemaNode = { enum: types }
  return {
    type: 'object',
    properties: { type, ...fields, label: prose(200) },
    required: ['type', ...required.map(String)],
    additionalProperties: false,
  }
}

const containerTest: Fields<ContainerTest> = {
  name,
  image: name,
  state: { enum: ['created', 'running', 'exited'] },
  newest: yes,
  code: number(255),
  publishes: object({ host: number(65_535), container: number(65_535) }),
  network: name,
  mounts: object({}, { source: path, target: path, readOnly: { type: 'boolean' } }),
  env: path,
  labelled: path,
  restarts: name,
  runs: path,
}

const goals: readonly SchemaNode[] = [
  goal(['all', 'any'], { of: list(ref('goal'), 20, 1) }, ['of']),
  goal(['not'], { of: ref('goal') }, ['of']),
  goal(
    ['file'],
    {
      path,
      in: name,
      kind: { enum: ['file', 'directory', 'link', 'device', 'fifo'] },
      content: test,
      mode: { type: 'string', maxLength: 40, pattern: '^(?:[0-7]{3,4}|[ugoa]+[+-][rwx]+(?:,[ugoa]+[+-][rwx]+)*)$' },
      owner: name,
      group: name,
      target: path,
      gone: yes,
    },
    ['path'],
  ),
  goal(['count'], { in: path, glob: name, is: count }, ['in', 'glob', 'is']),
  goal(['cwd'], { is: path }, ['is']),
  goal(['variable'], { name, value: test, exported: { type: 'boolean' } }, ['name']),
  goal(['alias', 'function'], { name, value: test }, ['name']),
  goal(['jobs'], { state: { enum: ['running', 'stopped', 'done'] }, is: count }, ['state', 'is']),
  goal(['container'], { where: object({}, containerTest), is: count }, ['where']),
  goal(['image'], { name, gone: yes, usedBy: name, built: yes, same: name }, ['name']),
  goal(['network', 'volume'], { name, gone: yes, usedBy: name }, ['name']),
  goal(
    ['ran'],
    {
      program: name,
      with: list(name, 20),
      operands: list(line(1000), 50),
      first: path,
      status: { oneOf: [number(255), { enum: ['failure', 'any'] }] },
    },
    ['program'],
  ),
  goal(['printed'], { on: { enum: ['stdout', 'stderr'] }, text: test }, ['text']),
  goal(['status'], { is: { oneOf: [number(255), { const: 'failure' }] } }, ['is']),
  goal(['line'], { text: test }, ['text']),
  goal(['used'], { path }, ['path']),
]

const stepFields: Readonly<Record<keyof Step, SchemaNode>> = {
  words: list(
    object(
      {
        text: line(1000),
        kind: { enum: Object.keys(KINDS) },
        meaning: { type: 'string', maxLength: 200, pattern: PROSE },
      },
      { glued: yes },
    ),
    60,
    1,
  ),
  explanation: prose(1000),
  fails: yes,
  keys: list({ type: 'string', minLength: 1, maxLength: 20 }, 50),
  goal: ref('goal'),
  hints: list(object({ en: prose(300) }), 3),
  wrong: list(line(1000), 30),
  also: list(line(1000), 30),
  inside: { enum: ['container', 'program'] },
  follows: yes,
}

const lessonFields: Readonly<Record<Exclude<keyof LessonSource, 'leaves'>, SchemaNode>> = {
  id: { type: 'string', minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' },
  title: prose(80),
  description: prose(300),
  steps: list(ref('step'), 50, 1),
}

/** A name below the home directory, which a shell takes as it is written. */
const left: SchemaNode = { type: 'string', maxLength: 200, pattern: '^~(?:/[A-Za-z0-9_][A-Za-z0-9_.-]*)+$' }

const { words, explanation, ...optional } = stepFields

/** What a lesson may be that comes as JSON from anybody. */
export const lessonSchema: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A lesson of the Terminal Playground',
  $ref: '#/$defs/lesson',
  $defs: {
    lesson: object(lessonFields, { leaves: list(left, 20) }),
    step: object({ words, explanation }, optional),
    goal: { oneOf: goals },
    count: object({}, { least: number(100_000), most: number(100_000) }),
    textTest: {
      oneOf: [
        object({ equals: text }),
        object({ matches: pattern }),
        object({ contains: text }),
        object({ lines: number(1_000_000) }),
        object({ sameAs: path }),
      ],
    },
  },
}
