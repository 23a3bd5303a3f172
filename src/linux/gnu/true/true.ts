import { ownWords } from '../library/own-words.ts'

/** Do nothing, and succeed or fail; coreutils' true and false heed no operands. */
export const trueProgram = ownWords({ name: 'true' }, () => 0)
export const falseProgram = ownWords({ name: 'false' }, () => 1)
