import { optionList } from '../library/options.ts'
import { Input } from '../../../shell/posix/input.ts'
import { eachInput } from '../library/each-input.ts'
import { gnu } from '../library/program.ts'

const reversed = (line: string): string => [...line].toReversed().join('')

/** rev(1) of util-linux: each line with its characters in reverse. */
export const rev = gnu({
  name: 'rev',
  refused: optionList('0 zero'),
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  run: (process, { operands }) =>
    eachInput(
      process,
      // unlike others, this one takes `-` for a name
      operands.map((name) => (name === '-' ? './-' : name)),
      async ({ file }) => {
        const input = new Input(process, file)
        for (let lines = await input.lines(); lines; lines = await input.lines())
          await process.print(lines.map(reversed).join('\n') + (input.endsInNewline ? '\n' : ''))
      },
      (name, { message }) => `cannot open ${name === './-' ? '-' : name}: ${message}`,
    ),
})
