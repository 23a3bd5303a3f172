import { isTerminal } from '../../../shell/posix/terminal.ts'
import { FullScreen } from '../library/full-screen.ts'
import { gnu } from '../library/program.ts'
import { nanoDeclaration } from './declaration.ts'
import { Editor } from './editor.ts'
import { filesOf, isUnwritable } from './files.ts'

export const nano = gnu({
  ...nanoDeclaration,
  run: async (process, { operands, has }) => {
    const { terminal } = process
    if (!terminal || !isTerminal(process.file(0)) || !isTerminal(process.file(1))) {
      await process.write(2, 'Standard input is not a terminal\n')
      return 1
    }
    const place = /^\+(\d+)?(?:,(\d+))?$/.exec(operands[0] ?? '')
    const name = operands[place ? 1 : 0] ?? ''
    const screen = new FullScreen(process, terminal)
    try {
      const options = { numbers: has('l'), viewOnly: has('v'), unwritable: name !== '' && isUnwritable(process, name) }
      await new Editor(screen, filesOf(process), name, options).run(Number(place?.[1] ?? 1), Number(place?.[2] ?? 1))
    } finally {
      screen.end()
    }
    return 0
  },
})
