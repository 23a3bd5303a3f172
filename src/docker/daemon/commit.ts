import { decodeUtf8 } from '../../host.ts'
import { FileSystemReader } from '../../linux/fs-reader.ts'
import { BadInstruction } from '../build/flags.ts'
import { ConfigDraft } from '../build/config-draft.ts'
import { configure } from '../build/config-steps.ts'
import { readDockerfile } from '../build/instructions.ts'
import { BadDockerfile } from '../build/node.ts'
import { BadWord, expandWord, expandWords } from '../build/words.ts'
import { addImage } from '../engine/images.ts'
import { digestOf } from '../engine/digest.ts'
import { findContainer, imageById } from '../engine/lookup.ts'
import type { Container, Image, ImageConfig, Layer } from '../engine/model.ts'
import { type Answer, done, refusedBecause, refusedWith } from './answer.ts'
import { fileChanges, type OwnFiles, ownFiles } from './container-files.ts'
import { containerEvent, imageEvent } from './events.ts'
import { type Client, engineNow } from './request.ts'

/** What `POST /commit` takes. */
export interface CommitRequest {
  /** `repository:tag`. */
  readonly reference?: string | undefined
  readonly comment: string
  readonly author?: string | undefined
  /** Instructions of a Dockerfile. */
  readonly changes: readonly string[]
}

const MAY_CHANGE = /^(?:CMD|ENTRYPOINT|ENV|EXPOSE|LABEL|ONBUILD|USER|VOLUME|WORKDIR|HEALTHCHECK|STOPSIGNAL)$/

/** What a container runs, told apart as an image tells it. */
export function entrypointAndCommand(
  { argv }: Pick<Container, 'argv'>,
  image: Image | undefined,
): Pick<ImageConfig, 'entrypoint' | 'command'> {
  const own = image?.config.entrypoint ?? []
  const begins = own.every((word, at) => argv[at] === word)
  const entrypoint = begins ? own : argv.slice(0, 1)
  return { entrypoint, command: argv.slice(entrypoint.length) }
}

/** A configuration after instructions of a Dockerfile. */
export function changed(config: ImageConfig, changes: readonly string[]): Answer<ImageConfig> {
  const value = (name: string): string | undefined =>
    config.env.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
  const expansion = {
    word: (word: string) => expandWord(word, value),
    words: (word: string) => expandWords(word, value),
  }
  try {
    const [stage, another] = readDockerfile(['FROM scratch', ...changes].join('\n')).stages
    if (another) return refusedWith('from is not a valid change command')
    const draft = new ConfigDraft(config, true)
    for (const step of stage?.steps ?? []) {
      const { name, words } = step.node
      if (!MAY_CHANGE.test(name)) return refusedWith(`${name.toLowerCase()} is not a valid change command`)
      if (name === 'WORKDIR') draft.set({ workingDirectory: words[0] ?? '' })
      else configure(draft, step, expansion)
    }
    return done(draft.config())
  } catch (error) {
    if (error instanceof BadDockerfile || error instanceof BadInstruction || error instanceof BadWord)
      return refusedWith(error.message)
    throw error
  }
}

/** The layer that a container's changes make: the same for the same ones. */
function layerOf(own: OwnFiles, container: Container): Pick<Layer, 'id' | 'size' | 'filled'> {
  const after = new FileSystemReader(own.files)
  let [told, size] = [`on ${container.imageId}`, 0]
  const changes = fileChanges(own, container)
  for (const { Kind, Path } of changes) {
    const stat = Kind === 2 ? undefined : after.lstat(Path)
    const content = stat?.type === 'file' ? decodeUtf8(after.readFile(Path)) : ''
    told += `\n${Kind} ${Path} ${stat?.type} ${stat?.mode} ${stat?.uid} ${content}`
    size += stat?.type === 'file' ? stat.size : 0
  }
  return { id: digestOf(`layer ${told}`), size, filled: changes.length > 0 }
}

/** Makes an image of a container as it is. */
export async function commitContainer(client: Client, name: string, request: CommitRequest): Promise<Answer<Image>> {
  const found = findContainer(engineNow(client), name)
  if (found.type === 'refused') return refusedBecause(found.refusal)
  const container = found.value
  const base = imageById(client.system.engine.get(), container.imageId)
  const own = await ownFiles(client, container)
  const { env, exposed, labels, stopSignal, workingDirectory } = container
  const parts = { env, exposed, labels, stopSignal, workingDirectory, volumes: base?.config.volumes ?? [] }
  const config = changed({ ...base?.config, ...parts, ...entrypointAndCommand(container, base) }, request.changes)
  if (config.type === 'refused') return config
  const created = client.clock.now()
  const createdBy = entrypointAndCommand(container, base).command.join(' ')
  const layer: Layer = { ...layerOf(own, container), createdBy, created, comment: request.comment }
  const image: Image = {
    id: digestOf(
      `commit ${layer.id} ${created} ${JSON.stringify(config.value)} ${request.comment} ${request.reference}`,
    ),
    references: [],
    digest: undefined,
    created,
    layers: [...(base?.layers ?? []), layer],
    config: config.value,
    // the author of the image that the container is of is not taken over
    author: request.author,
    software: base?.software ?? '',
    files: own.files,
  }
  const { engine, journal } = client.system
  const { comment, reference = '' } = request
  const imageID = `sha256:${image.id}`
  engine.update((state) => addImage(state, image, request.reference))
  if (reference !== '') journal?.record(imageEvent('tag', imageID, reference))
  journal?.record(containerEvent('commit', container, { comment, imageID, imageRef: reference }))
  return done(image)
}
