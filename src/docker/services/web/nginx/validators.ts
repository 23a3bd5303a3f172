import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import { headerOf, respond } from '../files.ts'
import { partOf } from '../ranges.ts'
import { wordsOf } from './servers.ts'
import type { Asked } from './variables.ts'

/** What nginx says of a file by which a client knows whether its copy is still good. */
interface Validators {
  readonly modified: string
  readonly tag: string
}

function validatorsOf(fs: FileSystemReader, path: string): Validators {
  const { mtime, size } = fs.stat(path)
  const seconds = Math.floor(mtime / 1000)
  return { modified: new Date(seconds * 1000).toUTCString(), tag: `"${seconds.toString(16)}-${size.toString(16)}"` }
}

/** Whether the copy that a client has is still good: a tag that it names counts before a time. `rule` is what `if_modified_since` says. */
function isUnchanged(request: WebRequest, { modified, tag }: Validators, rule: string): boolean {
  const tags = headerOf(request, 'If-None-Match')
  if (tags !== '') return tags === '*' || tags.split(/, */).some((one) => one.replace(/^W\//, '') === tag)
  const since = headerOf(request, 'If-Modified-Since')
  return since === modified ? rule !== 'off' : rule === 'before' && Date.parse(since) >= Date.parse(modified)
}

/** The part of a file that a client asks for; all of it where it has changed since the client had the other parts. */
function partAsked(
  whole: WebResponse,
  { request, scope }: Pick<Asked, 'request' | 'scope'>,
  { modified, tag }: Validators,
): WebResponse {
  const range = headerOf(request, 'Range')
  const condition = headerOf(request, 'If-Range')
  const most = Number(wordsOf(scope, 'max_ranges')?.[0] ?? Number.POSITIVE_INFINITY)
  if (range === '' || most === 0 || !['', modified, tag].includes(condition)) return whole
  return partOf(whole, range, most)
}

/** The answer with a file: that it has not changed, where the client has it. */
export function fileAnswer(
  fs: FileSystemReader,
  path: string,
  context: Pick<Asked, 'request' | 'scope'>,
  response: WebResponse,
): WebResponse {
  const { request, scope } = context
  const validators = validatorsOf(fs, path)
  const { modified, tag } = validators
  const tags = wordsOf(scope, 'etag')?.[0] === 'off' ? [] : [['ETag', tag] as const]
  const known = [['Last-Modified', modified] as const, ['Connection', 'keep-alive'] as const, ...tags]
  if (isUnchanged(request, validators, wordsOf(scope, 'if_modified_since')?.[0] ?? 'exact'))
    return { ...respond(304, response.type, ''), headers: known }
  return partAsked({ ...response, headers: [...known, ['Accept-Ranges', 'bytes']] }, context, validators)
}
