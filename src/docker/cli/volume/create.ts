import { pickHex } from '../../../base/chance.ts'
import { createVolume } from '../../engine/volumes.ts'
import { badVolumeOption } from '../../engine/volume-options.ts'
import { labelsOf, valueOption } from '../flags.ts'
import { labelOption } from '../label-option.ts'
import { commit, type ListedSubcommand } from '../subcommand.ts'

export const volumeCreate: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [VOLUME]',
    takes: [0, 1],
    description: ['Makes a place for files that stay when containers go. Creating it again changes nothing.'],
    options: [
      valueOption('d,driver', { name: 'string', kind: 'text' }, 'who keeps its files; local is the only one here'),
      labelOption('label'),
      valueOption('o,opt', { name: 'map', kind: 'text' }, 'tell the driver where its files are, NAME=value'),
      valueOption('name', { name: 'string', kind: 'text' }, 'its name'),
    ],
    operands: [{ name: 'VOLUME', kind: 'text', optional: true }],
  },
  async run({ operands, flags, process, engine, now }) {
    if (operands.length > 0 && (flags.value('name') ?? '') !== '') {
      await process.stderr.write(
        'conflicting options: cannot specify a volume-name through both --name and as a positional arg\n',
      )
      return 1
    }
    const given = operands[0] ?? flags.value('name')
    const driver = flags.value('driver') ?? 'local'
    if (driver !== 'local') {
      const reason = `error looking up volume plugin ${driver}: plugin "${driver}" not found`
      await process.stderr.write(`Error response from daemon: create ${given ?? ''}: ${reason}\n`)
      return 1
    }
    const options = labelsOf(flags.values('opt'))
    const bad = badVolumeOption(options)
    if (bad !== undefined) {
      await process.stderr.write(`Error response from daemon: create ${given ?? ''}: ${bad}\n`)
      return 1
    }
    const labels = flags.has('label') ? labelsOf(flags.values('label')) : undefined
    const volume = {
      name: given ?? pickHex(process.chance, 64),
      anonymous: given === undefined,
      labels,
      ...(flags.has('opt') && { options }),
    }
    const { name } = commit(process.system, createVolume(engine, volume, now))
    await process.stdout.write(`${name}\n`)
    return 0
  },
}
