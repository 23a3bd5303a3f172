import { expect, test } from 'vitest'
import type { LineFacts } from '../../course/facts.ts'
import type { Goal } from '../../course/goal.ts'
import { lineOf } from '../../course/judge/index.ts'
import type { Moment } from '../../shell/timeline.ts'
import { factsWith } from '../../testing/facts.ts'
import { type Asked, hearChange, hearLine, noteOf, open } from './hear.ts'
import type { StepHeard } from './heard.ts'

const moment = (id: number, line: string, shown: Partial<Omit<LineFacts, 'flows'>> = {}): Moment<unknown> => ({
  id,
  line,
  shell: 'Simple',
  at: 0,
  keys: [],
  before: undefined,
  after: undefined,
  evidence: { ran: [], flows: [], status: 0, stdout: '', stderr: '', ...shown },
  weight: 0,
})

const asked = (goal: Goal): Asked => ({ lesson: 'files', step: 0, isLast: false, command: 'mkdir trip', goal })
const trip = asked({ type: 'file', path: '~/trip', kind: 'directory' })
const shown = asked({ type: 'printed', text: { equals: '4' } })

/** The line that was heard last, of each state. */
const lines = new Map<StepHeard, LineFacts>()

const after = (before: StepHeard, at: Asked, line: Moment<unknown>, facts = factsWith()): StepHeard => {
  const heard = hearLine(before, at, { moment: line, at: line.id - 1, facts })
  lines.set(heard, lineOf(line))
  return heard
}

test('a line that meets the goal leaves its output, and Next is offered', () => {
  const opened = open(trip, factsWith(), 0)
  const met = after(opened, trip, moment(1, 'mkdir -v trip', { stdout: 'made\n' }), factsWith('~/trip'))
  expect(met).toMatchObject({ isMet: true, output: 'made\n', lines: 1, upTo: 1 })
  expect(noteOf(opened, { heard: met, line: lines.get(met) }, trip, true)).toEqual({
    type: 'met',
    isLast: false,
    offers: true,
  })
})

test('a line that undoes it is named, until it is so again', () => {
  const made = after(open(trip, factsWith(), 0), trip, moment(1, 'mkdir trip'), factsWith('~/trip'))
  const gone = after(made, trip, moment(2, 'rmdir trip'))
  expect(gone).toMatchObject({ isMet: false, undone: { line: 'rmdir trip', at: 1 } })
  expect(noteOf(made, { heard: gone, line: lines.get(gone) }, trip, true)).toEqual({
    type: 'broken',
    line: 'rmdir trip',
  })
  const later = after(gone, trip, moment(3, 'ls'))
  expect(later.undone).toEqual({ line: 'rmdir trip', at: 1 })
  expect(noteOf(gone, { heard: later, line: lines.get(later) }, trip, true)).toBeUndefined()
  expect(after(later, trip, moment(4, 'mkdir trip'), factsWith('~/trip'))).toMatchObject({
    isMet: true,
    undone: undefined,
  })
})

test('what was so from the start has not been done, until a line shows it', () => {
  const opened = open(trip, factsWith('~/trip'), 5)
  expect(opened.isMet).toBe(false)
  expect(hearChange(opened, trip.goal, factsWith('~/trip')).isMet).toBe(false)
  expect(after(opened, trip, moment(6, 'mkdir -p trip'), factsWith('~/trip')).isMet).toBe(true)
})

test('a change between two lines meets a goal too, and Enter alone is no line', () => {
  const opened = open(trip, factsWith(), 0)
  const changed = hearChange(opened, trip.goal, factsWith('~/trip'))
  expect(changed).toMatchObject({ isMet: true, lines: 0, output: undefined })
  expect(noteOf(opened, { heard: changed, line: lines.get(changed) }, trip, false)).toMatchObject({
    type: 'met',
    offers: false,
  })
  expect(after(changed, trip, moment(1, ' '), factsWith('~/trip'))).toMatchObject({ isMet: true, lines: 0, upTo: 1 })
})

test('what a line has shown stays met', () => {
  const met = after(open(shown, factsWith(), 0), shown, moment(1, 'wc -l', { stdout: '4\n' }))
  expect(after(met, shown, moment(2, 'ls')).isMet).toBe(true)
  expect(hearChange(met, shown.goal, factsWith()).isMet).toBe(true)
})

test('a word that is nearly right is named, and who fails later is not told that it is done', () => {
  const opened = open(trip, factsWith(), 0)
  const typo = after(opened, trip, moment(1, 'mkdri trip', { status: 127 }))
  expect(noteOf(opened, { heard: typo, line: lines.get(typo) }, trip, true)).toMatchObject({
    type: 'near-miss',
    typed: 'mkdri',
    wanted: 'mkdir',
    line: 'mkdir trip',
  })
  const made = after(typo, trip, moment(2, 'mkdir trip'), factsWith('~/trip'))
  const failed = after(made, trip, moment(3, 'mkdir trip', { status: 1 }), factsWith('~/trip'))
  expect(noteOf(made, { heard: failed, line: lines.get(failed) }, trip, true)).toBeUndefined()
})

test('what is tried once it is done leaves the output, and offers nothing', () => {
  const met = after(open(shown, factsWith(), 0), shown, moment(1, 'wc -l', { stdout: '4\n' }))
  const later = after(met, shown, moment(2, 'ls', { stdout: 'welcome.txt\n' }))
  expect(later).toMatchObject({ isMet: true, output: '4\n' })
  expect(noteOf(met, { heard: later, line: lines.get(later) }, shown, true)).toBeUndefined()
  const again = after(later, shown, moment(3, 'mkdir trip', { stdout: '5\n' }))
  expect(again.output).toBe('5\n')
  expect(noteOf(later, { heard: again, line: lines.get(again) }, shown, true)).toMatchObject({ type: 'met' })
})

test('that a goal is undone is said before what else is to be said of the line', () => {
  const made = after(open(trip, factsWith(), 0), trip, moment(1, 'mkdir trip'), factsWith('~/trip'))
  const gone = after(made, trip, moment(2, 'rmdir trip'))
  const near = { ...trip, command: 'mkdir trip' }
  expect(noteOf(made, { heard: gone, line: { ...lineOf(moment(2, 'mkdri trip')) } }, near, true)).toMatchObject({
    type: 'broken',
  })
})
