import { expect, test } from 'vitest'
import type { PortMapping } from './port-mapping.ts'
import { parsePortSpec } from './port-spec.ts'
import { publishPort } from './ports.ts'
import { ageInWords, sizeInWords } from './units.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

test.each([
  [0, 'Less than a second'],
  [SECOND, '1 second'],
  [59 * SECOND, '59 seconds'],
  [MINUTE, 'About a minute'],
  [2 * MINUTE, '2 minutes'],
  [HOUR, 'About an hour'],
  [2 * HOUR, '2 hours'],
  [DAY, '1 day'],
  [13 * DAY, '13 days'],
  [14 * DAY, '2 weeks'],
  [60 * DAY, '2 months'],
  [800 * DAY, '2 years'],
])('%d ms are %s', (ms, words) => expect(ageInWords(ms)).toBe(words))

test.each([
  [0, 3, '0B'],
  [133_000_000, 3, '133MB'],
  [1_048_576, 3, '1.05MB'],
  [1_048_576, 4, '1.049MB'],
  [7_380_000, 3, '7.38MB'],
  [1_100_000_000, 3, '1.1GB'],
])('%d bytes with %d digits are %s', (bytes, digits, words) => expect(sizeInWords(bytes, digits)).toBe(words))

const mapping = (host: number, container: number): PortMapping => ({
  address: '0.0.0.0',
  host,
  container,
  protocol: 'tcp',
})

test.each([
  ['8080:80', '0.0.0.0:8080->80/tcp'],
  ['127.0.0.1:8080:80', '127.0.0.1:8080->80/tcp'],
  ['53:53/udp', '0.0.0.0:53->53/udp'],
  ['80', '0.0.0.0:32769->80/tcp'],
  [':80', '0.0.0.0:32769->80/tcp'],
  ['80-81:80', '0.0.0.0:80->80/tcp'],
  ['32768-32770:80', '0.0.0.0:32769->80/tcp'],
  ['80/', '0.0.0.0:32769->80/tcp'],
])('-p %s: %s', (text, result) => {
  const specs = parsePortSpec(text)
  const published = 'message' in specs ? [] : specs.map((spec) => publishPort(spec, [mapping(32768, 81)]))
  const [port] = published
  expect(port && `${port.address}:${port.host}->${port.container}/${port.protocol}`).toBe(result)
})
