import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { directoryName, fromDirectory } from '../../../linux/path.ts'
import { isLater } from './installers/package-list.ts'
import { runWatched } from './watching.ts'

/** Names of files that a program asks for beside itself. */
const ASKED = /(?:\brequire\(|\bimport\(|\bfrom|\bimport)\s*(["'])(\.{1,2}\/[^"'\n]+)\1/g

/** The first release in which watching is no experiment. */
const STABLE = '22.0.0'

/** A file and those that it asks for, directly or through others. */
function filesFrom({ system: { fs } }: GnuProcess, main: string): readonly string[] {
  const files = new Set([main])
  for (const path of files) {
    if (!fs.exists(path) || fs.isDirectory(path)) continue
    for (const [, , name = ''] of fs.readText(path).matchAll(ASKED)) {
      const place = fromDirectory(directoryName(path), name)
      const found = [place, `${place}.js`, `${place}.json`, `${place}/index.js`].find(
        (one) => fs.exists(one) && !fs.isDirectory(one),
      )
      if (found !== undefined) files.add(found)
    }
  }
  return [...files]
}

/** What `node --watch FILE` was given. */
export interface Watching {
  readonly program: GnuProgram
  /** As typed, and absolute. */
  readonly word: string
  readonly main: string
  readonly words: readonly string[]
  readonly version: string
}

/** `node --watch FILE`: runs it anew whenever it changes, or what it asks for. */
export async function watchNode(process: GnuProcess, given: Watching): Promise<number> {
  const { program, word, main, words, version } = given
  if (isLater(STABLE, version))
    await process.write(
      2,
      `(node:${process.pid}) ExperimentalWarning: Watch mode is an experimental feature and might change at any time\n(Use \`node --trace-warnings ...\` to show where the warning was created)\n`,
    )
  const command = [word, ...words].join(' ')
  return runWatched(process, {
    program,
    argv: ['node', word, ...words],
    files: () => filesFrom(process, main),
    ended: (status) => process.print(`${status === 0 ? 'Completed' : 'Failed'} running '${command}'\n`),
    restarting: () => process.print(`Restarting '${command}'\n`),
  })
}
