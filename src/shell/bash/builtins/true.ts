import { plain } from './library/define.ts'

export const colon = plain(':', () => 0, { special: true })
export const succeed = plain('true', () => 0)
export const fail = plain('false', () => 1)
