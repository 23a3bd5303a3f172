import type { AnyNode, FunctionDeclaration, ModuleDeclaration, Pattern, Statement, VariableDeclaration } from 'acorn'

type Body = readonly (Statement | ModuleDeclaration)[]

/** What the statements of a block declare. */
export interface Declared {
  readonly names: readonly { readonly name: string; readonly isConstant: boolean }[]
  readonly functions: readonly FunctionDeclaration[]
}

/** The names that a pattern binds. */
export function namesIn(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'Property' ? one.value : one))
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => (one ? namesIn(one) : []))
    case 'RestElement':
      return namesIn(pattern.argument)
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    default:
      return []
  }
}

const bound = ({ declarations }: VariableDeclaration): readonly string[] =>
  declarations.flatMap(({ id }) => namesIn(id))

/** A statement, or what an `export` declares. */
const declaration = (statement: Statement | ModuleDeclaration): AnyNode =>
  (statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration') &&
  statement.declaration
    ? statement.declaration
    : statement

const declaredIn = new WeakMap<Body, Declared>()

/** The names of let, const, class and function of a block. */
export function declared(body: Body): Declared {
  const known = declaredIn.get(body)
  if (known) return known
  const names: { name: string; isConstant: boolean }[] = []
  const functions: FunctionDeclaration[] = []
  for (const node of body.map(declaration)) {
    if (node.type === 'VariableDeclaration' && node.kind !== 'var')
      for (const name of bound(node)) names.push({ name, isConstant: node.kind === 'const' })
    if (node.type === 'ClassDeclaration' && node.id) names.push({ name: node.id.name, isConstant: false })
    if (node.type === 'FunctionDeclaration' && node.id) functions.push(node as FunctionDeclaration)
  }
  const found = { names, functions }
  declaredIn.set(body, found)
  return found
}

/** The statements within a statement, in which a `var` belongs to the function around. */
function within(node: AnyNode): readonly (AnyNode | null | undefined)[] {
  switch (node.type) {
    case 'BlockStatement':
      return node.body
    case 'IfStatement':
      return [node.consequent, node.alternate]
    case 'ForStatement':
      return [node.init, node.body]
    case 'ForInStatement':
    case 'ForOfStatement':
      return [node.left, node.body]
    case 'WhileStatement':
    case 'DoWhileStatement':
    case 'LabeledStatement':
      return [node.body]
    case 'TryStatement':
      return [node.block, node.handler?.body, node.finalizer]
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent)
    case 'ExportNamedDeclaration':
      return [node.declaration]
    default:
      return []
  }
}

/** Functions that are declared within a block, and are variables of the function around, too. */
export const nested = new WeakSet<AnyNode>()

function collect(node: AnyNode | null | undefined, found: Set<string>): void {
  if (!node) return
  if (node.type === 'VariableDeclaration' && node.kind === 'var') for (const name of bound(node)) found.add(name)
  for (const one of within(node)) {
    if (one?.type === 'FunctionDeclaration' && one.id && node.type !== 'ExportNamedDeclaration') {
      found.add(one.id.name)
      nested.add(one)
    }
    collect(one, found)
  }
}

const variablesIn = new WeakMap<Body, ReadonlySet<string>>()

/** The names of all `var` of a function. */
export function variables(body: Body): ReadonlySet<string> {
  const known = variablesIn.get(body)
  if (known) return known
  const found = new Set<string>()
  for (const statement of body) collect(statement, found)
  variablesIn.set(body, found)
  return found
}
