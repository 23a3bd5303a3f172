import { tokenizer } from 'acorn'
import { declared } from '../hoist.ts'
import { parse, SyntaxTrouble } from '../parse.ts'
import type { Realm } from '../realm.ts'
import { runTree } from '../run-tree.ts'
import type { Scope } from '../scope.ts'
import { builtinNames } from '../sources/index.ts'
import type { SourceFile, Steps, Value } from '../values.ts'
import type { Program as Tree } from 'acorn'

/** What a session is given by the loader of modules. */
interface Given {
  readonly realm: Realm
  readonly scope: Scope
  /** A module that comes with Node.js. */
  readonly load: (name: string) => Steps<Value>
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

  /** Runs what was read; gives the value of its last expression, in a list: it may be a promise, which is a value here. */
  *run(tree: Tree, file: SourceFile): Steps<Value> {
    const { scope, realm } = this.#given
    for (const name of modulesIn(file.text))
      if (!scope.names.has(name) && !realm.globals.own(name)) scope.initialise(name, yield* this.#given.load(name))
    const { context } = scope
    const value = yield* runTree(tree, scope.of({ ...context, file, frame: { name: undefined, file, at: 0 } }))
    return realm.array([value])
  }

  /** Gives a name a value. */
  set(name: string, value: Value): void {
    this.#given.scope.initialise(name, value)
  }
}

/** The names in a text that are those of modules of Node.js. */
function modulesIn(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const token of tokenizer(text, { ecmaVersion: 'latest' })) {
    const word = text.slice(token.start, token.end)
    if (token.type.label === 'name' && builtinNames.has(word)) found.add(word)
  }
  return found
}
