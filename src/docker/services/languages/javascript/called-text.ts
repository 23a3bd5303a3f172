import { type AnyNode, parseExpressionAt } from 'acorn'
import type { Place } from './values.ts'

/** The expression that an expression begins with. */
function firstOf(node: AnyNode): AnyNode | undefined {
  switch (node.type) {
    case 'SequenceExpression':
      return node.expressions[0]
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return node.left
    case 'ConditionalExpression':
      return node.test
    case 'CallExpression':
      return node.callee
    case 'MemberExpression':
      return node.object
    case 'ChainExpression':
      return node.expression
    default:
      return undefined
  }
}

/** The call at a place of a source as it is written, its lines moved to the left; undefined where none is read there, and in a text that is no file. */
export function calledText(place: Place | undefined): string | undefined {
  if (!place || !place.file.path.startsWith('/')) return undefined
  const { text } = place.file
  let start = place.at
  while (/[\w$.]/.test(text[start - 1] ?? '')) start -= 1
  try {
    let [node, call]: [AnyNode | undefined, AnyNode | undefined] = [
      parseExpressionAt(text, start, { ecmaVersion: 'latest', allowAwaitOutsideFunction: true }),
      undefined,
    ]
    for (; node; node = firstOf(node)) if (node.type === 'CallExpression' && node.callee.end >= place.at) call = node
    if (!call) return undefined
    const column = start - text.lastIndexOf('\n', start - 1) - 1
    const [first = '', ...rest] = text.slice(call.start, call.end).split('\n')
    const indent = new RegExp(`^[ \\t]{0,${column}}`)
    return [first, ...rest.map((line) => `  ${line.replace(indent, '')}`)].join('\n')
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
