import { optionList } from '../library/options.ts'
import { gnu } from '../library/program.ts'
import { ownWords } from '../library/own-words.ts'

/** Caret home, screen emptied, and with it what has scrolled away. */
const EMPTY = '\x1b[H\x1b[2J\x1b[3J'

export const clear = gnu({
  name: 'clear',
  versionLetter: 'V',
  options: [{ short: 'x' }],
  refused: [{ short: 'T', value: { name: 'TYPE', kind: 'text' } }],
  run: async (process, { has }) => {
    await process.print(has('x') ? '\x1b[H\x1b[2J' : EMPTY)
    return 0
  },
})

export const reset = gnu({
  name: 'reset',
  versionLetter: 'V',
  refused: optionList('c e=CHAR I i=CHAR k=CHAR m=MAP Q q r s w'),
  run: async (process) => {
    if (!process.terminal) {
      await process.complain('terminal attributes: No such device or address')
      return 1
    }
    await process.print(`\x1b[m${EMPTY}`)
    return 0
  },
})

/** The terminal's settings. Line editing is the page's: only the size can be asked for. */
export const stty = ownWords(
  {
    name: 'stty',
    options: [{ short: 'a', long: 'all' }],
    operands: [{ name: 'SETTING', kind: 'text', optional: true }],
  },
  async (process, words) => {
    if (process.file(0).type !== 'terminal' || !process.terminal) {
      await process.complain("'standard input': Inappropriate ioctl for device")
      return 1
    }
    const { rows, cols: columns } = process.terminal.screen
    const [word] = words
    if (word === 'size') await process.print(`${rows} ${columns}\n`)
    else if (word === '-a' || word === '--all' || word === undefined)
      await process.print(
        `speed 38400 baud; ${word ? `rows ${rows}; columns ${columns}; ` : ''}line = 0;\n` +
          (word ? 'intr = ^C; eof = ^D; susp = ^Z; erase = ^?; kill = ^U; werase = ^W;\nicanon echo isig\n' : ''),
      )
    else if (word !== 'sane') {
      await process.complain(`${word}: this terminal's settings are fixed, it edits lines itself`)
      return 1
    }
    return 0
  },
)
