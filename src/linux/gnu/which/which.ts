import { mayExecute } from '../../../shell/posix/exec.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import { joinPath } from '../../path.ts'
import { ownWords } from '../library/own-words.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const isProgram = (process: GnuProcess, path: string): boolean =>
  process.system.fs.peek(resolvePath(process, path))?.type === 'file' && mayExecute(process, path)

/** The files that a name could run, in the order of PATH. */
function placesOf(process: GnuProcess, name: string): readonly string[] {
  if (name === '') return []
  if (name.includes('/')) return isProgram(process, name) ? [name] : []
  const directories = (process.environment.get('PATH') ?? '').split(':')
  return directories.map((directory) => joinPath(directory || '.', name)).filter((path) => isProgram(process, path))
}

/** Debian's which: a script, so it reads its options itself and says nothing of what it does not find. */
export const which = ownWords(
  {
    name: 'which',
    options: [{ short: 'a' }],
    operands: [{ name: 'COMMAND', kind: 'command', repeated: true }],
  },
  async (process, words) => {
    const options = words.findIndex((word) => !/^-./.test(word))
    const [given, names] = options < 0 ? [words, []] : [words.slice(0, options), words.slice(options)]
    const wrong = given.flatMap((word) => word.slice(1).split('')).find((letter) => letter !== 'a' && letter !== '-')
    if (wrong !== undefined) {
      await process.write(2, `Illegal option -${wrong}\n`)
      await process.print('Usage: /usr/bin/which [-a] args\n')
      return 2
    }
    const found = names.map((name) => placesOf(process, name))
    const lines = found.flatMap((places) => (given.length > 0 ? places : places.slice(0, 1)))
    await process.print(lines.map((line) => `${line}\n`).join(''))
    return names.length > 0 && found.every((places) => places.length > 0) ? 0 : 1
  },
)
