import { type SavedImage, saveImages } from '../archive/image-archive.ts'
import { imageEvent } from '../daemon/events.ts'
import { findImage } from '../engine/lookup.ts'
import type { Engine } from '../engine/model.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { putArchive } from './archive-files.ts'
import { valueOption } from './flags.ts'
import type { ListedSubcommand } from './subcommand.ts'

/** What a name means: an image with that name, all names of a repository, or an image without one. */
function savedBy(engine: Engine, name: string): readonly SavedImage[] {
  const found = findImage(engine, name)
  const reference = parseReference(name)
  const full = reference.type === 'reference' ? referenceText(reference) : ''
  if (found.type === 'done')
    return [{ image: found.value, references: found.value.references.includes(full) ? [full] : [] }]
  return []
}

export const save: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] IMAGE [IMAGE...]',
    takes: [1, Infinity],
    description: ['Writes images with their layers and names as a tar archive; docker load reads it again.'],
    options: [valueOption('o,output', { name: 'string', kind: 'file' }, 'write into a file')],
    operands: [{ name: 'IMAGE', kind: 'image', repeated: true }],
  },
  async run(call) {
    const { engine, operands, process } = call
    const missing = operands.find((name) => savedBy(engine, name).length === 0)
    if (missing !== undefined) {
      await process.stderr.write(`Error response from daemon: No such image: ${missing}\n`)
      return 1
    }
    const saved = operands.flatMap((name) => savedBy(engine, name))
    process.system.journal?.record(
      ...saved.map(({ image: { id } }) => imageEvent('save', `sha256:${id}`, `sha256:${id}`)),
    )
    return putArchive(call, 'save', () => saveImages(saved))
  },
}
