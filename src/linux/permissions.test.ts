import { expect, it } from 'vitest'
import { modeText } from './permissions.ts'

it.each([
  ['directory', 0o755, 'drwxr-xr-x'],
  ['file', 0o644, '-rw-r--r--'],
  ['file', 0, '----------'],
  ['directory', 0o1777, 'drwxrwxrwt'],
  ['directory', 0o1666, 'drw-rw-rwT'],
  ['file', 0o6755, '-rwsr-sr-x'],
  ['file', 0o6644, '-rwSr-Sr--'],
  ['symlink', 0o777, 'lrwxrwxrwx'],
  ['device', 0o666, 'crw-rw-rw-'],
] as const)('%s %o is %s', (type, mode, text) => {
  expect(modeText(type, mode)).toBe(text)
})
