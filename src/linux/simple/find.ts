import type { FileSystem } from '../fs.ts'
import { statOfShown } from '../merged-usr.ts'
import { baseName, joinPath } from '../path.ts'
import { complain, type LinuxInvocation, type ListedLinuxCommand, pathOf } from './command.ts'

interface Search {
  readonly starts: readonly string[]
  /** Part of the name, or undefined for every file. */
  readonly part: string | undefined
}

/** What find was asked, or why it cannot be: find has words for options, so the usual reading does not fit. */
function readSearch(words: readonly string[]): Search | string {
  const starts: string[] = []
  let part: string | undefined
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (!word.startsWith('-')) starts.push(word)
    else if (word !== '-name') return `invalid option -- '${word.slice(1)}'`
    else {
      at += 1
      const pattern = words[at]
      if (pattern === undefined) return "missing argument to '-name'"
      part = pattern.replaceAll('*', '')
    }
  }
  return { starts: starts.length > 0 ? starts : ['.'], part }
}

/** The paths at and below `start`, in the order of their names, as typed and then as walked. */
function* walk(fs: FileSystem, start: string, path: string): Generator<string> {
  const ahead = [{ shown: start, path }]
  for (let at = ahead.pop(); at; at = ahead.pop()) {
    const { shown, path: here } = at
    yield shown
    if (statOfShown(fs, here).type !== 'directory') continue
    for (const name of fs.names(here).toReversed())
      ahead.push({ shown: joinPath(shown, name), path: joinPath(here, name) })
  }
}

async function search(process: LinuxInvocation, { starts, part }: Search): Promise<number> {
  const { fs } = process.system
  const found: string[] = []
  let status = 0
  for (const start of starts) {
    const path = pathOf(process, start)
    if (!fs.exists(path)) {
      status = await complain(process, `'${start}': No such file or directory`)
      continue
    }
    for (const at of walk(fs, start, path)) if (part === undefined || baseName(at).includes(part)) found.push(at)
  }
  if (found.length > 0) await process.stdout.write(found.map((at) => `${at}\n`).join(''))
  else if (status === 0) await process.stdout.write('No files found.\n')
  return status
}

export const find: ListedLinuxCommand = {
  declaration: {
    // not a letter, but written with one dash all the same
    options: [{ short: 'name', value: { name: 'PATTERN', kind: 'text' }, summary: 'files whose names hold PATTERN' }],
    operands: [{ name: 'DIRECTORY', kind: 'directory', optional: true, repeated: true }],
    description: [
      'Prints the path of every file at and below each DIRECTORY, or the working directory.',
      'With -name it prints only files whose names hold PATTERN somewhere. Asterisks in PATTERN are ignored in this shell.',
    ],
    examples: [
      { line: 'find Documents', meaning: 'print all that is in Documents' },
      { line: 'find . -name txt', meaning: 'print files here and below whose names hold txt' },
    ],
  },
  run: (process) => {
    const asked = readSearch(process.argv.slice(1))
    return typeof asked === 'string' ? complain(process, asked) : search(process, asked)
  },
}
