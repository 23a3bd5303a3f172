import { fileChanges, ownFiles } from '../daemon/container-files.ts'
import { findContainer } from '../engine/lookup.ts'
import { changeRow, changeHeadings, CHANGE_LINES } from './format/changes.ts'
import { printRows } from './format/print.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

export const diff: ListedSubcommand = {
  declaration: {
    usage: 'CONTAINER',
    takes: [1, 1],
    description: ["Shows what a container has made of its image's files: A for added, C for changed, D for deleted."],
    options: [],
    operands: [{ name: 'CONTAINER', kind: 'container' }],
  },
  async run(call) {
    const container = found(findContainer(call.engine, call.operands[0] ?? ''))
    const changes = fileChanges(await ownFiles(call.process, container), container)
    const printed = { table: CHANGE_LINES, quiet: CHANGE_LINES, headings: changeHeadings }
    return printRows(
      call,
      printed,
      changes.map((change) => changeRow(change)),
    )
  },
}
