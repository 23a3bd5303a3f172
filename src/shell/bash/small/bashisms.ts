import { type Problem, type SyntaxNode, walk } from '../syntax/parser.ts'
import { readScript, type Script } from '../syntax/script.ts'

/** What of Bash's grammar a small shell has, too. */
export interface Taken {
  /** `[[`, `function`, `$'…'`, `&>`, `<(…)`, `${x:1:2}` and `${x/a/b}` */
  readonly extras: boolean
}

/** A place of a text at which something else is to be read. */
interface Edit {
  readonly pos: number
  readonly end: number
  readonly text: string
}

/** What a small shell says for every expansion of Bash's that it does not know: no name can be a point. */
const NO_EXPANSION = '${.}'

const OPERATIONS: ReadonlySet<string> = new Set(['Default', 'Remove'])
const EXTRA_OPERATIONS: ReadonlySet<string> = new Set([...OPERATIONS, 'Slice', 'Replace'])

/** How often a text is read again: something of Bash's may stand within what was plain words before. */
const MOST_READINGS = 16

/** Finds what is Bash's own in a script. */
class Search {
  readonly edits: Edit[] = []
  refusal: Problem | undefined
  readonly #text: string
  readonly #taken: Taken

  constructor(text: string, taken: Taken) {
    this.#text = text
    this.#taken = taken
  }

  /** Looks at a node; gives whether those within it are to be looked at. */
  visit(node: SyntaxNode): boolean {
    const { extras } = this.#taken
    switch (node.type) {
      case 'TestCommand':
        return extras || this.#plain(node.pos)
      case 'ArithmeticCommand':
        return this.#insert(node.pos + 1, ' ')
      case 'Time':
        return extras || this.#plain(node.pos)
      case 'Coproc':
        return this.#plain(node.pos)
      case 'AnsiCQuoted':
        return extras || this.#plain(node.pos)
      case 'LocaleString':
        return this.#plain(node.pos)
      case 'ArithmeticFor':
        return this.#refuse(node.pos, { type: 'for header' })
      case 'Select':
        return this.#refuse(node.pos, { type: 'word', found: 'do' })
      case 'HereString':
        return this.#refuse(node.pos, { type: 'redirection' })
      case 'ProcessSubstitution':
        return extras || this.#refuse(node.pos, { type: 'word', found: '(' })
      case 'ExtendedGlob':
        return this.#refuse(node.pos, { type: 'word', found: '(' })
      case 'CommandExpansion':
        // what is within backquotes is read when it is run
        return !node.text.startsWith('`')
      default:
        return this.#visitFurther(node)
    }
  }

  #visitFurther(node: SyntaxNode): boolean {
    const { extras } = this.#taken
    switch (node.type) {
      case 'Redirect':
        // `a &> b` is `a &`, and then `> b`
        if (node.operator.startsWith('&>') && !extras) this.#insert(this.#text.indexOf('&>', node.pos) + 1, ' ')
        return true
      case 'Pipeline': {
        const at = node.operators.indexOf('|&')
        const before = node.commands[at]
        return at < 0 || !before || this.#refuse(before.end, { type: 'word', found: '&' })
      }
      case 'Function':
        return extras || !/^function\s/.test(this.#text.slice(node.pos, node.pos + 9)) || this.#refuseFunction(node)
      case 'Assignment':
        if (node.value.type === 'ArrayValue') return this.#refuse(node.pos, { type: 'word', found: '(' })
        return node.append || node.index ? this.#plain(node.pos) : true
      case 'ParameterExpansion': {
        const known = extras ? EXTRA_OPERATIONS : OPERATIONS
        if (node.text === NO_EXPANSION) return false
        const isKnown = !node.index && node.prefix !== '!' && (!node.operation || known.has(node.operation.type))
        return isKnown || this.#replace({ pos: node.pos, end: node.end, text: NO_EXPANSION })
      }
      default:
        return true
    }
  }

  #refuseFunction({ name, pos }: SyntaxNode & { readonly type: 'Function' }): false {
    const hasParentheses = /^\s*\(/.test(this.#text.slice(name.end, name.end + 80))
    return this.#refuse(pos, { type: 'word', found: hasParentheses ? '(' : '}' })
  }

  #plain = (pos: number): false => this.#insert(pos, '\\')

  #insert = (pos: number, text: string): false => this.#replace({ pos, end: pos, text })

  #replace(edit: Edit): false {
    this.edits.push(edit)
    return false
  }

  #refuse(pos: number, foreign: NonNullable<(Problem & { type: 'foreign' })['foreign']>): false {
    if (!this.refusal || pos < this.refusal.pos) this.refusal = { type: 'foreign', foreign, pos }
    return false
  }
}

function edited(text: string, edits: readonly Edit[]): string {
  let done = ''
  let at = 0
  for (const edit of edits.toSorted((one, other) => one.pos - other.pos)) {
    done += text.slice(at, edit.pos) + edit.text
    at = edit.end
  }
  return done + text.slice(at)
}

/** A script up to what cannot be understood. */
const until = (script: Script, error: Problem): Script => ({
  ...script,
  units: script.units.filter(({ statements }) => (statements.at(-1)?.end ?? 0) <= error.pos),
  error,
})

/** A script as a shell reads it that has nothing of Bash's own but what is `taken`. */
export function without(read: Script, taken: Taken): Script {
  let script = read
  for (let readings = 0; readings < MOST_READINGS; readings += 1) {
    const search = new Search(script.text, taken)
    for (const { statements } of script.units) walk(statements, (node) => search.visit(node))
    const { edits, refusal } = search
    if (edits.length === 0) return refusal ? until(script, refusal) : script
    script = readScript(edited(script.text, edits))
  }
  return script
}
