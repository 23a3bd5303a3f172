import { joinPath } from '../../path.ts'
import { ownWords } from '../library/own-words.ts'

const DIRECTORIES = ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/local/bin', '/etc', '/usr/share']

export const whereis = ownWords(
  { name: 'whereis', operands: [{ name: 'NAME', kind: 'command', repeated: true }] },
  async (process, words) => {
    for (const name of words.filter((word) => !word.startsWith('-'))) {
      const places = DIRECTORIES.map((directory) => joinPath(directory, name)).filter((path) =>
        process.system.fs.exists(path),
      )
      await process.print(`${[`${name}:`, ...places].join(' ')}\n`)
    }
    return 0
  },
)
