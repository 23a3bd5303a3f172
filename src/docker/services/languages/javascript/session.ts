import { type Program as Tree, tokenizer } from 'acorn'
import { declared } from './hoist.ts'
import { parse, SyntaxTrouble } from './parse.ts'
import type { Realm } from './realm.ts'
import { runTree } from './run-tree.ts'
import type { Scope } from './scope.ts'
import type { SourceFile, Steps, Value } from './values.ts'

/** What a session is given. */
interface Given {
  readonly realm: Realm
  /** The names that are kept from text to text. */
  readonly scope: Scope
  /** Modules that a text may name without having asked for them. */
  readonly modules?: { readonly names: ReadonlySet<string>; readonly load: (name: string) => Steps<Value> }
}

/** Texts that are run one after the other, as at a prompt: each knows the names of those before. */
export class Session {
  readonly #given: Given

  constructor(given: Given) {
    this.#given = given
  }

  /** Reads a text. @throws SyntaxTrouble */
  read(file: SourceFile): Tree {
    const tree = parse(file, 'prompt')
    for (const { name } of declared(tree.body).names)
      if (this.#given.scope.names.get(name)?.isLexical === true)
        throw new SyntaxTrouble(`Identifier '${name}' has already been declared`, file, { at: 0, width: 0 })
    return tree
  }

  /** Runs what was read, which may await; gives the value of its last expression. */
  *run(tree: Tree, file: SourceFile): Steps<Value> {
    const { scope, realm, modules } = this.#given
    if (modules)
      for (const name of namesIn(file.text, modules.names))
        if (!scope.names.has(name) && !realm.globals.own(name)) scope.initialise(name, yield* modules.load(name))
    const { context } = scope
    return yield* runTree(tree, scope.of({ ...context, file, frame: { name: undefined, file, at: 0 } }))
  }

  /** Gives a name a value. */
  set(name: string, value: Value): void {
    this.#given.scope.initialise(name, value)
  }
}

/** Which of some names stand in a text. */
function namesIn(text: string, names: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>()
  for (const token of tokenizer(text, { ecmaVersion: 'latest' })) {
    const word = text.slice(token.start, token.end)
    if (token.type.label === 'name' && names.has(word)) found.add(word)
  }
  return found
}
