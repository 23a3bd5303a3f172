import { createFrom } from './create-container.ts'
import { CreationError } from './creation/creation-error.ts'
import { createOptions, createOptionsInDocker, unsimulatedCreateOptions } from './run-options.ts'
import type { ListedSubcommand } from './subcommand.ts'

export const create: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [COMMAND] [ARG...]',
    takes: [1, Infinity],
    miscount: 'Error: No image specified',
    optionsFirst: true,
    description: ['Does all that docker run does before the start, and prints the id. docker start starts it later.'],
    options: createOptions,
    optionsInDocker: createOptionsInDocker,
    unsimulated: unsimulatedCreateOptions,
    operands: [
      { name: 'IMAGE', kind: 'image' },
      { name: 'COMMAND', kind: 'command', optional: true, repeated: true },
    ],
  },
  async run(call) {
    try {
      const { id } = await createFrom(call)
      await call.process.stdout.write(`${id.slice(0, call.process.system.policy.idLength)}\n`)
      return 0
    } catch (error) {
      if (!(error instanceof CreationError)) throw error
      await call.process.stderr.write(`${error.message}\n`)
      return 1
    }
  },
}
