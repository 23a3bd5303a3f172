import { layersThere, pushImage } from '../daemon/push.ts'
import { imageByReference } from '../engine/lookup.ts'
import { shortId } from '../engine/digest.ts'
import { filledLayers } from '../engine/images.ts'
import type { Image } from '../engine/model.ts'
import { DOCKER_HUB, hostAndPath, parseReference, type Reference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { fullName } from '../engine/reference.ts'
import { credentialsFor } from '../settings/credentials.ts'
import { switchOption, trustOption } from './flags.ts'
import { badReferenceText } from './bad-reference.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

/** Layers that are sent at once; the others wait. */
const AT_ONCE = 5
/** How long a layer takes to be sent, in milliseconds. */
const LAYER_TIME = 90
/** Bytes of a manifest of one layer, and of each further one. */
const MANIFEST = { first: 528, further: 211 } as const

/** Bytes of an image's manifest: a line for each layer that has files. */
export const manifestSize = (image: Image): number =>
  MANIFEST.first + MANIFEST.further * (filledLayers(image).length - 1)

async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}

async function send(call: Call, image: Image, reference: Reference): Promise<number> {
  const { process, flags } = call
  const say = async (text: string): Promise<void> =>
    void (flags.has('quiet') || (await process.stdout.write(`${text}\n`)))
  const layers = filledLayers(image).toReversed()
  for (const { id } of layers) await say(`${shortId(id)}: Preparing`)
  for (const { id } of layers.slice(AT_ONCE)) await say(`${shortId(id)}: Waiting`)
  const [host] = hostAndPath(reference)
  if (host === DOCKER_HUB) return fail(call, 'denied: requested access to the resource is denied')
  const credentials = credentialsFor(process.system, host)
  const there = await layersThere(process, image, reference, credentials)
  if (there.type === 'refused') return fail(call, there.message)
  for (const { id } of layers) {
    const isThere = there.value.has(id)
    if (!isThere) await process.clock.wait(LAYER_TIME, process.signal)
    await say(`${shortId(id)}: ${isThere ? 'Layer already exists' : 'Pushed'}`)
  }
  const answer = await pushImage(process, image, reference, credentials)
  if (answer.type === 'refused') return fail(call, answer.message)
  await say(`${reference.tag}: digest: sha256:${answer.value} size: ${manifestSize(image)}`)
  if (flags.has('quiet')) await process.stdout.write(`${fullName(reference.repository)}:${reference.tag}\n`)
  return 0
}

export const push: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NAME[:TAG]',
    takes: [1, 1],
    description: [
      'Sends an image to the registry that its name tells. The Docker Hub of this playground takes none; a registry of your own does.',
    ],
    options: [
      switchOption('q,quiet', 'show no progress'),
      switchOption('a,all-tags', 'send all tags of the repository'),
    ],
    optionsInDocker: [trustOption],
    operands: [{ name: 'NAME', kind: 'image' }],
  },
  async run(call) {
    const { process, operands, flags, engine } = call
    const [name = ''] = operands
    const reference = parseReference(name)
    if (reference.type === 'bad-reference') return fail(call, badReferenceText(reference.reason, name))
    if (flags.has('all-tags') && reference.tagged) return fail(call, "tag can't be used with --all-tags/-a")
    if (!reference.tagged && !flags.has('all-tags') && !flags.has('quiet'))
      await process.stdout.write(`Using default tag: ${reference.tag}\n`)
    if (!flags.has('quiet'))
      await process.stdout.write(`The push refers to repository [${fullName(reference.repository)}]\n`)
    const tags = engine.images
      .flatMap(({ references }) => references)
      .filter((text) => text.startsWith(`${reference.repository}:`))
    if (tags.length === 0) return fail(call, `An image does not exist locally with the tag: ${reference.repository}`)
    const wanted = flags.has('all-tags') ? tags : [referenceText(reference)]
    for (const text of wanted) {
      const image = imageByReference(engine, text)
      if (!image) return fail(call, `tag does not exist: ${text}`)
      const status = await send(call, image, { ...reference, tag: text.slice(reference.repository.length + 1) })
      if (status !== 0) return status
    }
    return 0
  },
}
