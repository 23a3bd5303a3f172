import type { Recording } from './recording.ts'

/** What a line answered. */
export interface Answer {
  readonly stdout: string
  readonly stderr: string
  readonly exit: number
}

/** What the placeholders of normalised texts stand for. */
const VOLATILE: Readonly<Record<string, string>> = {
  time: String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)`,
  gotime: String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? \+0000 UTC`,
  age: String.raw`(?:Less than a second|About an? \w+|\d+ \w+)`,
  name: '[a-z]+_[a-z]+',
  t: String.raw`\d+(?:\.\d+)?`,
  pid: String.raw`\d+`,
  ref: String.raw`[\w.-]+(?:::\w+)?`,
  n: String.raw`\d+`,
  ms: String.raw`\d+(?:\.\d+)?`,
}

const PLACEHOLDER = /\{(id\d+(?::12)?|gotime|time|age|name|t|pid|ref|n|ms)\}/

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern for a normalised text: the same id has to stand wherever the same placeholder does. */
class Template {
  readonly #ids = new Map<string, string>()

  matches(text: string, template: string): boolean {
    const found = new RegExp(`^${this.#pattern(template)}$`, 's').exec(text)
    for (const [name, id] of Object.entries(found?.groups ?? {})) {
      if (id !== undefined) this.#ids.set(name.replace(/_\d+$/, ''), id)
    }
    return found !== null
  }

  #pattern(template: string): string {
    const within = new Map<string, string>()
    let count = 0
    return template
      .split(PLACEHOLDER)
      .map((part, at) => {
        if (at % 2 === 0) return literally(part)
        const [name = '', short] = part.split(':')
        const pattern = VOLATILE[name]
        if (pattern !== undefined) return pattern
        const known = this.#ids.get(name)
        if (known !== undefined) return short ? known.slice(0, 12) : known.padEnd(64, '.').slice(0, 64)
        const group = within.get(name)
        if (group !== undefined) return short ? `\\k<${group}>` : `\\k<${group}>[0-9a-f]*`
        within.set(name, `${name}_${(count += 1)}`)
        return short ? `(?<${name}_${count}>[0-9a-f]{12})` : `(?<${name}_${count}>[0-9a-f]{12})[0-9a-f]{52}`
      })
      .join('')
  }
}

const squeezed = (text: string): string => text.replace(/ {2,}/g, '  ').replace(/ +$/gm, '')

/** Whether each line of a template is somewhere in a text, and nothing else. */
function matchesUnordered(template: Template, text: string, wanted: string): boolean {
  const left = text.split('\n')
  for (const line of wanted.split('\n')) {
    const at = left.findIndex((one) => template.matches(one, line))
    if (at < 0) return false
    left.splice(at, 1)
  }
  return left.length === 0
}

/** The names of what a line of JSON tells, as far as it goes. */
const namesIn = (line: string): string => [...line.matchAll(/"(\w+)":/g)].map(([, name]) => name).join(' ')

/** Lines, columns and labels, without what stands in the cells; of JSON its names. */
const shapeOf = (text: string): string => {
  if (/^\[?\{/.test(text)) return text.split('\n').map(namesIn).join('\n')
  const [head = '', ...rows] = squeezed(text).split('\n')
  return [head, ...rows.map((row) => String(row.split('  ').length))].join('\n')
}

/** What a pager of paper would show of a terminal's text: without sequences, numbers and empty lines. */
const printed = (text: string): string =>
  text
    .replace(/\x1b\[[\d;?]*[A-Za-z]/g, '\n')
    .replace(/[\d.]+s?/g, '0')
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .at(-1) ?? ''

function streamAgrees(template: Template, text: string, wanted: string, compare: Recording['compare']): boolean {
  switch (compare) {
    case 'exact':
      return text === wanted
    case 'normalised':
      return template.matches(text, wanted)
    case 'normalised-columns':
      return template.matches(squeezed(text), squeezed(wanted))
    case 'unordered':
      return matchesUnordered(template, squeezed(text), squeezed(wanted))
    case 'shape':
      return shapeOf(text) === shapeOf(wanted)
    case 'shape-tty':
      return printed(text) === printed(wanted)
    case 'unstable':
      return true
  }
}

/** Whether an answer is the recorded one, as far as its comparison goes. */
export function agrees(recording: Recording, answer: Answer): boolean {
  const template = new Template()
  const { compare } = recording
  return (
    answer.exit === recording.exit &&
    streamAgrees(template, answer.stdout, recording.stdout_norm ?? recording.stdout, compare) &&
    streamAgrees(template, answer.stderr, recording.stderr_norm ?? recording.stderr, compare)
  )
}
