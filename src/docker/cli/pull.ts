import type { Invocation, Output } from '../../shell/command.ts'
import { shortId } from '../engine/digest.ts'
import { addImage } from '../engine/images.ts'
import { imageById } from '../engine/lookup.ts'
import type { Image } from '../engine/model.ts'
import { parseReference, type Reference, referenceText } from '../engine/reference.ts'
import { official } from '../catalogue/official.ts'
import { switchOption } from './flags.ts'
import type { DockerHost } from '../docker-host.ts'
import type { ListedSubcommand } from './subcommand.ts'

/** How long a layer takes to arrive, in milliseconds: long enough to be seen. */
const LAYER_TIME = 90

export type PullResult =
  { readonly type: 'pulled'; readonly image: Image } | { readonly type: 'failed'; readonly reason: string }

/** `docker.io/library/nginx` for `nginx`. */
export function fullName(repository: string): string {
  const host = repository.split('/')[0] ?? ''
  if (repository.includes('/') && /[.:]|^localhost$/.test(host)) return repository
  return repository.includes('/') ? `docker.io/${repository}` : `docker.io/library/${repository}`
}

async function fetchLayers(image: Image, process: Invocation<DockerHost>, output: Output): Promise<void> {
  const known = new Set(process.system.engine.get().images.flatMap(({ layers }) => layers.map(({ id }) => id)))
  for (const layer of image.layers.filter(({ size }) => size > 0)) {
    if (known.has(layer.id)) {
      await output.write(`${shortId(layer.id)}: Already exists\n`)
      continue
    }
    await process.clock.wait(LAYER_TIME, process.signal)
    await output.write(`${shortId(layer.id)}: Pull complete\n`)
  }
}

/**
 * Fetches an image from the registry into the engine, telling of each layer as Docker's terminal does once it is done. A registry's
 * refusal comes back in Docker's words, to be put after what the command says before them.
 * @throws Interrupted on Ctrl-C: layers that came so far are forgotten.
 */
export async function pullImage(
  reference: Reference,
  process: Invocation<DockerHost>,
  output: Output,
): Promise<PullResult> {
  const answer = (process.system.catalogue ?? official).ask(reference, process.clock.now())
  switch (answer.type) {
    case 'access-denied':
      return {
        type: 'failed',
        reason: `pull access denied for ${answer.repository}, repository does not exist or may require 'docker login': denied: requested access to the resource is denied`,
      }
    case 'manifest-unknown':
      return {
        type: 'failed',
        reason: `manifest for ${answer.reference} not found: manifest unknown: manifest unknown`,
      }
    case 'image':
      break
  }
  const { image } = answer
  const { engine } = process.system
  const name = referenceText(reference)
  await output.write(`${reference.tag}: Pulling from ${fullName(reference.repository).replace('docker.io/', '')}\n`)
  const present = imageById(engine.get(), image.id)
  if (!present) await fetchLayers(image, process, output)
  const news = present?.references.includes(name) ? 'Image is up to date for' : 'Downloaded newer image for'
  await output.write(`Digest: sha256:${image.digest ?? image.id}\nStatus: ${news} ${name}\n`)
  engine.set(addImage(engine.get(), image, name))
  return { type: 'pulled', image: imageById(engine.get(), image.id) ?? image }
}

/** What is said of a name that cannot be one. */
export function badReferenceText(reason: 'format' | 'upper-case'): string {
  return reason === 'upper-case'
    ? 'invalid reference format: repository name must be lowercase'
    : 'invalid reference format'
}

export const pull: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NAME[:TAG|@DIGEST]',
    takes: [1, 1],
    miscount: '"docker pull" requires exactly 1 argument.',
    description: ['Fetches the layers that are not on this host yet. Without a tag it takes the one called latest.'],
    options: [switchOption('q,quiet', 'print only the full name of the image')],
    unsimulated: ['all-tags', 'platform', 'disable-content-trust'],
    operands: [{ name: 'NAME', kind: 'image' }],
    examples: [{ line: 'docker pull redis:alpine', meaning: 'Fetch the small variant of Redis.' }],
  },
  async run({ operands, flags, process }) {
    const reference = parseReference(operands[0] ?? '')
    if (reference.type === 'bad-reference') {
      await process.stderr.write(`${badReferenceText(reference.reason)}\n`)
      return 1
    }
    const output: Output = flags.has('quiet') ? { write: () => undefined } : process.stdout
    if (!reference.tagged) await output.write(`Using default tag: ${reference.tag}\n`)
    const result = await pullImage(reference, process, output)
    if (result.type === 'failed') {
      await process.stderr.write(`Error response from daemon: ${result.reason}\n`)
      return 1
    }
    await process.stdout.write(`${fullName(reference.repository)}:${reference.tag}\n`)
    return 0
  },
}
