import { joinPath } from '../../path.ts'
import { ownWords } from '../library/own-words.ts'

const DIRECTORIES = ['/usr/bin', '/usr/sbin', '/bin', '/sbin', '/usr/local/bin', '/etc', '/usr/share']

export const whereis = ownWords(
  { name: 'whereis', operands: [{ name: 'NAME', kind: 'command', repeated: true }] },
  async (process, words) => {
    for (const name of words.filter((word) => !word.startsWith('-'))) {
      // a file that is found twice is told once: /bin is /usr/bin
      const places = new Map<number, string>()
      for (const path of DIRECTORIES.map((directory) => joinPath(directory, name))) {
        const ino = process.system.fs.peek(path)?.ino
        if (ino !== undefined && !places.has(ino)) places.set(ino, path)
      }
      await process.print(`${[`${name}:`, ...places.values()].join(' ')}\n`)
    }
    return 0
  },
)
