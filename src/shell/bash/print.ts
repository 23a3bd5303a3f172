import type { ShellFunction } from './state.ts'

/** A function as `declare -f` prints it, with a newline. */
export function functionText({ name, body }: ShellFunction): string {
  const { node, source } = body
  return `${name} () \n${source.text.slice(node.body.pos, node.body.end)}\n`
}
