import { inTurns } from './in-turns.ts'
import { treeArchive } from '../archive/tree-archive.ts'
import { FileSystemReader } from '../../linux/fs-reader.ts'
import { ownFiles } from '../daemon/container-files.ts'
import { containerEvent } from '../daemon/events.ts'
import { findContainer } from '../engine/lookup.ts'
import { putArchive } from './archive-files.ts'
import { valueOption } from './flags.ts'
import { found, type ListedSubcommand } from './subcommand.ts'

export const exportCommand: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER',
    takes: [1, 1],
    description: ['Writes the files of a container as a tar archive, without what is mounted in it.'],
    options: [valueOption('o,output', { name: 'string', kind: 'file' }, 'write into a file')],
    operands: [{ name: 'CONTAINER', kind: 'container' }],
  },
  async run(call) {
    const container = found(findContainer(call.engine, call.operands[0] ?? ''))
    const { files } = await ownFiles(call.process, container)
    call.process.system.journal?.record(containerEvent('export', container))
    return putArchive(call, 'export', () => inTurns(call.process, treeArchive(new FileSystemReader(files), '/', '')))
  },
}
