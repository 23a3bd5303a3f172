import type { Expression } from '../syntax.ts'
import type { Compiled, Context } from './context.ts'

/** Finds the names of an expression and the types of its parts. @throws SqlError */
export const compile = (expression: Expression, context: Context): Compiled =>
  context.environment.compile(expression, context)
