import { type ImageRemoval, removeImage } from '../engine/images.ts'
import { findImage } from '../engine/lookup.ts'
import { forEachName } from './dispatch.ts'
import { switchOption } from './flags.ts'
import { commit, type ListedSubcommand } from './subcommand.ts'

/** What was taken away, a line each, as `docker rmi` tells it. */
export function removalLines({ image, untagged, deleted }: ImageRemoval): readonly string[] {
  // it was pulled by its first name; the digest goes with the last one of that repository
  const repository = image.references[0]?.split(':')[0]
  const isOwn = (name: string): boolean => name.startsWith(`${repository}:`)
  const isLast = image.references.filter(isOwn).every((name) => untagged.includes(name))
  const digest = image.digest !== undefined && isLast && untagged.some(isOwn)
  return [
    ...untagged.map((reference) => `Untagged: ${reference}`),
    ...(digest ? [`Untagged: ${repository}@sha256:${image.digest}`] : []),
    ...deleted.map((id) => `Deleted: sha256:${id}`),
  ]
}

export const rmi: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [IMAGE...]',
    takes: [1, Infinity],
    description: [
      'Takes a name from an image; with its last name the image itself goes. Containers made from it must go first.',
    ],
    options: [switchOption('f,force', 'remove it although stopped containers were made from it')],
    unsimulated: ['no-prune'],
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
