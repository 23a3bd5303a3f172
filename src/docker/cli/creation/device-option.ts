import { normalizePath } from '../../../linux/path.ts'
import { CreationError } from './creation-error.ts'

/** Letters of `r`, `w` and `m`, each once. */
const isMode = (text: string): boolean => /^[rwm]+$/.test(text) && new Set(text).size === text.length

/**
 * Reads `HOST[:CONTAINER][:PERMISSIONS]` (docker/cli, `cli/command/container/opts.go`); gives all three parts.
 * @throws CreationError for what is no device
 */
export function deviceFrom(text: string): string {
  const parts = text.split(':')
  const [source = '', second = '', third = ''] = parts
  if (parts.length > 3 || source === '') throw new CreationError(`bad format for path: ${text}`)
  if (parts.length === 3 && !isMode(third)) throw new CreationError(`bad mode specified: ${third}`)
  const isShort = parts.length === 2 && isMode(second)
  const target = parts.length === 1 || isShort ? source : second
  if (!target.startsWith('/')) throw new CreationError(`${target} is not an absolute path`)
  const mode = isShort ? second : third || 'rwm'
  if (!mode.includes('r') || !mode.includes('w'))
    throw new CreationError(`devices that are not both read and written are not simulated by this playground: ${text}`)
  return `${normalizePath(source)}:${normalizePath(target)}:${mode}`
}
