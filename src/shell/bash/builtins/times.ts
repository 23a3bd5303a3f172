import { plain, say } from './library/define.ts'

export const times = plain('times', (_words, context) => say(context, '0m0.000s 0m0.000s\n0m0.000s 0m0.000s\n'), {
  special: true,
})
