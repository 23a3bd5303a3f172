import { expect, test } from 'vitest'
import { chosenServer } from './choose-server.ts'
import type { Directive } from './configuration.ts'
import { serversOf } from './servers.ts'

const directive = (name: string, words: readonly string[], block?: readonly Directive[]): Directive => ({
  name,
  words,
  block,
  file: '',
  line: 1,
})

/** Servers of port 80, by their names; of the one with `!` the port is its own. */
const serversNamed = (...names: readonly string[]): ReturnType<typeof serversOf> =>
  serversOf([
    directive(
      'http',
      [],
      names.map((name) =>
        directive(
          'server',
          [],
          [
            directive('listen', name.startsWith('!') ? ['80', 'default_server'] : ['80']),
            directive('server_name', name.replace('!', '').split(' ')),
          ],
        ),
      ),
    ),
  ])

const servers = serversNamed(
  'first.test',
  '!usual.test',
  '~^(?<who>[a-z]+)\\.people\\.test$',
  '*.example.com',
  '*.www.example.com mail.*',
  '.both.test',
  'Exact.Example.com',
  'mail.people.*',
)

// the order of https://nginx.org/en/docs/http/server_names.html
test.each([
  ['nowhere', '!usual.test', 1],
  ['first.test', 'as it stands', 0],
  ['exact.example.com', 'as it stands before a wildcard', 6],
  ['a.example.com', 'a wildcard', 3],
  ['a.www.example.com', 'the longest wildcard', 4],
  ['mail.example.com', 'a wildcard before it comes first', 3],
  ['mail.org', 'a wildcard behind it', 4],
  ['mail.people.test', 'a wildcard comes before a pattern', 7],
  ['both.test', 'a dot is also about the name itself', 5],
  ['x.both.test', 'a dot', 5],
  ['ann.people.test', 'a pattern', 2],
])('the server of %s: %s', (host, _why, at) => {
  expect(chosenServer(servers, 80, host)?.server).toBe(servers[at])
})

test('the pattern of a name gives its groups', () => {
  expect(chosenServer(servers, 80, 'ann.people.test')?.captures?.groups).toEqual({ who: 'ann' })
})

test('no server is at another port', () => {
  expect(chosenServer(servers, 81, 'first.test')).toBeUndefined()
})
