import { expect, test } from 'vitest'
import { atOnce } from '../../base/work.ts'
import { readYaml } from './yaml.ts'

const NAMES = 'abcdefghijklmnop'
/** Lists of nine that stand for nine lists each, so many times. */
const bomb = (times: number): string =>
  Array.from({ length: times }, (_none, at) => {
    const item = at === 0 ? 'x' : `*${NAMES.charAt(at - 1)}`
    return `${NAMES.charAt(at)}: &${NAMES.charAt(at)} [${Array.from({ length: 9 }, () => item).join(', ')}]\n`
  }).join('')

test('aliases that stand for too much are refused, as go-yaml refuses them', () => {
  expect(() => atOnce(readYaml(bomb(16)))).toThrow('yaml: document contains excessive aliasing')
  expect(atOnce(readYaml(bomb(2))).value).toMatchObject({ b: Array.from({ length: 9 }, () => 'xxxxxxxxx'.split('')) })
})

test('an anchor that many services share is taken', () => {
  const services = Array.from({ length: 200 }, (_none, at) => `  s${at}: { <<: *base, ports: [80] }\n`).join('')
  expect(atOnce(readYaml(`x: &base { image: alpine, labels: { a: b } }\nservices:\n${services}`)).value).toMatchObject({
    services: { s199: { image: 'alpine', labels: { a: 'b' }, ports: [80] } },
  })
})

test('a document is read in turns', () => {
  expect([...readYaml('services:\n  web:\n    image: nginx\n')].length).toBeGreaterThan(2)
})
