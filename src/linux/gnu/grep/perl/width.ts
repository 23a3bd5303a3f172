import type { PerlNode } from './syntax.ts'

/** How many characters a node matches; undefined where that is not always the same. */
export function widthOf(node: PerlNode): number | undefined {
  switch (node.type) {
    case 'character':
      return 1
    case 'sequence':
      return total(node.parts)
    case 'choice':
      return same(node.options)
    case 'repeat': {
      const width = widthOf(node.body)
      return node.min === node.max && width !== undefined ? width * node.min : undefined
    }
    case 'group':
    case 'atomic':
      return widthOf(node.body)
    case 'condition':
      return same([node.yes, node.no])
    case 'reference':
      return undefined
    case 'look':
    case 'place':
    case 'keep':
      return 0
  }
}

function total(nodes: readonly PerlNode[]): number | undefined {
  let sum = 0
  for (const node of nodes) {
    const width = widthOf(node)
    if (width === undefined) return undefined
    sum += width
  }
  return sum
}

function same(nodes: readonly PerlNode[]): number | undefined {
  const [first, ...more] = nodes.map(widthOf)
  return more.every((width) => width === first) ? first : undefined
}
