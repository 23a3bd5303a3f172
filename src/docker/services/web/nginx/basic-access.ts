import type { FileSystemReader } from '../../../../linux/fs.ts'
import type { WebRequest } from '../../../../linux/network.ts'
import { base64Coding, decode } from '../../../../linux/gnu/base-coding/encode.ts'
import { chunkOf } from '../../../../linux/gnu/library/octets.ts'
import { textOf } from '../../../../shell/posix/bytes.ts'
import { headerOf } from '../files.ts'
import { passwordFits } from './password-hash.ts'

/** What becomes of a request for which a name and a password are asked. */
export type Verdict =
  | { readonly type: 'let-in' }
  /** What is logged of it, and how grave that is. */
  | { readonly type: 'asked' | 'closed' | 'beyond'; readonly severity: 'info' | 'error'; readonly text: string }

/** The name and the password that a request comes with; undefined where it has none. */
export function credentialsOf(request: WebRequest): readonly [name: string, password: string] | undefined {
  const [, coded] = /^Basic\s+(\S+)$/i.exec(headerOf(request, 'Authorization')) ?? []
  const text = coded === undefined ? undefined : textOf(chunkOf(decode(coded, base64Coding).octets))
  const at = text?.indexOf(':') ?? -1
  return text === undefined || at < 0 ? undefined : [text.slice(0, at), text.slice(at + 1)]
}

const asked = (text: string, severity: 'info' | 'error' = 'error'): Verdict => ({ type: 'asked', severity, text })

/** Whether a file of users, as htpasswd writes it, lets a request in: ngx_http_auth_basic_module. */
export function basicAccess(fs: FileSystemReader, path: string, request: WebRequest): Verdict {
  const own = credentialsOf(request)
  if (!own) return asked('no user/password was provided for basic authentication', 'info')
  const [name, password] = own
  if (!fs.exists(path))
    return { type: 'closed', severity: 'error', text: `open() "${path}" failed (2: No such file or directory)` }
  const line = fs
    .readText(path)
    .split('\n')
    .find((one) => one.split(':')[0] === name)
  if (line === undefined) return asked(`user "${name}" was not found in "${path}"`)
  const fits = passwordFits(password, line.split(':')[1]?.trim() ?? '')
  if (fits === undefined)
    return { type: 'beyond', severity: 'error', text: `the kind of password of user "${name}" is not simulated here` }
  return fits ? { type: 'let-in' } : asked(`user "${name}": password mismatch`)
}
