import { largest } from '../../../base/largest.ts'
import { compile, type Pattern } from '../../../shell/posix/regex/pattern.ts'
import { PatternError } from '../../../shell/posix/regex/syntax.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import type { Substitution } from '../sed/command.ts'
import { ScriptReader } from '../sed/reader.ts'
import { substitute } from '../sed/substitute.ts'
import { partsOf, unescaped } from '../sed/substitution-text.ts'
import { wrongUsage } from './failure.ts'

/** What a name stands for: a member, or where a link leads. */
export type NameKind = 'member' | 'symlink' | 'hard-link'

/** Changes a name as --transform wants it. */
export type Renaming = (name: string, kind: NameKind) => string | Promise<string>

interface Step {
  readonly pattern: Pattern
  readonly how: Substitution
  readonly kinds: ReadonlySet<NameKind>
}

const LETTERS: Readonly<Record<string, NameKind>> = { r: 'member', s: 'symlink', h: 'hard-link' }

/** Which names flags are for: a small letter adds a kind, a capital takes one away. */
function kindsOf(flags: string, usual: ReadonlySet<NameKind>): ReadonlySet<NameKind> {
  const kinds = new Set(usual)
  for (const letter of flags) {
    const kind = LETTERS[letter.toLowerCase()]
    if (!kind) continue
    if (letter === letter.toLowerCase()) kinds.add(kind)
    else kinds.delete(kind)
  }
  return kinds
}

function patternOf(text: string, flags: string): Pattern {
  try {
    return compile(unescaped(text), {
      syntax: flags.includes('x') ? 'sed-extended' : 'sed',
      ignoreCase: flags.includes('i'),
      bytes: false,
      multiline: false,
    })
  } catch (error) {
    if (!(error instanceof PatternError)) throw error
    throw wrongUsage(`Invalid transform expression: ${error.message}`)
  }
}

function stepOf(texts: readonly [from: string, to: string], flags: string, usual: ReadonlySet<NameKind>): Step {
  const unknown = /[^gixrRsShH\d]/.exec(flags)?.[0]
  if (unknown !== undefined) throw wrongUsage(`Unknown flag in transform expression: ${unknown}`)
  const pattern = patternOf(texts[0], flags)
  const parts = partsOf(texts[1])
  if (largest(parts.map((part) => (part.type === 'group' ? part.group : 0))) > pattern.groups)
    throw wrongUsage('Invalid transform replacement: back reference out of range')
  const how: Substitution = {
    expression: pattern,
    parts,
    global: flags.includes('g'),
    number: Number(/\d+/.exec(flags)?.[0] ?? 1),
    print: false,
    runs: false,
    file: undefined,
  }
  return { pattern, how, kinds: kindsOf(flags, usual) }
}

/** Reads `s/FROM/TO/FLAGS`, several with a semicolon between. @throws Failure */
function stepsOf(text: string): readonly Step[] {
  const reader = new ScriptReader({ text, source: 1 })
  const defaults = reader.match(/flags=[^;]*;?/y).replace('flags=', '')
  const usual = kindsOf(defaults, new Set(Object.values(LETTERS)))
  const steps: Step[] = []
  while (reader.next !== undefined) {
    const mark = reader.take() === 's' ? reader.take() : undefined
    const from = mark === undefined ? undefined : reader.delimited(mark, 'expression')
    const to = from === undefined || mark === undefined ? undefined : reader.delimited(mark, 'replacement')
    if (from === undefined || to === undefined) throw wrongUsage('Invalid transform expression')
    steps.push(stepOf([from, to], reader.match(/[^;]*/y), usual))
    reader.take()
  }
  return steps
}

/** The renaming that the expressions of --transform describe. @throws Failure */
export function renamingOf(process: GnuProcess, expressions: readonly string[]): Renaming {
  const steps = expressions.flatMap(stepsOf)
  return async (name, kind) => {
    let renamed = name
    for (const { pattern, how, kinds } of steps)
      if (kinds.has(kind)) renamed = (await process.inTurns(substitute(renamed, pattern, how))) ?? renamed
    return renamed
  }
}
