/** What cal and ncal both take. */
export const options = {
  '3': 'the month before and the one after too',
  y: 'the whole year',
  h: 'let today not stand out',
  M: 'weeks begin on Monday',
  S: 'weeks begin on Sunday',
  m: 'this month, by number or name',
  A: 'so many months after it too',
  B: 'so many months before it too',
}
