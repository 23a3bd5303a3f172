import type { AnyNode } from 'acorn'
import type { Scope } from './scope.ts'

const memberText = (node: AnyNode & { readonly type: 'MemberExpression' }): string => {
  const { property, object, computed } = node
  const base = callText(object)
  if (!computed) return `${base}.${property.type === 'PrivateIdentifier' ? `#${property.name}` : callText(property)}`
  return property.type === 'Literal' && typeof property.value === 'string'
    ? `${base}.${property.value}`
    : `${base}[${callText(property)}]`
}

/** How V8's messages write an expression. */
export function callText(node: AnyNode): string {
  switch (node.type) {
    case 'Identifier':
      return node.name
    case 'ObjectExpression':
      return '{}'
    case 'ThisExpression':
      return 'this'
    case 'Super':
      return '(intermediate value)'
    case 'Literal':
      return typeof node.value === 'string' ? JSON.stringify(node.value) : (node.raw ?? '')
    case 'MemberExpression':
      return memberText(node)
    case 'CallExpression':
      return `${callText(node.callee)}(...)`
    case 'ChainExpression':
      return callText(node.expression)
    default:
      return '(intermediate value)'
  }
}

/** An expression as it is written. */
export const sourceText = (node: AnyNode, scope: Scope): string => scope.context.file.text.slice(node.start, node.end)
