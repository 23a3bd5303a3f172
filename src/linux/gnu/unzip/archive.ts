import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { resolvePath } from '../../../shell/posix/open.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { readZip, type ZipMember } from '../zip/format.ts'

/** An archive that was found. */
export interface ZipFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly members: readonly ZipMember[]
}

/** `-x` takes patterns up to the next option: each gets its own. */
export function separatePatterns(words: readonly string[]): readonly string[] {
  const start = words.indexOf('-x')
  if (start < 0) return words
  const end = words.findIndex((word, at) => at > start && /^-./.test(word))
  const stop = end < 0 ? words.length : end
  return [
    ...words.slice(0, start),
    ...words.slice(start + 1, stop).flatMap((word) => ['-x', word]),
    ...words.slice(stop),
  ]
}

/** Opens the archive, whose ending may be left out. Says what is wrong: unzip as an error, zipinfo as all that it says. */
export async function openZip(process: GnuProcess, given: string, errors: 1 | 2 = 2): Promise<ZipFile | undefined> {
  for (const name of [given, `${given}.zip`, `${given}.ZIP`]) {
    const bytes = attempt(() => process.system.fs.readFile(resolvePath(process, name)))
    if (bytes instanceof FileSystemError) continue
    const members = await process.inTurns(readZip(bytes))
    if (members) return { name, size: bytes.length, members }
    await process.print(`Archive:  ${name}\n`)
    await process.write(
      errors,
      '  End-of-central-directory signature not found.  Either this file is not\n' +
        '  a zipfile, or it constitutes one disk of a multi-part archive.  In the\n' +
        '  latter case the central directory and zipfile comment will be found on\n' +
        '  the last disk(s) of this archive.\n' +
        `${process.name}:  cannot find zipfile directory in one of ${given} or\n        ${given}.zip, and cannot find ${given}.ZIP, period.\n`,
    )
    return undefined
  }
  await process.write(errors, `${process.name}:  cannot find or open ${given}, ${given}.zip or ${given}.ZIP.\n`)
  return undefined
}
