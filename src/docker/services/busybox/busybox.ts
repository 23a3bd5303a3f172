import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { BANNER } from './applet.ts'
import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import { APPLETS, EXTRA_APPLETS } from './names.ts'

const WIDTH = 71
const NOT_FOUND = 127

/** What it can be called for in its container. */
function namesFor({ system: { fs } }: GnuProcess): readonly string[] {
  const extra = EXTRA_APPLETS.split(' ').filter((name) => fs.exists(`/bin/${name}`))
  return [...APPLETS.split(' '), ...extra].toSorted()
}

/** The names between commas, in lines behind a tab. */
function inLines(names: readonly string[]): string {
  const lines: string[] = []
  let line = ''
  for (const [at, name] of names.entries()) {
    const next = at === names.length - 1 ? name : `${name},`
    if (line !== '' && line.length + next.length + 1 > WIDTH) {
      lines.push(line)
      line = ''
    }
    line = line === '' ? next : `${line} ${next}`
  }
  return [...lines, line].map((text) => `\t${text}\n`).join('')
}

const overview = (names: readonly string[]): string =>
  `${BANNER}\n\nUsage: busybox [function [arguments]...]\n   or: busybox --list\n   or: function [arguments]...\n\n` +
  `Currently defined functions:\n${inLines(names)}`

/** `busybox`: one program that is all others, by the name that it is called by or given. */
export const busybox: GnuProgram = {
  declaration: { name: 'busybox' },
  async run(process) {
    const [name, ...words] = process.argv.slice(1)
    const names = namesFor(process)
    if (name === undefined || name === '--help') {
      await process.print(overview(names))
      return 0
    }
    if (name === '--list') {
      await process.print(names.map((one) => `${one}\n`).join(''))
      return 0
    }
    if (!names.includes(name)) {
      await process.write(2, `${name}: applet not found\n`)
      return NOT_FOUND
    }
    process.argv = [name, ...words]
    const own = process.kernel.program('busybox')
    return own ? own.run(process) : NOT_FOUND
  },
}
