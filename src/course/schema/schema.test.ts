import { describe, expect, it } from 'vitest'
import { bashLessonSources } from '../bash/sources.ts'
import { dockerBashLessonSources } from '../docker-bash/sources.ts'
import { dockerLessonSources } from '../docker/sources.ts'
import { linuxLessonSources } from '../linux/sources.ts'
import { lessonSchema, readLesson, UnreadableLesson } from './index.ts'
import { violationsOf } from './violation.ts'

const step = { words: [{ text: 'ls', kind: 'program', meaning: 'lists' }], explanation: 'Lists.' }
const lesson = { id: 'x', title: 'X', description: 'X.', steps: [step] }
const withStep = (more: object): object => ({ ...lesson, steps: [{ ...step, ...more }] })
const withGoal = (goal: unknown): object => withStep({ goal })

it('takes every lesson that there is', () => {
  const all = [...linuxLessonSources, ...bashLessonSources, ...dockerLessonSources, ...dockerBashLessonSources]
  const told = all.flatMap((each) => violationsOf(lessonSchema, JSON.parse(JSON.stringify(each))))
  expect(told).toEqual([])
})

it('gives a lesson as it was written', () => {
  const whole = withStep({
    fails: true,
    goal: {
      type: 'all',
      of: [
        { type: 'printed', text: { matches: '^4$' } },
        { type: 'status', is: 'failure' },
      ],
    },
    hints: [{ en: 'Look at <, not at >.' }],
    wrong: ['ls -l'],
    also: ['ls\npwd'],
    inside: 'container',
  })
  expect(readLesson(JSON.stringify(whole))).toEqual(whole)
})

describe('refuses', () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? { type: 'cwd', is: '~' } : { type: 'not', of: deep(levels - 1) }
  it.each<[string, unknown, string]>([
    ['what is no object', [], 'the lesson: this is no object'],
    ['a missing field', { ...lesson, title: undefined }, 'the lesson: title is missing'],
    ['a field too many', { ...lesson, html: '' }, 'the lesson: html is not known'],
    ['an id that is none', { ...lesson, id: '../x' }, 'id: there are characters or markup in it that it cannot have'],
    ['markup', { ...lesson, title: '<img src=x>' }, 'title: there are characters or markup in it that it cannot have'],
    [
      'an escape sequence',
      withStep({ also: ['\u001b[2J'] }),
      'steps/0/also/0: there are characters or markup in it that it cannot have',
    ],
    ['too many steps', { ...lesson, steps: Array.from({ length: 51 }, () => step) }, 'steps: a list of 1 to 50'],
    ['no words', withStep({ words: [] }), 'steps/0/words: a list of 1 to 60'],
    [
      'a kind of word that is none',
      withStep({ words: [{ text: 'a', kind: 'verb', meaning: '' }] }),
      'steps/0/words/0/kind: one of program',
    ],
    ['a long text', { ...lesson, title: 'x'.repeat(81) }, 'title: 1 to 80 characters'],
    ['a goal of no type', withGoal({ type: 'magic' }), 'steps/0/goal: this is none of the'],
    ['a goal without its fields', withGoal({ type: 'file' }), 'steps/0/goal: path is missing'],
    ['a goal with others', withGoal({ type: 'cwd', is: '~', path: '~' }), 'steps/0/goal: path is not known'],
    ['a mode that is none', withGoal({ type: 'file', path: '~', mode: '999' }), 'steps/0/goal/mode: there are'],
    ['a status that is none', withGoal({ type: 'status', is: 256 }), 'steps/0/goal/is: this is none of the 2'],
    ['goals in goals in goals', withGoal(deep(100)), 'this is too deep'],
  ])('%s', (_what, value, why) => {
    expect(violationsOf(lessonSchema, JSON.parse(JSON.stringify(value)))[0]).toContain(why)
  })

  it('all that is wrong at once, one fault a line', () => {
    const faulty = { ...withStep({ html: '', goal: { type: 'status', is: 256 } }), id: '../x', title: undefined }
    expect(violationsOf(lessonSchema, JSON.parse(JSON.stringify(faulty)))).toEqual([
      'the lesson: title is missing',
      'id: there are characters or markup in it that it cannot have',
      expect.stringContaining('steps/0: html is not known'),
      expect.stringContaining('steps/0/goal/is: this is none of the 2 things'),
    ])
    expect(() => readLesson(JSON.stringify(faulty))).toThrow(/missing\nid: .*\n.*not known\n.*the 2 things/u)
  })

  it('no more than fifty things', () => {
    const fields = Object.fromEntries(Array.from({ length: 1000 }, (_none, at) => [`field${at}`, '']))
    expect(violationsOf(lessonSchema, { ...lesson, ...fields })).toHaveLength(50)
  })

  it.each([
    ['no JSON', '{'],
    ['a file that is too long', `"${'x'.repeat(300_000)}"`],
    ['a prototype', '{"__proto__":{}}'],
  ])('%s', (_what, json) => {
    expect(() => readLesson(json)).toThrow(UnreadableLesson)
  })
})
