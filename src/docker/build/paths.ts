import { normalizePath } from '../../linux/path.ts'

/** A path in an image as WORKDIR and COPY take it; a slash at the end stays. */
export function absolute(directory: string, path: string): string {
  const whole = normalizePath(path.startsWith('/') ? path : `${directory || '/'}/${path}`)
  return /(?:^|\/)\.?$/.test(path) && whole !== '/' ? `${whole}/` : whole
}
