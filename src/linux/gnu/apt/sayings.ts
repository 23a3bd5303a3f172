import { pickInteger } from '../../../base/chance.ts'
import { textWidth } from '../../../base/width.ts'
import { Input } from '../../../shell/posix/input.ts'
import { wrapText } from '../../../base/wrap-text.ts'
import { gnu } from '../library/program.ts'
import { cowsayDeclaration, fortuneDeclaration } from './declaration.ts'

const WIDTH = 39

const COW = String.raw`        \    (__)
         \   (oo)~~~~~~~
              \/  )    (\
                 | |--| | *
                 ^ ^  ^ ^
`

function balloon(lines: readonly string[]): string {
  const width = Math.max(...lines.map(textWidth))
  const edges = (at: number): readonly [string, string] => {
    if (lines.length === 1) return ['<', '>']
    if (at === 0) return ['/', '\\']
    return at === lines.length - 1 ? ['\\', '/'] : ['|', '|']
  }
  const rows = lines.map((line, at) => {
    const [left, right] = edges(at)
    return `${left} ${line}${' '.repeat(width - textWidth(line))} ${right}\n`
  })
  return ` ${'_'.repeat(width + 2)}\n${rows.join('')} ${'-'.repeat(width + 2)}\n`
}

export const cowsay = gnu({
  ...cowsayDeclaration,
  run: async (process, { operands }) => {
    const text = operands.length > 0 ? operands.join(' ') : await new Input(process, process.file(0)).whole()
    await process.print(balloon(wrapText(text.trim().replace(/\s+/g, ' '), WIDTH)) + COW)
    return 0
  },
})

const SAYINGS = [
  'A script that you read once more is a script that you run once less.',
  'Measure the file before you cut it.',
  'Every directory was empty once.',
  'The pipe is short, the patience long.',
  'He who quotes his variables sleeps well.',
  'There is no undo for a wish, but there is one for this terminal.',
]

export const fortune = gnu({
  ...fortuneDeclaration,
  run: async (process) => {
    await process.print(`${SAYINGS[pickInteger(process.kernel.chance, SAYINGS.length)]}\n`)
    return 0
  },
})
