import { containerSizes } from '../../daemon/disk-usage.ts'
import { findContainer } from '../../engine/lookup.ts'
import { describeContainer } from '../../daemon/describe.ts'
import { inspectAll, sizeOption, templateOption } from '../inspect.ts'
import { found, type ListedSubcommand } from '../subcommand.ts'

export const containerInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [CONTAINER...]',
    takes: [1, Infinity],
    description: ['Prints JSON: state, settings, mounts and addresses.'],
    options: [templateOption],
    optionsInDocker: [sizeOption],
    operands: [{ name: 'CONTAINER', kind: 'container', repeated: true }],
  },
  async run(call) {
    const sizes = new Map<string, object>()
    for (const name of call.flags.has('size') ? call.operands : []) {
      const container = findContainer(call.engine, name)
      if (container.type === 'done') sizes.set(name, await containerSizes(call.process, container.value.id))
    }
    return inspectAll(call, (name) => ({
      ...describeContainer(call.engine, found(findContainer(call.engine, name)), call.process.system.policy),
      ...sizes.get(name),
    }))
  },
}
