import type { Walk } from './scope.ts'

/** The value of an expression. */
export const evaluate: Walk['evaluate'] = (node, scope) => scope.context.walk.evaluate(node, scope)

/** Runs a statement. */
export const execute: Walk['execute'] = (node, scope) => scope.context.walk.execute(node, scope)

/** What a member expression names. */
export const reach: Walk['reach'] = (node, scope) => scope.context.walk.reach(node, scope)
