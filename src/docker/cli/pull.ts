import { isOurPlatform } from '../daemon/platform.ts'
import type { Output } from '../../shell/command.ts'
import { fullName, parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { badReferenceText } from './bad-reference.ts'
import { switchOption, trustOption, valueOption } from './flags.ts'
import { pullShown } from './pull-progress.ts'
import type { ListedSubcommand } from './subcommand.ts'

const ALL_AND_ONE = "tag can't be used with --all-tags/-a"
const NO_LIST = 'docker pull: the Hub of this playground does not list tags; name the one that you want.'

export const pull: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NAME[:TAG|@DIGEST]',
    takes: [1, 1],
    miscount: '"docker pull" requires exactly 1 argument.',
    description: ['Fetches the layers that are not on this host yet. Without a tag it takes the one called latest.'],
    options: [
      switchOption('q,quiet', 'print only the full name of the image'),
      switchOption('a,all-tags', 'every tag of a repository; a Hub that is not connected cannot list them'),
    ],
    optionsInDocker: [
      valueOption('platform', { name: 'string', kind: 'text' }, 'the kind of machine: linux/amd64 is all there is'),
      trustOption,
    ],
    operands: [{ name: 'NAME', kind: 'image' }],
    examples: [{ line: 'docker pull redis:alpine', meaning: 'Fetch the small variant of Redis.' }],
  },
  async run({ operands, flags, process }) {
    const reference = parseReference(operands[0] ?? '')
    if (reference.type === 'bad-reference') {
      await process.stderr.write(`${badReferenceText(reference.reason, operands[0])}\n`)
      return 1
    }
    const platform = flags.value('platform')
    if (platform !== undefined && !isOurPlatform(platform)) {
      const reason = `no matching manifest for ${platform} in the manifest list entries`
      await process.stderr.write(`${reason}\n`)
      return 1
    }
    if (flags.has('all-tags')) {
      await process.stderr.write(`${reference.tagged ? ALL_AND_ONE : NO_LIST}\n`)
      return 1
    }
    const output: Output = flags.has('quiet') ? { write: () => undefined } : process.stdout
    if (!reference.tagged && reference.digest === undefined) await output.write(`Using default tag: ${reference.tag}\n`)
    const result = await pullShown(reference, process, { output, isTerminal: process.system.outputIsTerminal === true })
    if (result.type === 'failed') {
      await process.stderr.write(`Error response from daemon: ${result.reason}\n`)
      return 1
    }
    await process.stdout.write(`${fullName(referenceText(reference))}\n`)
    return 0
  },
}
