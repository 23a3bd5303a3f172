import type { OptionFault } from '../../../shell/posix/getopt.ts'
import type { Phrase } from '../../../shell/posix/phrase.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

const hint = (name: string): string => `Try '${name} --help' for more information.\n`

/** What is said after wrong usage. */
export const USAGE = {
  uuencode:
    'uuencode (GNU sharutils) - encode a file into email friendly text\n' +
    `Usage:  uuencode [ -<flag> | --<name> ]... [<in-file>] <output-name>\n${hint('uuencode')}`,
  uudecode:
    'uudecode (GNU sharutils) - decode an encoded file\n' +
    `Usage:  uudecode [ -<flag> [<val>] | --<name>[{=| }<val>] ]... [<file>...]\n${hint('uudecode')}`,
}

/** How an option that there is not is refused. */
export const illegalOption = ({ word }: OptionFault): Phrase => `illegal option -- ${word.replace(/^-+/, '')}`

/** Says what made it impossible to go on; not every sentence ends its line. */
export async function fatal(process: GnuProcess, sentence: string, status: number): Promise<number> {
  await process.write(2, `${process.name} fatal error:\n${sentence}`)
  return status
}
