const MS_A_DAY = 86_400_000

/** Which day a time is on where the learner is, counted from 1970 on. */
export function dayOf(time: number): number {
  const offset = new Date(time).getTimezoneOffset() * 60_000
  return Math.floor((time - offset) / MS_A_DAY)
}
