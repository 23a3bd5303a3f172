import { findContainer } from '../../engine/lookup.ts'
import { describeContainer } from '../../daemon/describe.ts'
import { inspectAll, templateOption } from '../inspect.ts'
import { found, type ListedSubcommand } from '../subcommand.ts'

export const containerInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Prints JSON: state, settings, mounts and addresses.'],
    options: [templateOption],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  run: (call) =>
    inspectAll(call, (name) =>
      describeContainer(call.engine, found(findContainer(call.engine, name)), call.process.system.policy),
    ),
}
