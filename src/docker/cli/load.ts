import { loadImages, type SavedImage } from '../archive/image-archive.ts'
import { imageEvent } from '../daemon/events.ts'
import { addImage } from '../engine/images.ts'
import { fileOfHost, inputOf, unpacked } from './archive-files.ts'
import { switchOption, valueOption } from './flags.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}

/** Gives the images to the engine; what an image's name had before stays without it. */
function add({ process }: Call, { image, references }: SavedImage): readonly string[] {
  const { engine, journal } = process.system
  for (const reference of references.length > 0 ? references : [undefined])
    engine.update((state) => addImage(state, image, reference))
  journal?.record(imageEvent('load', `sha256:${image.id}`, `sha256:${image.id}`))
  return references.length > 0
    ? references.map((reference) => `Loaded image: ${reference}`)
    : [`Loaded image ID: sha256:${image.id}`]
}

export const load: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Reads images that docker save has written.'],
    options: [
      valueOption('i,input', { name: 'string', kind: 'file' }, 'read from a file'),
      switchOption('q,quiet', 'show no progress'),
    ],
  },
  async run(call) {
    const { flags, process } = call
    const name = flags.value('input')
    if (name === undefined && (process.system.client?.inputIsTerminal ?? true))
      return fail(call, 'requested load from stdin, but stdin is empty')
    const content = name === undefined ? await inputOf(call) : fileOfHost(call, name)
    if (typeof content === 'string') return fail(call, content)
    const archive = await unpacked(call, content)
    const images = archive && loadImages(archive, process.clock)
    if (!images)
      return fail(
        call,
        !archive || archive.length < SHORT ? 'unexpected EOF' : 'open manifest.json: no such file or directory',
      )
    const lines = images.flatMap((image) => add(call, image))
    await process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    return 0
  },
}

/** An archive is no shorter than its end, in bytes. */
const SHORT = 1024
