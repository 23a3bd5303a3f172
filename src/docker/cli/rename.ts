import { renameContainer } from '../engine/containers.ts'
import { refusalText } from './refusals.ts'
import type { ListedSubcommand } from './subcommand.ts'

export const rename: ListedSubcommand = {
  declaration: {
    usage: 'CONTAINER NEW_NAME',
    takes: [2, 2],
    description: ['Gives a container another name. It may go on running.'],
    options: [],
    operands: [
      { name: 'CONTAINER', kind: 'container' },
      { name: 'NEW_NAME', kind: 'text' },
    ],
  },
  async run({ operands, process }) {
    const [container = '', name = ''] = operands
    const { engine } = process.system
    if (container.trim() === '' || name.trim() === '') {
      await process.stderr.write('Error: Neither old nor new names may be empty\n')
      return 1
    }
    const renamed = renameContainer(engine.get(), container, name)
    if (renamed.type === 'done') {
      engine.set(renamed.engine)
      return 0
    }
    const { refusal } = renamed
    const text =
      refusal.type === 'container-name-taken' || refusal.type === 'invalid-container-name'
        ? refusalText(process.system, refusal).replace('daemon: ', 'daemon: Error when allocating new name: ')
        : refusalText(process.system, refusal)
    await process.stderr.write(`${text}\nError: failed to rename container named ${container}\n`)
    return 1
  },
}
