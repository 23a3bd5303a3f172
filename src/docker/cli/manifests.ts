import { official } from '../catalogue/official.ts'
import { digestOf } from '../engine/digest.ts'
import type { Image } from '../engine/model.ts'
import { fullName, parseReference, type Reference } from '../engine/reference.ts'
import { switchOption } from './flags.ts'
import { manifestSize } from './push.ts'
import type { Call, ListedSubcommand } from './subcommand.ts'

const LIST = 'application/vnd.docker.distribution.manifest.list.v2+json'
const SINGLE = 'application/vnd.docker.distribution.manifest.v2+json'

/** The list that a registry has of an image's kinds of machine: of this one alone. */
const listOf = (image: Image): ManifestList => ({
  schemaVersion: 2,
  mediaType: LIST,
  manifests: [
    {
      mediaType: SINGLE,
      size: manifestSize(image),
      digest: `sha256:${digestOf(`manifest ${image.id}`)}`,
      platform: { architecture: 'amd64', os: 'linux' },
    },
  ],
})

interface ManifestList {
  readonly schemaVersion: 2
  readonly mediaType: typeof LIST
  readonly manifests: readonly {
    readonly mediaType: typeof SINGLE
    readonly size: number
    readonly digest: string
    readonly platform: { readonly architecture: string; readonly os: string }
  }[]
}

const wholeName = ({ repository, tag, digest }: Reference): string =>
  fullName(repository) + (digest === undefined ? `:${tag}` : `@${digest}`)

type Found =
  | { readonly type: 'found'; readonly image: Image; readonly name: string }
  | { readonly type: 'bad-reference' }
  | { readonly type: 'denied' | 'unknown'; readonly name: string }

/** What the registry has under the name that is given last. */
function found({ operands, process, now }: Call): Found {
  const reference = parseReference(operands.at(-1) ?? '')
  if (reference.type === 'bad-reference') return { type: 'bad-reference' }
  const name = wholeName(reference)
  const answer = (process.system.catalogue ?? official).ask(reference, now)
  if (answer.type === 'image') return { type: 'found', image: answer.image, name }
  return { type: answer.type === 'access-denied' ? 'denied' : 'unknown', name }
}

async function fail({ process }: Call, text: string): Promise<number> {
  await process.stderr.write(`${text}\n`)
  return 1
}

export const manifestInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] [MANIFEST_LIST] MANIFEST',
    takes: [1, 2],
    description: ['Shows what a registry knows of an image, and for which kinds of machine it has it.'],
    options: [],
    unsimulated: ['insecure', 'verbose'],
    operands: [{ name: 'MANIFEST', kind: 'image', repeated: true }],
  },
  async run(call) {
    const answer = found(call)
    switch (answer.type) {
      case 'bad-reference':
        return fail(call, 'invalid reference format')
      case 'denied':
        return fail(
          call,
          'errors:\ndenied: requested access to the resource is denied\nunauthorized: authentication required\n',
        )
      case 'unknown':
        return fail(call, `no such manifest: ${answer.name}`)
      case 'found':
        await call.process.stdout.write(`${JSON.stringify(listOf(answer.image), undefined, 3)}\n`)
        return 0
    }
  },
}

/** The list as buildx prints it, each field in its line. */
function listText(name: string, image: Image): string {
  const rows = listOf(image).manifests.map(({ mediaType, digest, platform: { os, architecture } }) =>
    [`  Name:      ${name}@${digest}`, `  MediaType: ${mediaType}`, `  Platform:  ${os}/${architecture}`, ''].join(
      '\n',
    ),
  )
  const head = [`Name:      ${name}`, `MediaType: ${LIST}`, `Digest:    sha256:${image.digest ?? image.id}`]
  return `${head.join('\n')}\n           \nManifests: \n${rows.join('             \n')}`
}

export const imagetoolsInspect: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] NAME',
    takes: [1, 1],
    description: ['Shows what a registry knows of an image, and for which kinds of machine it has it.'],
    options: [switchOption('raw', 'the manifest as the registry has it, in JSON')],
    unsimulated: ['builder', 'format'],
    operands: [{ name: 'NAME', kind: 'image' }],
  },
  async run(call) {
    const answer = found(call)
    switch (answer.type) {
      case 'bad-reference':
        return fail(call, 'ERROR: invalid reference format')
      case 'denied': {
        const scope = 'server message: insufficient_scope: authorization failed'
        const why = `pull access denied, repository does not exist or may require authorization: ${scope}`
        return fail(call, `ERROR: ${answer.name}: ${why}`)
      }
      case 'unknown':
        return fail(call, `ERROR: ${answer.name}: not found`)
      case 'found': {
        const { image, name } = answer
        const text = call.flags.has('raw') ? JSON.stringify(listOf(image), undefined, 2) : listText(name, image)
        await call.process.stdout.write(text)
        return 0
      }
    }
  },
}
