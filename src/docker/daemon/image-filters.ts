import { FALSE, TRUE } from './truth.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import type { Filters, ImageSummary } from './api.ts'
import { hasLabel } from './summary.ts'

const SECOND = 1000
const KNOWN: ReadonlySet<string> = new Set('dangling label before since reference until'.split(' '))
/** The image that has a name, or an id that begins so. */
function named(images: readonly ImageSummary[], text: string): ImageSummary | undefined {
  const reference = parseReference(text)
  const name = reference.type === 'reference' ? `${reference.repository}:${reference.tag}` : text
  return images.find(
    ({ Id, RepoTags }) => RepoTags.includes(name) || Id.replace('sha256:', '').startsWith(text.replace('sha256:', '')),
  )
}

/** A name as it is looked for: with the tag that is meant where there is none. */
const withTag = (text: string): string => {
  const reference = parseReference(text)
  return reference.type === 'reference' ? referenceText(reference) : text
}

/** What is wrong with filters, in the daemon's words. */
export function refusedImageFilter(images: readonly ImageSummary[], filters: Filters): string | undefined {
  for (const [name, values] of Object.entries(filters)) {
    if (!KNOWN.has(name)) return `invalid filter '${name}'`
    const [value = ''] = values
    if (name === 'dangling' && !TRUE.has(value) && !FALSE.has(value)) return `invalid filter 'dangling=[${value}]'`
    if ((name === 'before' || name === 'since') && !named(images, value)) return `No such image: ${withTag(value)}`
  }
  return undefined
}

/** A shell's pattern for one component or more of a name. */
function patternOf(glob: string): RegExp {
  const source = glob
    .replaceAll(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
  return new RegExp(`^${source}$`)
}

function isReferenced(name: string, glob: string): boolean {
  const pattern = patternOf(glob)
  return pattern.test(name) || pattern.test(name.slice(0, name.lastIndexOf(':')))
}

/** An image with the names that fit, or undefined when it does not. */
export function imageMatches(
  images: readonly ImageSummary[],
  image: ImageSummary,
  filters: Filters,
): ImageSummary | undefined {
  const { dangling = [], label = [], before = [], since = [], until = [], reference } = filters
  const isDangling = image.RepoTags.length === 0
  const fits =
    dangling.every((value) => TRUE.has(value) === isDangling) &&
    label.every((value) => hasLabel(image.Labels ?? {}, value)) &&
    before.every((value) => image.Created < (named(images, value)?.Created ?? 0)) &&
    since.every((value) => image.Created > (named(images, value)?.Created ?? 0)) &&
    until.every((value) => image.Created * SECOND < Date.parse(value))
  if (!fits) return undefined
  if (!reference) return image
  const isAsked = (name: string): boolean => reference.some((glob) => isReferenced(name, glob))
  const names = image.RepoTags.filter(isAsked)
  const RepoDigests = image.RepoDigests.filter((name) => isAsked(name.replace('@sha256:', ':')))
  return names.length > 0 ? { ...image, RepoTags: names, RepoDigests } : undefined
}
