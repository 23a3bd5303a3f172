import type { Arrangement } from '../arrangement.ts'
import type { Challenge, GivenWorld, OtherWorld } from '../challenge.ts'
import type { Exercises } from '../exercises/exercises.ts'
import type { Prediction } from '../prediction.ts'
import { lessonSchema, line, prose, text } from './lesson.ts'
import { list, object, ref, type Schema, type SchemaNode } from './node.ts'

type Fields<T> = Readonly<Record<keyof T, SchemaNode>>

const id: SchemaNode = { type: 'string', minLength: 1, maxLength: 60, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' }
const lines = list(line(2000), 50, 1)
const output: SchemaNode = { type: 'string', maxLength: 2000 }
const files: SchemaNode = { type: 'object', additionalProperties: text, maxProperties: 50 }

const world: Fields<GivenWorld> = { files, lines: list(line(2000), 50), cwd: line(1000) }
const otherWorld: Fields<OtherWorld> = { ...world, goal: ref('goal') }

const { title, only, keys, ...challengeFields }: Fields<Challenge> = {
  id,
  title: prose(80),
  brief: prose(1000),
  world: object({}, world),
  goal: ref('goal'),
  par: object({ commands: { type: 'integer', minimum: 1, maximum: 50 } }),
  hint: prose(300),
  solutions: list(lines, 20, 1),
  keys: list({ type: 'string', maxLength: 200 }, 50),
  wrong: list(lines, 30),
  only: list(lines, 20),
  others: list(object({}, otherWorld), 10),
}

const { world: predicted, ...predictionFields }: Fields<Prediction> = {
  id,
  world: object({}, world),
  line: line(1000),
  outputs: list(output, 3, 3),
  because: prose(300),
}

const { world: arranged, ...arrangementFields }: Fields<Arrangement> = {
  id,
  task: prose(300),
  line: line(1000),
  extra: list(line(100), 2, 2),
  world: object({}, world),
}

const exercises: Fields<Exercises> = {
  lesson: id,
  challenge: ref('challenge'),
  predictions: list(object(predictionFields, { world: predicted }), 10),
  arrangements: list(object(arrangementFields, { world: arranged }), 10),
}

const { $schema, $defs } = lessonSchema

/** What the exercises of a lesson may be; the project at the end of a track is a `challenge`, too. */
export const exercisesSchema: Schema = {
  $schema,
  title: 'The exercises of a lesson of the Terminal Playground',
  $ref: '#/$defs/exercises',
  $defs: { ...$defs, exercises: object(exercises), challenge: object(challengeFields, { title, only, keys }) },
}
