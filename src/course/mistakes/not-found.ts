import type { Symptom } from '../mistake.ts'

/** How it shows that there is no command of one of these names, in either shell; `{2}` is the name. */
export const notFound = (names: string): readonly Symptom[] => [
  { stderr: `^(bash: )?(${names}): command not found$` },
  { stderr: `^()Command .(${names}). not found` },
]
