import { slashWords } from './psql-variables.ts'

/** A part of an `\if`. */
export interface Branch {
  /** Whether it runs; if not, whether a part behind it still may. */
  readonly state: 'runs' | 'waits' | 'over'
  /** Whether it is the part of `\else`. */
  readonly isElse: boolean
}

/** What is kept of a client's conditions. */
interface Conditional {
  /** The parts that are begun, the innermost last. */
  readonly branches: Branch[]
  readonly variables: ReadonlyMap<string, string>
}

/** Whether what is given is run: all parts run in which it stands. */
export const isActive = ({ branches }: Pick<Conditional, 'branches'>): boolean =>
  branches.every(({ state }) => state === 'runs')

const BEGINNINGS = {
  true: /^(?:t|tr|tru|true|y|ye|yes|on|1)$/i,
  false: /^(?:f|fa|fal|fals|false|n|no|of|off|0)$/i,
}

/** What is said of a command that begins or ends a part; undefined where all is well. */
type Complaint = string | undefined

interface Condition {
  readonly isTrue: boolean
  readonly complaint: Complaint
}

/** Reads a condition: `:{?name}` asks whether a variable is set. */
function conditionOf({ variables }: Conditional, command: string, rest: string): Condition {
  const asked = rest.replace(/:\{\?(\w+)\}/g, (_all, name: string) => String(variables.has(name)))
  const word = slashWords(asked, variables).join(' ')
  const isTrue = BEGINNINGS.true.test(word)
  if (isTrue || BEGINNINGS.false.test(word)) return { isTrue, complaint: undefined }
  return { isTrue, complaint: `unrecognized value "${word}" for "\\${command} expression": Boolean expected` }
}

type Step = (client: Conditional, rest: string) => Complaint

function enter(client: Conditional, command: string, rest: string): Complaint {
  const { isTrue, complaint } = conditionOf(client, command, rest)
  client.branches.push({ state: isTrue ? 'runs' : 'waits', isElse: false })
  return complaint
}

/** Goes on to the next part, if there may be one. */
function next(client: Conditional, command: string, go: (before: Branch) => Complaint): Complaint {
  const before = client.branches.pop()
  if (before && !before.isElse) return go(before)
  if (!before) return `\\${command}: no matching \\if`
  client.branches.push({ state: 'over', isElse: true })
  return `\\${command}: cannot occur after \\else`
}

const STEPS: Readonly<Record<string, Step>> = {
  if(client, rest) {
    if (isActive(client)) return enter(client, 'if', rest)
    client.branches.push({ state: 'over', isElse: false })
    return undefined
  },
  elif: (client, rest) =>
    next(client, 'elif', ({ state }) => {
      if (state === 'waits') return enter(client, 'elif', rest)
      client.branches.push({ state: 'over', isElse: false })
      return undefined
    }),
  else: (client) =>
    next(client, 'else', ({ state }) => {
      client.branches.push({ state: state === 'waits' ? 'runs' : 'over', isElse: true })
      return undefined
    }),
  endif: ({ branches }) => (branches.pop() ? undefined : String.raw`\endif: no matching \if`),
}

/** Whether a command begins or ends a part. */
export const isConditional = (command: string): boolean => Object.hasOwn(STEPS, command)

/** Does such a command. */
export const stepTo = (client: Conditional, command: string, rest: string): Complaint => STEPS[command]?.(client, rest)
