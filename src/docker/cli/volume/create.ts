import { pickHex } from '../../../base/chance.ts'
import { createVolume } from '../../engine/volumes.ts'
import { valueOption } from '../flags.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const volumeCreate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [VOLUME]',
    takes: [0, 1],
    description: ['Makes a place for files that stay when containers go. Creating it again changes nothing.'],
    options: [valueOption('name', { name: 'string', kind: 'text' }, 'its name')],
    unsimulated: ['driver', 'label', 'opt'],
    operands: [{ name: 'VOLUME', kind: 'text', optional: true }],
  },
  async run({ operands, flags, process, engine, now }) {
    const given = operands[0] ?? flags.value('name')
    const volume = { name: given ?? pickHex(process.chance, 64), anonymous: given === undefined }
    const { name } = commit(process.system, createVolume(engine, volume, now))
    await process.stdout.write(`${name}\n`)
    return 0
  },
}
