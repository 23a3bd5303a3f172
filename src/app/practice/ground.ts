import type { GivenWorld } from '../../course/challenge.ts'
import { resolvePath } from '../../course/judge/index.ts'
import type { Lesson } from '../../course/lesson.ts'
import { learner } from '../../linux/users.ts'

const { home } = learner

/** Where `cd` leads; undefined where only a shell knows. */
const directoryAfter = (cwd: string, target: string): string | undefined =>
  /[$*?`'"\\]|^-/.test(target) ? undefined : resolvePath(target, { cwd, home })

/** A line that goes on in the next one, or in the background, ends otherwise than it looks. */
const isSimple = (line: string): boolean => !/\n|&\s*$|\\$|<</.test(line)

/** The world that a lesson's steps before one make, and where they lead. */
export function groundOf({ commands, words, inside }: Lesson, step: number): GivenWorld {
  let cwd = home
  const lines: string[] = []
  for (const [at, command] of commands.slice(0, step).entries()) {
    if (inside[at] !== undefined) continue
    const [program, target, ...more] = words[at] ?? []
    if (program?.text === 'cd' && more.length === 0) cwd = (target ? directoryAfter(cwd, target.text) : home) ?? cwd
    // what is shown to fail fails here, too
    lines.push(isSimple(command) ? `${command} || true` : command)
  }
  return cwd === home ? { lines } : { lines, cwd }
}
