import { largest } from '../../base/largest.ts'
import { atOnce } from '../../base/work.ts'
import type { FileSystem } from '../fs.ts'
import { decodeUtf8 } from '../../host.ts'
import { readArchive } from '../ustar.ts'
import { complain, pathOf, simpleCommand } from './command.ts'

function textKind(text: string): string {
  if (/^\s*<(?:!doctype\s+)?html/i.test(text)) return 'HTML document'
  if (text.startsWith('#!')) return 'script'
  return ''
}

/** What a file's bytes look like, in the words of file(1). */
function kindOf(content: Uint8Array): string {
  if (content.length === 0) return 'empty'
  if (content.length >= 512 && atOnce(readArchive(content))) return 'POSIX tar archive'
  const text = decodeUtf8(content)
  if (text.includes('\uFFFD') || /[\x00-\x08\x0e-\x1a\x1c-\x1f]/.test(text)) return 'data'
  const encoding = /^[\x00-\x7f]*$/.test(text) ? 'ASCII text' : 'Unicode text, UTF-8 text'
  const kind = textKind(text)
  return kind === '' ? encoding : `${kind}, ${encoding}`
}

function describe(fs: FileSystem, path: string): string | undefined {
  const stat = fs.peek(path)
  if (!stat) return undefined
  if (stat.type === 'directory') return 'directory'
  return stat.type === 'file' ? kindOf(fs.readFile(path)) : 'character special'
}

export const file = simpleCommand({
  declaration: {
    operands: [{ name: 'FILE', kind: 'path', repeated: true }],
    description: ['Looks into each FILE and tells what it seems to hold. The name of a file does not matter to it.'],
    examples: [{ line: 'file welcome.txt Documents', meaning: 'tell a text from a directory' }],
  },
  main: async (process, { operands }) => {
    if (operands.length === 0) return complain(process, 'missing file operand')
    const width = largest(operands.map((operand) => operand.length)) + 1
    let status = 0
    for (const operand of operands) {
      const kind = describe(process.system.fs, pathOf(process, operand))
      if (kind === undefined) status = await complain(process, `${operand}: No such file or directory`)
      else await process.stdout.write(`${`${operand}:`.padEnd(width)} ${kind}\n`)
    }
    return status
  },
})
