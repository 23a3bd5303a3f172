import type { Argument } from './parse.ts'

/**
 * How many bytes of code GNU bc makes of an expression: its messages tell the address where a calculation failed. Constants 0 and 1
 * are one byte, others their digits and two; names are two, calls and operators come after what they work on.
 */
export function codeSize(node: Argument): number {
  switch (node.type) {
    case 'number':
      return /^[01]$/.test(node.text) ? 1 : node.text.length + 2
    case 'variable':
    case 'last':
    case 'array':
      return 2
    case 'element':
      return codeSize(node.index) + 2
    case 'call':
      return node.words.reduce((sum, word) => sum + codeSize(word), 2)
    case 'unary':
      return codeSize(node.value) + 1
    case 'binary':
      return codeSize(node.left) + codeSize(node.right) + 1
    case 'assign':
      return codeSize(node.value) + (node.operator === '' ? 3 : 6)
    case 'step':
      return 4
  }
}
