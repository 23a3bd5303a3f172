import { atOnce } from '../../base/work.ts'
import type { Clock } from '../../base/clock.ts'
import { decodeUtf8, encodeUtf8 } from '../../host.ts'
import { FileSystem } from '../../linux/fs.ts'
import { type ArchiveMember, readArchive, writeArchive } from '../../linux/ustar.ts'
import { ROOT_OWNER } from '../runtime/image-tree.ts'
import { digestOf } from '../engine/digest.ts'
import { filledLayers } from '../engine/images.ts'
import type { Image, ImageConfig, Layer } from '../engine/model.ts'
import { list, optional, record, text } from '../engine/reader.ts'
import { imageConfig, imageLayer } from '../stored-engine.ts'
import { layMembers, treeArchive } from './tree-archive.ts'

/** An image with the names that it is saved under. */
export interface SavedImage {
  readonly image: Image
  readonly references: readonly string[]
}

/** What is told of an image beside its files. */
interface Description {
  readonly created: string
  readonly author?: string | undefined
  readonly architecture: string
  readonly os: string
  readonly config: ImageConfig
  readonly layers: readonly Layer[]
  readonly software: string
}

interface Manifest {
  readonly Config: string
  readonly RepoTags: readonly string[]
  readonly Layers: readonly string[]
}

const ROOT = { uid: 0, gid: 0, owner: '', group: '' } as const

const file = (name: string, content: Uint8Array, mtime: number): ArchiveMember => ({
  name,
  type: 'file',
  mode: 0o644,
  ...ROOT,
  mtime,
  content,
})

const directory = (name: string, mtime: number): ArchiveMember => ({
  name,
  type: 'directory',
  mode: 0o755,
  ...ROOT,
  mtime,
  content: new Uint8Array(0),
})

/** A layer as archives before 2016 had it, which 24.0.6 still writes. */
function layerMembers(layer: Layer, parent: Layer | undefined, tree: Uint8Array): readonly ArchiveMember[] {
  const { id, created } = layer
  const told = { id, ...(parent && { parent: parent.id }), created: new Date(created).toISOString(), os: 'linux' }
  return [
    directory(`${id}/`, created),
    file(`${id}/VERSION`, encodeUtf8('1.0'), created),
    file(`${id}/json`, encodeUtf8(JSON.stringify(told)), created),
    file(`${id}/layer.tar`, tree, created),
  ]
}

/** Which layer each tag stands for: what `repositories` holds, for readers that know no manifest. */
function repositoriesOf(saved: readonly SavedImage[]): string {
  const tags: Record<string, Record<string, string>> = {}
  for (const { image, references } of saved)
    for (const reference of references) {
      const colon = reference.lastIndexOf(':')
      const top = filledLayers(image).at(-1)?.id ?? image.id
      tags[reference.slice(0, colon)] = { ...tags[reference.slice(0, colon)], [reference.slice(colon + 1)]: top }
    }
  return JSON.stringify(tags)
}

/** The files of an image that was made here, as an archive; those of a registry's image are empty, for it is known what is in them. */
function treeOf({ files }: Image): Uint8Array {
  if (!files) return atOnce(writeArchive([]))
  return atOnce(treeArchive(new FileSystem({ clock: STILL, owner: ROOT_OWNER, snapshot: files }), '/', ''))
}

const STILL: Clock = { now: () => 0, wait: () => Promise.resolve() }

function describe({ created, author, config, layers, software }: Image): Description {
  const time = new Date(created).toISOString()
  return { created: time, author, architecture: 'amd64', os: 'linux', config, layers, software }
}

/** What stands for an image's description and files, as texts and bytes: `docker save` and `docker push` send them. */
export function blobsOf(image: Image): { readonly description: string; readonly tree: Uint8Array } {
  return { description: JSON.stringify(describe(image)), tree: treeOf(image) }
}

function membersFor({ image, references }: SavedImage): {
  readonly members: readonly ArchiveMember[]
  readonly manifest: Manifest
} {
  const { description, tree } = blobsOf(image)
  const layers = filledLayers(image)
  const empty = atOnce(writeArchive([]))
  const members = [
    file(`${image.id}.json`, encodeUtf8(description), image.created),
    ...layers.flatMap((layer, at) => layerMembers(layer, layers[at - 1], at === layers.length - 1 ? tree : empty)),
  ]
  const names = layers.map(({ id }) => `${id}/layer.tar`)
  return { members, manifest: { Config: `${image.id}.json`, RepoTags: references, Layers: names } }
}

/** `docker save`: the images as one archive. */
export function saveImages(images: readonly SavedImage[]): Uint8Array {
  const saved = images.map(membersFor)
  const members = saved.flatMap(({ members: own }) => own)
  const once = members.filter(({ name }, at) => members.findLastIndex((other) => other.name === name) === at)
  const sorted = once.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const manifest = JSON.stringify(saved.map(({ manifest: own }) => own))
  const repositories = repositoriesOf(images)
  return atOnce(
    writeArchive([
      ...sorted,
      file('manifest.json', encodeUtf8(`${manifest}\n`), 0),
      ...(repositories === '{}' ? [] : [file('repositories', encodeUtf8(`${repositories}\n`), 0)]),
    ]),
  )
}

const readDescription = record<Description>({
  created: text,
  author: optional(text),
  architecture: text,
  os: text,
  config: imageConfig,
  layers: list(imageLayer),
  software: text,
})

const readManifests = list(record<Manifest>({ Config: text, RepoTags: list(text), Layers: list(text) }))

/** The image of a description and an archive of its files. @throws UnreadableWorld, SyntaxError for what was not saved here */
export function imageFrom(id: string, description: string, tree: Uint8Array, clock: Clock): Image {
  const { created, author, config, layers, software } = readDescription(JSON.parse(description), id)
  const members = atOnce(readArchive(tree)) ?? []
  const fs = new FileSystem({ clock, owner: ROOT_OWNER })
  atOnce(layMembers(fs, '/', members))
  const files = members.length > 0 ? fs.snapshot() : undefined
  const time = Date.parse(created)
  return { id, references: [], digest: undefined, created: time, author, layers, config, software, files }
}

/** What `docker load` finds in an archive; undefined for what `docker save` has not made. */
export function loadImages(archive: Uint8Array, clock: Clock): readonly SavedImage[] | undefined {
  const members = new Map((atOnce(readArchive(archive)) ?? []).map((member) => [member.name, member.content] as const))
  const manifest = members.get('manifest.json')
  if (!manifest) return undefined
  try {
    return readManifests(JSON.parse(decodeUtf8(manifest)), 'manifest.json').map(({ Config, RepoTags, Layers }) => {
      const tree = members.get(Layers.at(-1) ?? '') ?? new Uint8Array(0)
      const id = Config.replace('.json', '')
      return {
        image: imageFrom(id, decodeUtf8(members.get(Config) ?? new Uint8Array(0)), tree, clock),
        references: RepoTags,
      }
    })
  } catch {
    return undefined
  }
}

/** An image of one layer that holds the files of an archive; undefined for what is none. */
export function importedImage(
  archive: Uint8Array,
  { config, comment, clock }: { readonly config: ImageConfig; readonly comment: string; readonly clock: Clock },
): Image | undefined {
  const members = atOnce(readArchive(archive))
  if (!members) return undefined
  const fs = new FileSystem({ clock, owner: ROOT_OWNER })
  atOnce(layMembers(fs, '/', members))
  const size = members.reduce((sum, { content }) => sum + content.length, 0)
  const created = clock.now()
  const layer = {
    id: digestOf(members.map(({ name, content }) => `${name} ${decodeUtf8(content)}`).join('\n')),
    size,
    createdBy: '',
    created,
    comment,
  }
  return {
    id: digestOf(`import ${layer.id} ${created} ${JSON.stringify(config)}`),
    references: [],
    digest: undefined,
    created,
    layers: [layer],
    config,
    software: '',
    files: fs.snapshot(),
  }
}
