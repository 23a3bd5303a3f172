import { type ImageRemoval, removeImage } from '../engine/images.ts'
import { findImage } from '../engine/lookup.ts'
import { forEachName } from './dispatch.ts'
import { switchOption } from './flags.ts'
import { commit, type ListedSubcommand } from './subcommand.ts'

/** What was taken away, a line each, as `docker rmi` tells it. */
export const removalLines = ({ untagged, digests, deleted }: ImageRemoval): readonly string[] => [
  ...[...untagged, ...digests].map((name) => `Untagged: ${name}`),
  ...deleted.map((id) => `Deleted: sha256:${id}`),
]

export const rmi: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [IMAGE...]',
    takes: [1, Infinity],
    description: [
      'Takes a name from an image; with its last name the image itself goes. Containers made from it must go first.',
    ],
    options: [switchOption('f,force', 'remove it although stopped containers were made from it')],
    optionsInDocker: [switchOption('no-prune', 'keep parents without a name; images have none here')],
    operands: [{ name: 'IMAGE', kind: 'image', repeated: true }],
  },
  async run(call) {
    const { operands, flags, process, engine } = call
    const force = flags.has('force')
    const status = await forEachName(call, operands, async (name) => {
      const removal = commit(process.system, removeImage(process.system.engine.get(), name, force))
      await process.stdout.write(
        removalLines(removal)
          .map((line) => `${line}\n`)
          .join(''),
      )
    })
    const allMissing = operands.every((name) => findImage(engine, name).type === 'refused')
    return force && allMissing ? 0 : status
  },
}
