import { findVolume } from '../../engine/lookup.ts'
import { describeVolume } from '../../daemon/describe.ts'
import { inspectAll, templateOption } from '../inspect.ts'
import { found, type ListedSubcommand } from '../subcommand.ts'

export const volumeInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] VOLUME [VOLUME...]',
    takes: [1, Infinity],
    description: ['Prints JSON: when it was made, and where the host keeps its files.'],
    options: [templateOption],
    operands: [{ name: 'VOLUME', kind: 'volume', repeated: true }],
  },
  run: (call) => inspectAll(call, (name) => describeVolume(found(findVolume(call.engine, name)))),
}
