import { expect, test } from 'vitest'
import { passwordFits } from './password-hash.ts'

// as `openssl passwd` writes them
test.each([
  ['$apr1$abcdefgh$h9FWgUz3n9YxylKLlR5SQ/', true, false],
  ['$1$abcdefgh$cHJi5PXp/ki/ktXzqlk6I1', true, false],
  ['{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=', true, false],
  ['{PLAIN}secret', true, false],
  [
    '$6$abcdefgh$ltjgWl6579NluT/Vi1nwEvcil.G5Nbc4NiXZaNGStk8PSwGfQv72N2CKPPrVACtLtip/cZ/1GM/O6IND4WQhG.',
    undefined,
    undefined,
  ],
  ['secret', undefined, undefined],
])('a password that is kept as %s', (kept, fits, others) => {
  expect(passwordFits('secret', kept)).toBe(fits)
  expect(passwordFits('guess', kept)).toBe(others)
})
