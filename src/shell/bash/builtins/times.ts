import { define, say } from './library/define.ts'

const TIMES = '0m0.000s 0m0.000s\n0m0.000s 0m0.000s\n'

export const times = define('times', '', (_options, context) => say(context, TIMES), { special: true })
