import type { FileKind } from './facts.ts'
import type { ContainerTest, Count, Reason, TextTest } from './goal.ts'
import { inEnglish, type Say } from './say.ts'

/** The sentences of reasons; names in braces are the reason's own. */
export const reasonWords: Readonly<Record<Reason['type'], string>> = {
  'no-line': 'no command has run yet',
  'no-such-file': '{path} is not there',
  'file-still-there': '{path} is still there',
  'other-kind': '{path} is a {is}, not a {wanted}',
  'other-content': '{path} has other content',
  'other-mode': '{path} has the permissions {is}, not {wanted}',
  'other-owner': '{path} belongs to {is}, not to {wanted}',
  'other-group': '{path} belongs to the group {is}, not to {wanted}',
  'other-target': '{path} leads to {is}, not to {wanted}',
  count: '{in} has {is} that match {glob}, not {wanted}',
  elsewhere: 'you are in {is}, not in {wanted}',
  'no-such-variable': 'the variable {name} is not set',
  'other-value': '{name} has another value',
  'not-exported': '{name} is not exported',
  exported: '{name} is exported',
  'no-such-alias': 'there is no alias {name}',
  'no-such-function': 'there is no function {name}',
  jobs: 'there are {is} jobs of that kind, not {wanted}',
  'no-such-container': 'there is no container {name}',
  'other-container': '{name} differs in {part}: {is}, not {wanted}',
  containers: 'there are {is} such containers, not {wanted}',
  'no-such-image': 'there is no image {name}',
  'no-such-network': 'there is no network {name}',
  'no-such-volume': 'there is no volume {name}',
  'image-still-there': 'the image {name} is still there',
  'network-still-there': 'the network {name} is still there',
  'volume-still-there': 'the volume {name} is still there',
  'not-used': '{by} does not use {name}',
  'not-built': '{name} was not built here',
  'other-image': '{name} is another image than {wanted}',
  'not-run': '{program} has not run',
  'not-ended': '{program} is still running',
  'without-option': '{program} ran without the option {option}',
  'other-operands': '{program} ran, but not with {wanted}',
  'other-status': 'the status is {is}, not {wanted}',
  'not-printed': 'something else was printed',
  'nothing-printed': 'nothing was printed',
  'other-line': 'the line has to be written another way',
  'file-not-used': '{path} was not used',
  'should-not-be': 'something is so that should not be',
  'no-docker': 'there is no Docker here',
}

export const countWords = { least: '{least} or more', most: '{most} at most', between: '{least} to {most}' } as const

export const kindWords: Readonly<Record<FileKind, string>> = {
  file: 'file',
  directory: 'directory',
  link: 'link',
  device: 'device',
  fifo: 'fifo',
}

export const partWords: Readonly<Record<keyof ContainerTest, string>> = {
  name: 'name',
  image: 'image',
  state: 'state',
  newest: 'newest',
  code: 'code',
  publishes: 'publishes',
  network: 'network',
  mounts: 'mounts',
  env: 'env',
  labelled: 'labelled',
  restarts: 'restarts',
  runs: 'runs',
}

/** What stands for a test that asks for an empty text. */
export const NOTHING = 'nothing'

const fill = (sentence: string, values: ReadonlyMap<string, string>): string =>
  sentence.replace(/\{(\w+)\}/g, (_all, name: string) => values.get(name) ?? '')

function countText({ least, most }: Count, say: Say): string {
  if (least !== undefined && least === most) return String(least)
  const form = most === undefined ? 'least' : least === undefined ? 'most' : 'between'
  const values = new Map([
    ['least', String(least ?? 1)],
    ['most', String(most)],
  ])
  return fill(say(`counts/${form}`, countWords[form]), values)
}

const isCount = (value: object): value is Count => Object.keys(value).every((key) => key === 'least' || key === 'most')

function valueText(value: string | number | Count | TextTest | readonly string[], say: Say): string {
  if (typeof value === 'string') return value === '' ? say('nothing', NOTHING) : value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.join(' ')
  if (isCount(value)) return countText(value, say)
  return String(Object.values(value)[0])
}

/** Which option is meant, as it is typed. */
const dashed = (option: string): string => `${/^.(=|$)/.test(option) ? '-' : '--'}${option}`

/** The words of a reason that are not the learner's own. */
function ownWords(reason: Reason, say: Say): Readonly<Record<string, string>> {
  switch (reason.type) {
    case 'without-option':
      return { option: dashed(reason.option) }
    case 'other-kind':
      return {
        is: say(`kinds/${reason.is}`, kindWords[reason.is]),
        wanted: say(`kinds/${reason.wanted}`, kindWords[reason.wanted]),
      }
    case 'other-container':
      return { part: say(`parts/${reason.part}`, partWords[reason.part]) }
    default:
      return {}
  }
}

/** How a reason is said. */
export interface ReasonOptions {
  /** Puts it into the learner's language; English without it. */
  readonly say?: Say
  /** Puts what is typed, and names, between grave accents. */
  readonly marked?: boolean
}

/** Says why. */
export function reasonText(reason: Reason, { say = inEnglish, marked = false }: ReasonOptions = {}): string {
  const own = Object.entries(ownWords(reason, say))
  const said = Object.entries(reason).map(([name, value]): [string, string] => [name, valueText(value, say)])
  const values = new Map([...said, ...own])
  if (marked)
    for (const [name, value] of values) if (isTyped(reason, name) && value !== '') values.set(name, `\`${value}\``)
  return fill(say(`reasons/${reason.type}`, reasonWords[reason.type]), values)
}

/** Whether what a reason names is typed, or a name: not a number, a kind, or what a thing has. */
function isTyped(reason: Reason, name: string): boolean {
  const value = new Map(Object.entries(reason)).get(name)
  const isText = typeof value === 'string' || Array.isArray(value)
  return isText && value !== '' && name !== 'part' && (reason.type !== 'other-kind' || name === 'path')
}
