import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { fromDirectory } from '../../../linux/path.ts'
import type { Surroundings } from '../daemon.ts'
import { generic } from '../generic.ts'
import { toolchain } from '../toolchains.ts'

/** Options that take a word, and those that take none, with which it serves as it does without them. */
const VALUED: ReadonlySet<string> = new Set(['-f', '-n', '-N', '-m', '-L'])
const PLAIN: ReadonlySet<string> = new Set(['-W', '-Ws', '-db', '-V', '-q'])

/** What it was called with: its configuration files, and the first word that is not taken here. */
function called(words: readonly string[]): { readonly files: readonly string[]; readonly other: string | undefined } {
  const files: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (PLAIN.has(word)) continue
    const value = words[at + 1]
    if (!VALUED.has(word) || value === undefined) return { files, other: word }
    if (word === '-f') files.push(value)
    at++
  }
  return { files, other: undefined }
}

/** haproxy: it tells its version, and stands in for a server where its configuration is there. */
export const haproxy = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'haproxy' },
  async run(process) {
    const words = process.argv.slice(1)
    if (words.length === 0 || words[0] === '-v') return toolchain('haproxy')(surroundings).run(process)
    const { files, other } = called(words)
    if (other !== undefined) {
      await process.complain(`${other}: not simulated here`)
      return 1
    }
    const { fs } = process.system
    const missing = files.find((file) => !fs.exists(fromDirectory(process.cwd, file)))
    if (missing !== undefined) {
      const why = 'No such file or directory'
      await process.write(2, `[ALERT]    (1) : Cannot open configuration file/directory ${missing} : ${why}\n`)
      return 1
    }
    return generic('haproxy')(surroundings).run(process)
  },
})
