import { findImage } from '../../engine/lookup.ts'
import { describeImage } from '../../daemon/describe-image.ts'
import { inspectAll, templateOption } from '../inspect.ts'
import { found, type ListedSubcommand } from '../subcommand.ts'

export const imageInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [IMAGE...]',
    takes: [1, Infinity],
    description: ['Prints JSON: names, layers, and how its containers run.'],
    options: [templateOption],
    operands: [{ name: 'IMAGE', kind: 'image', repeated: true }],
  },
  run: (call) => inspectAll(call, (name) => describeImage(found(findImage(call.engine, name)))),
}
