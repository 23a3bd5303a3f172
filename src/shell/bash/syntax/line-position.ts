import type { Node } from '../shell.ts'

/**
 * Where the line is that a command counts as (LINENO, messages): bash takes the one that it has read up to when it knows the command, which
 * is at the end of the word after the name, for it could be the `(` of a function. Of a subshell that is its `)`.
 */
export function linePosition(node: Node): number {
  if (node.type === 'Subshell') return node.end - 1
  if (node.type !== 'Command') return node.pos
  const [first] = node.prefix
  if (first) return first.end
  const [second] = node.suffix
  if (!second) return node.name?.end ?? node.pos
  return second.type === 'Redirect' || second.type === 'HereDoc' ? second.pos : second.end
}
