// Looks for types that stand in a signature of the library and that no subpath exports: who uses it could not write their names
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from '@typescript/typescript6'

/** `A` of `A.B.C`. */
const firstOf = (name) => (ts.isIdentifier(name) ? name.text : firstOf(name.left ?? name.expression))

const isPrivate = (node) =>
  (node.name !== undefined && ts.isPrivateIdentifier(node.name)) ||
  (ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword))

/** The types that a declaration asks for or gives; what it extends is not asked for by name, nor is what `typeof` names. */
function typesIn(node) {
  if (isPrivate(node) || ts.isHeritageClause(node)) return []
  const found = ts.isTypeReferenceNode(node) ? [firstOf(node.typeName)] : []
  ts.forEachChild(node, (child) => void found.push(...typesIn(child)))
  return found
}

/** What a file declares, by its names; a function has several declarations where it has several signatures. */
function declarationsOf({ statements }) {
  const found = new Map()
  for (const statement of statements) {
    const named = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
    for (const { name } of named) if (name) found.set(name.text, [...(found.get(name.text) ?? []), statement])
  }
  return found
}

/** The names that a file has of others, and those that it gives away: each with the file it comes from and its name there. */
function doorsOf(path, { statements }) {
  const [imported, exported] = [new Map(), new Map()]
  for (const statement of statements) {
    const from = statement.moduleSpecifier?.text
    const source = from?.startsWith('.') ? join(path, '..', from.replace(/\.js$/, '.d.ts')) : undefined
    const names = (statement.importClause?.namedBindings ?? statement.exportClause)?.elements ?? []
    for (const { name, propertyName = name } of names) {
      if (ts.isImportDeclaration(statement)) imported.set(name.text, { path: source, name: propertyName.text })
      else exported.set(name.text, { path: from ? source : path, name: propertyName.text })
    }
  }
  return { imported, exported }
}

/** The declarations below a folder, by their paths. */
function filesIn(folder) {
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.d.ts'))
  return new Map(
    names.map((name) => {
      const path = join(folder, name)
      const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
      return [path, { declared: declarationsOf(source), ...doorsOf(path, source) }]
    }),
  )
}

/** Where what a file calls by a name is declared; undefined where that is in another package, or the language's own. */
function homeOf(files, path, name) {
  const file = files.get(path)
  if (!file) return undefined
  if (file.declared.has(name)) return { path, name, key: `${path} ${name}` }
  const next = file.imported.get(name)
  const given = next && files.get(next.path)?.exported.get(next.name)
  return given && homeOf(files, given.path, given.name)
}

/** All that subpaths export; `shared`, which they have in common, is none. */
function exportsOf(files, shared) {
  const open = new Map()
  for (const [path, { exported }] of files) {
    if (path === shared) continue
    for (const { path: source, name } of exported.values()) {
      const there = source === path ? { path, name } : files.get(source)?.exported.get(name)
      const home = there && homeOf(files, there.path, there.name)
      if (home) open.set(home.key, home)
    }
  }
  return open
}

/** What is wrong with the signatures in a folder of declarations: a line for each type that has no public name. */
export function unnamedTypes(folder) {
  const files = filesIn(folder)
  const open = exportsOf(files, join(folder, 'library.d.ts'))
  const missing = new Map()
  for (const { path, name } of open.values()) {
    for (const used of files.get(path).declared.get(name).flatMap(typesIn)) {
      const home = homeOf(files, path, used)
      if (home && !open.has(home.key)) missing.set(home.name, new Set([...(missing.get(home.name) ?? []), name]))
    }
  }
  if (open.size === 0) return [`nothing is exported in ${folder}`]
  return [...missing].map(([name, users]) => `${name} has no public name, but stands in ${[...users].join(', ')}`)
}
