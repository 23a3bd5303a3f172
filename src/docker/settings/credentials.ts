import { encodeUtf8 } from '../../host.ts'
import type { DockerHost } from '../docker-host.ts'
import { readSettings, writeSettings } from './settings.ts'

/** How Docker Hub is called among the credentials that are kept. */
export const HUB_SERVER = 'https://index.docker.io/v1/'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 (RFC 4648). */
export function base64(text: string): string {
  const bytes = encodeUtf8(text)
  let encoded = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    const letters = [18, 12, 6, 0].map((shift) => LETTERS.charAt((three >> shift) & 63)).join('')
    encoded += letters.slice(0, Math.min(bytes.length - at, 3) + 1).padEnd(4, '=')
  }
  return encoded
}

type Auths = Readonly<Record<string, { readonly auth?: string }>>

const authsOf = (host: DockerHost): Auths => (readSettings(host)['auths'] ?? {}) as Auths

/** What is kept for a registry: `name:password`, in base64. */
export function credentialsFor(host: DockerHost, server: string): string | undefined {
  return authsOf(host)[server]?.auth
}

export function keepCredentials(host: DockerHost, server: string, auth: string): void {
  writeSettings(host, { ...readSettings(host), auths: { ...authsOf(host), [server]: { auth } } })
}

export function forgetCredentials(host: DockerHost, server: string): void {
  const { [server]: gone, ...auths } = authsOf(host)
  if (gone) writeSettings(host, { ...readSettings(host), auths })
}
