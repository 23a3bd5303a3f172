import type { BadReference } from '../engine/reference.ts'

const BAD_REFERENCES: Readonly<Record<BadReference['reason'], string>> = {
  format: 'invalid reference format',
  'upper-case': 'invalid reference format: repository name must be lowercase',
  'digest-algorithm': 'unsupported digest algorithm',
  'digest-length': 'invalid checksum digest length',
  'too-long': 'repository name must not be more than 255 characters',
  'only-hex': 'invalid repository name ({}), cannot specify 64-byte hexadecimal strings',
}

/** What is said of a name that cannot be one. */
export function badReferenceText(reason: BadReference['reason'], text = ''): string {
  return BAD_REFERENCES[reason].replace('{}', text)
}
