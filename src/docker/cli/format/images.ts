import type { ImageSummary } from '../../daemon/api.ts'
import { sizeInWords } from '../../engine/units.ts'
import { RowContext } from '../template/value.ts'
import type { RowStyle } from './containers.ts'
import type { Headings } from './rows.ts'
import { goTime, truncatedId, ZERO_TIME } from './text.ts'

const SECOND = 1000
const NONE = '<none>'
const UNKNOWN = 'N/A'
/** Digits of sizes that are compared. */
const EXACT = 4

const SINCE = '{{if .CreatedSince }}{{.CreatedSince}}{{else}}N/A{{end}}'
export const IMAGE_TABLE = `table {{.Repository}}\t{{.Tag}}\t{{.ID}}\t${SINCE}\t{{.Size}}`
export const DIGEST_TABLE = `table {{.Repository}}\t{{.Tag}}\t{{.Digest}}\t{{.ID}}\t${SINCE}\t{{.Size}}`

export const imageHeadings: Headings = {
  ID: 'IMAGE ID',
  Repository: 'REPOSITORY',
  Tag: 'TAG',
  Digest: 'DIGEST',
  CreatedSince: 'CREATED',
  CreatedAt: 'CREATED AT',
  Size: 'SIZE',
  Containers: 'CONTAINERS',
  VirtualSize: 'SIZE',
  SharedSize: 'SHARED SIZE',
  UniqueSize: 'UNIQUE SIZE',
}

interface ImageName {
  readonly repository: string
  readonly tag: string
  readonly digest: string
}

function cut(name: string, separator: string): readonly [string, string] {
  const at = name.lastIndexOf(separator)
  return [name.slice(0, at), name.slice(at + 1)]
}

/** The rows of an image: one for each tag, and one for a digest in a repository without tags. */
function namesOf({ RepoTags, RepoDigests }: ImageSummary, digests: boolean): readonly ImageName[] {
  const tags = (RepoTags ?? []).filter((name) => name !== `${NONE}:${NONE}`).map((name) => cut(name, ':'))
  const known = (RepoDigests ?? []).filter((name) => name !== `${NONE}@${NONE}`).map((name) => cut(name, '@'))
  const tagged = tags.flatMap(([repository, tag]) => {
    const own = digests ? known.filter(([name]) => name === repository) : []
    const list = own.length > 0 ? own.map(([, digest]) => digest) : [NONE]
    return list.map((digest) => ({ repository, tag, digest }))
  })
  const alone = known.filter(([name]) => !tags.some(([repository]) => repository === name))
  const rest = alone.map(([repository, digest]) => ({ repository, tag: NONE, digest: digests ? digest : '' }))
  const rows = [...tagged, ...rest]
  return rows.length > 0 ? rows : [{ repository: NONE, tag: NONE, digest: NONE }]
}

/** An image as rows of `docker images`. @param digests whether a digest is shown */
export function imageRows(image: ImageSummary, { trunc, now, age }: RowStyle, digests: boolean): readonly RowContext[] {
  const isOld = image.Created === ZERO_TIME
  return namesOf(image, digests).map(
    ({ repository, tag, digest }) =>
      new RowContext('*formatter.imageContext', {
        ID: () => (trunc ? truncatedId(image.Id) : image.Id),
        Repository: () => repository,
        Tag: () => tag,
        Digest: () => digest,
        CreatedSince: () => (isOld ? '' : `${age(now - image.Created * SECOND)} ago`),
        CreatedAt: () => (isOld ? '0001-01-01 00:00:00 +0000 UTC' : goTime(image.Created)),
        Size: () => sizeInWords(image.Size),
        Containers: () => (image.Containers === -1 ? UNKNOWN : String(image.Containers)),
        VirtualSize: () => sizeInWords(image.Size, EXACT),
        SharedSize: () => (image.SharedSize === -1 ? UNKNOWN : sizeInWords(image.SharedSize, EXACT)),
        UniqueSize: () => (image.SharedSize === -1 ? UNKNOWN : sizeInWords(image.Size - image.SharedSize, EXACT)),
      }),
  )
}
