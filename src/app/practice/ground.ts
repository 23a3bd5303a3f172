import type { GivenWorld } from '../../course/challenge.ts'
import type { Lesson } from '../../course/lesson.ts'

const HOME = '/home/user'

/** Where `cd` leads; undefined where only a shell knows. */
function directoryAfter(cwd: string, target: string): string | undefined {
  if (/[$*?`'"\\]|^-/.test(target)) return undefined
  const path = target.replace(/^~(?=\/|$)/, HOME)
  const parts: string[] = []
  for (const part of `${path.startsWith('/') ? '' : cwd}/${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

/** A line that goes on in the next one, or in the background, ends otherwise than it looks. */
const isSimple = (line: string): boolean => !/\n|&\s*$|\\$|<</.test(line)

/** The world that a lesson's steps before one make, and where they lead. */
export function groundOf({ commands, words, inside }: Lesson, step: number): GivenWorld {
  let cwd = HOME
  const lines: string[] = []
  for (const [at, command] of commands.slice(0, step).entries()) {
    if (inside[at] !== undefined) continue
    const [program, target, ...more] = words[at] ?? []
    if (program?.text === 'cd' && more.length === 0) cwd = (target ? directoryAfter(cwd, target.text) : HOME) ?? cwd
    // what is shown to fail fails here, too
    lines.push(isSimple(command) ? `${command} || true` : command)
  }
  return cwd === HOME ? { lines } : { lines, cwd }
}
