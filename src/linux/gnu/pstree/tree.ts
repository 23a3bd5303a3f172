/** A process and those that it has started. */
export interface ProcessNode {
  readonly label: string
  readonly children: readonly ProcessNode[]
}

/** What a tree is drawn with: the way to an only child, to the first of several, between them, down past one, and to the last. */
export interface TreeLines {
  readonly only: string
  readonly first: string
  readonly next: string
  readonly past: string
  readonly last: string
}

export const UNICODE: TreeLines = { only: '───', first: '─┬─', next: ' ├─', past: ' │ ', last: ' └─' }
export const ASCII: TreeLines = { only: '---', first: '-+-', next: ' |-', past: ' | ', last: ' `-' }

const shift = (lines: readonly string[], first: string, others: string): readonly string[] =>
  lines.map((line, index) => (index === 0 ? first : others) + line)

/** Subtrees that look alike stand once, with their number: `2*[sleep]`. */
function compacted(trees: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const counts = new Map<string, number>()
  for (const lines of trees) counts.set(lines.join('\n'), (counts.get(lines.join('\n')) ?? 0) + 1)
  return [...counts].map(([text, count]) => {
    const head = `${count}*[`
    return count === 1 ? text.split('\n') : shift(`${text}]`.split('\n'), head, ' '.repeat(head.length))
  })
}

/** A tree as lines, each child beside its parent; `compact`: those that look alike stand once. */
export function wideTree({ label, children }: ProcessNode, lines: TreeLines, compact: boolean): readonly string[] {
  const all = children.map((child) => wideTree(child, lines, compact))
  const trees = compact ? compacted(all) : all
  const pad = ' '.repeat(label.length)
  const [only, second] = trees
  if (!only) return [label]
  if (!second) return shift(only, label + lines.only, `${pad}   `)
  return trees.flatMap((tree, index) => {
    const isLast = index === trees.length - 1
    const first = index === 0 ? label + lines.first : pad + (isLast ? lines.last : lines.next)
    return shift(tree, first, pad + (isLast ? '   ' : lines.past))
  })
}

/** A tree with a line for each process. */
export function longTree({ label, children }: ProcessNode, lines: TreeLines): readonly string[] {
  return [
    label,
    ...children.flatMap((child, index) => {
      const isLast = index === children.length - 1
      return shift(longTree(child, lines), ` ${isLast ? lines.last : lines.next}`, ` ${isLast ? '   ' : lines.past}`)
    }),
  ]
}
