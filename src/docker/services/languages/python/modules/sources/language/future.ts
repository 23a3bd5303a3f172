/** The module __future__ of the standard library, whose features are all there. */
export const source = String.raw`@__future__
annotations = division = print_function = unicode_literals = True
`
