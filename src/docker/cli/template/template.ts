import { evaluate } from './evaluate.ts'
import { functions, headerFunctions } from './functions.ts'
import type { Node } from './node.ts'
import { parseNodes } from './parser.ts'

/** A template of `--format` (a subset of Go's text/template, with Docker's functions). */
export interface Template {
  readonly source: string
  readonly nodes: readonly Node[]
}

/** Reads a template. @throws TemplateError */
export function parseTemplate(source: string): Template {
  return { source, nodes: parseNodes(source, (name) => Object.hasOwn(functions, name)) }
}

/** A template filled in with a row. A key that a map lacks is `<no value>`. @throws TemplateError */
export function fillTemplate({ source, nodes }: Template, dot: unknown): string {
  return evaluate(nodes, dot, { source, functions, strict: false })
}

/** The same, where a key that a map lacks is an error. @throws TemplateError */
export function fillStrictly({ source, nodes }: Template, dot: unknown): string {
  return evaluate(nodes, dot, { source, functions, strict: true })
}

/** The header of a table whose rows a template makes: functions leave the headings as they are. @throws TemplateError */
export function fillHeader({ source, nodes }: Template, headings: unknown): string {
  return evaluate(nodes, headings, { source, functions: headerFunctions, strict: false })
}
