/** One instruction of a Dockerfile. */
export interface Instruction {
  /** In capitals. */
  readonly name: string
  /** What follows the name, continuation lines joined. */
  readonly text: string
  /** Where it starts, from 1. */
  readonly line: number
}

/** Why a Dockerfile cannot be built, in BuildKit's words. */
export interface BadDockerfile {
  readonly type: 'bad-dockerfile'
  readonly message: string
  /** The line that the message is about; undefined when it is about the whole file. */
  readonly line: number | undefined
}

export interface Dockerfile {
  readonly type: 'dockerfile'
  readonly instructions: readonly Instruction[]
}

const KNOWN: ReadonlySet<string> = new Set(
  'ADD ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK LABEL MAINTAINER ONBUILD RUN SHELL STOPSIGNAL USER VOLUME WORKDIR'.split(
    ' ',
  ),
)

/** Instructions that Docker has and this playground does not simulate. */
const UNSIMULATED: ReadonlySet<string> = new Set(['ARG', 'HEALTHCHECK', 'ONBUILD', 'SHELL', 'USER'])

function splitInstructions(text: string): readonly Instruction[] {
  const instructions: Instruction[] = []
  let [joined, start] = ['', 0]
  for (const [index, line] of text.split('\n').entries()) {
    const bare = line.trim()
    if (bare.startsWith('#') || (bare === '' && joined === '')) continue
    if (joined === '') start = index + 1
    joined += bare.endsWith('\\') ? `${bare.slice(0, -1)} ` : bare
    if (bare.endsWith('\\')) continue
    const [name = ''] = joined.split(/\s/)
    instructions.push({ name: name.toUpperCase(), text: joined.slice(name.length).trim(), line: start })
    joined = ''
  }
  return instructions
}

const bad = (message: string, line?: number): BadDockerfile => ({ type: 'bad-dockerfile', message, line })

/** Instructions that need something after their name. */
const NEEDS_TEXT: ReadonlySet<string> = new Set(['ENV', 'EXPOSE', 'LABEL', 'VOLUME', 'WORKDIR'])

function check({ name, text, line }: Instruction): BadDockerfile | undefined {
  const parse = (problem: string): BadDockerfile => bad(`dockerfile parse error on line ${line}: ${problem}`, line)
  if (!KNOWN.has(name)) return parse(`unknown instruction: ${name}`)
  if (UNSIMULATED.has(name)) return bad(`the instruction ${name} is not simulated by this playground`, line)
  const words = text.split(/\s+/).filter(Boolean)
  if (name === 'FROM' && words.length !== 1 && words.length !== 3) {
    return parse('FROM requires either one or three arguments')
  }
  if ((name === 'COPY' || name === 'ADD') && words.length < 2) return parse(`${name} requires at least two arguments`)
  if (NEEDS_TEXT.has(name) && words.length === 0) {
    return parse(
      name === 'WORKDIR' ? 'WORKDIR requires exactly one argument' : `${name} requires at least one argument`,
    )
  }
  return undefined
}

/** Reads a Dockerfile with one stage. */
export function parseDockerfile(text: string): Dockerfile | BadDockerfile {
  if (text.trim() === '') return bad('the Dockerfile cannot be empty')
  const instructions = splitInstructions(text)
  if (instructions.length === 0) return bad('file with no instructions')
  for (const instruction of instructions) {
    const problem = check(instruction)
    if (problem) return problem
  }
  const [first, ...rest] = instructions
  if (first?.name !== 'FROM') return bad('no build stage in current context', first?.line)
  const stage = rest.find(({ name }) => name === 'FROM')
  if (stage) return bad('several stages (a second FROM) are not simulated by this playground', stage.line)
  return { type: 'dockerfile', instructions }
}

/** The words of CMD and ENTRYPOINT: a JSON list, or a line for a shell. */
export function commandWords(text: string): readonly string[] {
  try {
    const words: unknown = JSON.parse(text)
    if (Array.isArray(words) && words.every((word): word is string => typeof word === 'string')) return words
  } catch {
    // not a list: the shell form
  }
  return ['/bin/sh', '-c', text]
}

/** The pairs of ENV and LABEL: `NAME=value …`, or the old form `NAME value`. */
export function pairsOf(text: string): readonly string[] {
  if (!/^[^\s=]+=/.test(text)) return [text.replace(/\s+/, '=')]
  const pairs = text.match(/[^\s=]+=(?:"[^"]*"|'[^']*'|\S*)/g) ?? []
  return pairs.map((pair) => pair.replace(/=(["'])(.*)\1$/s, '=$2'))
}
