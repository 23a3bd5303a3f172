import { encodeUtf8 } from '../../host.ts'
import { importedImage } from '../archive/image-archive.ts'
import { changed } from '../daemon/commit.ts'
import { imageEvent } from '../daemon/events.ts'
import { fetchAddress } from '../daemon/fetch-address.ts'
import { isOurPlatform, PLATFORM } from '../daemon/platform.ts'
import { addImage } from '../engine/images.ts'
import type { ImageConfig } from '../engine/model.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { fileOfHost, inputOf, unpacked } from './archive-files.ts'
import { valueOption } from './flags.ts'
import { badReferenceText } from './bad-reference.ts'
import { refusedText } from './refusals.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

const BARE: ImageConfig = {
  entrypoint: [],
  command: [],
  env: [],
  exposed: [],
  workingDirectory: '',
  volumes: [],
  labels: {},
  stopSignal: 'SIGTERM',
}

const isAddress = (source: string): boolean => /^https?:\/\//.test(source)

/** What is to be imported; the reason where it cannot be had. */
async function contentOf(call: Call, source: string): Promise<Uint8Array | string> {
  if (source === '-') return inputOf(call)
  if (!isAddress(source)) return fileOfHost(call, source)
  const fetched = await fetchAddress(call.process, source)
  return fetched.type === 'fetched' ? encodeUtf8(fetched.body) : `Error response from daemon: ${fetched.reason}`
}

async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}

export const importCommand: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] file|URL|- [REPOSITORY[:TAG]]',
    takes: [1, Infinity],
    description: ['Makes an image of one layer from an archive of files, such as docker export writes.'],
    options: [
      valueOption('c,change', { name: 'list', kind: 'text' }, 'apply an instruction of a Dockerfile, such as CMD'),
      valueOption('m,message', { name: 'string', kind: 'text' }, 'what it is'),
      valueOption('platform', { name: 'string', kind: 'text' }, 'the kind of machine: linux/amd64 is all there is'),
    ],
    operands: [
      { name: 'FILE', kind: 'file' },
      { name: 'REPOSITORY', kind: 'image', optional: true },
    ],
  },
  async run(call) {
    const { operands, flags, process } = call
    const [source = '', name] = operands
    const reference = name === undefined ? undefined : parseReference(name)
    if (reference?.type === 'bad-reference') return fail(call, badReferenceText(reference.reason, name))
    const platform = flags.value('platform') ?? PLATFORM
    if (!isOurPlatform(platform))
      return fail(call, `docker import: images for ${platform} are not simulated by this playground`)
    const content = await contentOf(call, source)
    if (typeof content === 'string') return fail(call, content)
    const config = changed(BARE, flags.values('change'))
    if (config.type === 'refused') return fail(call, refusedText(process.system, config))
    // the client sends what it reads itself, so that the daemon knows an address alone
    const comment = flags.value('message') ?? `Imported from ${isAddress(source) ? source : '-'}`
    const archive = await unpacked(call, content)
    const image = archive && importedImage(archive, { config: config.value, comment, clock: process.clock })
    if (!image)
      return fail(call, 'Error response from daemon: Error processing tar file(exit status 1): unexpected EOF')
    const text = reference && referenceText(reference)
    const { engine, journal } = process.system
    const ID = `sha256:${image.id}`
    engine.update((state) => addImage(state, image, text))
    if (text !== undefined) journal?.record(imageEvent('tag', ID, text))
    journal?.record(imageEvent('import', ID, ID))
    await process.stdout.write(`sha256:${image.id}\n`)
    return 0
  },
}
