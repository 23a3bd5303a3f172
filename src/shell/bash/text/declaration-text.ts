import type { Work } from '../../../base/work.ts'
import { localText } from '../../posix/locale.ts'
import { AssociativeArray, IndexedArray } from '../arrays.ts'
import { functionsText } from '../syntax/print.ts'
import { hasMetas, quoted } from './quote.ts'
import type { ShellState, Variable } from '../state.ts'
import { type Attributes, isAssigned, type Value } from '../value.ts'

/** `a` or `A` of an array; '' of any other value. */
function kindLetter(value: Value): string {
  if (value instanceof IndexedArray) return 'a'
  return value instanceof AssociativeArray ? 'A' : ''
}

/** A variable's attributes as `declare` names them: `ai`, `x`; '' where there are none. */
export function attributeLetters({ value, ...on }: Attributes & { readonly value: Value }): string {
  let letters = kindLetter(value)
  if (on.integer) letters += 'i'
  if (on.nameref) letters += 'n'
  if (on.readonly) letters += 'r'
  if (on.traced) letters += 't'
  if (on.exported) letters += 'x'
  if (on.capitalized) letters += 'c'
  if (on.lowercase) letters += 'l'
  return on.uppercase ? `${letters}u` : letters
}

/** An index or a key, as it stands between brackets. */
export function* keyText(name: number | string): Work<string> {
  const isPlain = typeof name === 'number' || (name !== '@' && !hasMetas(name))
  return isPlain ? String(name) : yield* quoted(name, 'double')
}

/** How many elements are printed before others have their turn. */
const ELEMENTS = 1024

/** An array's elements as `declare -p` prints them: `([0]="a" [1]="b")`. */
function* elementsText(
  value: IndexedArray | AssociativeArray,
  local: (text: string) => string = (text) => text,
): Work<string> {
  const entries: Iterable<readonly [number | string, string]> = value.entries()
  const elements: string[] = []
  for (const [name, text] of entries) {
    if (elements.push(`[${yield* keyText(name)}]=${yield* quoted(local(text), 'double')}`) % ELEMENTS === 0)
      yield ELEMENTS
  }
  return `(${elements.join(' ')}${value instanceof AssociativeArray && elements.length > 0 ? ' ' : ''})`
}

/** What a list of all variables shows of one. */
export const listedValue = (state: ShellState, { special, value }: Variable): Value =>
  special?.listed ? special.listed.value : special?.get ? special.get(state) : value

/** All variables that have a value, `name=value`, a line each. */
function* variablesText(state: ShellState): Work<string> {
  let text = ''
  for (const name of state.names()) {
    const variable = state.variables.get(name)
    const value = variable && listedValue(state, variable)
    if (value === undefined) continue
    if (typeof value === 'string') text += `${name}=${yield* quoted(value, 'needed')}\n`
    else if (isAssigned(value)) text += `${name}=${yield* elementsText(value)}\n`
    yield 1
  }
  return text
}

/** All variables that have a value and, but for POSIX, all functions, as `set` and `declare` print them. */
export function* everythingText(state: ShellState): Work<string> {
  const variables = yield* variablesText(state)
  return state.options.has('posix') ? variables : variables + functionsText(state.functions.values())
}

/** A variable as `declare -p` prints it; undefined where there is none. */
export function* declarationOf(state: ShellState, name: string): Work<string | undefined> {
  const variable = state.variables.get(name)
  if (!variable) return undefined
  return yield* declarationText(state, name, variable.special?.get ? variable.special.get(state) : variable.value)
}

/** A variable as `declare -p` prints it with a value; undefined where there is none. */
export function* declarationText(state: ShellState, name: string, value: Value): Work<string | undefined> {
  const variable = state.variables.get(name)
  if (!variable) return undefined
  return yield* headedText(state, `declare -${attributeLetters({ ...variable, value }) || '-'} ${name}`, value)
}

/** A variable as `export -p` and `readonly -p` print it in POSIX mode: only whether it is an array is said with it. */
export function* markedText(
  state: ShellState,
  command: string,
  { name, value }: { readonly name: string; readonly value: Value },
): Work<string> {
  const letters = kindLetter(value)
  return yield* headedText(state, `${command} ${letters && `-${letters} `}${name}`, value)
}

/** The head of a declaration, and the value where there is one. */
function* headedText(state: ShellState, head: string, value: Value): Work<string> {
  if (value === undefined || !isAssigned(value)) return head
  return `${head}=${typeof value === 'string' ? yield* quoted(localText(value, state), 'double') : yield* elementsText(value, (text) => localText(text, state))}`
}
