import { describe, expect, it } from 'vitest'
import type { ContainerFact, Facts, FileFact, LineFacts, RanFact } from '../facts.ts'
import type { Goal, Reason } from '../goal.ts'
import { reasonText } from '../reasons.ts'
import { askedPaths } from './asked.ts'
import { judge } from './judge.ts'
import { follow, type Standing } from './standing.ts'

const encoder = new TextEncoder()

const file = (content: string, more: Partial<FileFact> = {}): FileFact => ({
  kind: 'file',
  mode: 0o644,
  owner: 'user',
  group: 'user',
  size: content.length,
  text: () => content,
  bytes: () => encoder.encode(content),
  ...more,
})

const files: Readonly<Record<string, FileFact>> = {
  '/home/user/a.txt': file('one\ntwo\n'),
  '/home/user/b.txt': file('one\ntwo\n'),
  '/home/user/run.sh': file('#!/bin/sh', { mode: 0o744, owner: 'root' }),
  '/home/user/link': file('one\ntwo\n', { kind: 'link', target: 'a.txt' }),
  '/home/user/docs': file('', { kind: 'directory', mode: 0o755 }),
}

const web: ContainerFact = {
  id: 'abc',
  name: 'web',
  image: 'nginx',
  imageId: 'def',
  state: 'running',
  argv: ['nginx', '-g'],
  env: ['A=1', 'B='],
  ports: [{ host: 8080, container: 80 }],
  mounts: [{ type: 'volume', source: 'data', target: '/data', readOnly: false }],
  networks: ['shop'],
  labels: { tier: 'front' },
  restartPolicy: 'always',
  workingDirectory: '/',
  file: (path) => (path === '/tmp/x' ? file('hi') : undefined),
}

const facts: Facts = {
  cwd: '/home/user/docs',
  home: '/home/user',
  file: (path) => files[path.replace('~', '/home/user')],
  names: () => ['a.txt', 'b.txt', 'run.sh', '.hidden.txt'],
  variable: (name) => (name === 'x' ? '5' : undefined),
  variables: [],
  exported: () => false,
  matches: (text, pattern) => text.split('\n').some((line) => new RegExp(pattern).test(line)),
  groups: () => undefined,
  aliases: new Map([['ll', 'ls -l']]),
  functions: ['greet'],
  jobs: [{ id: 1, state: 'running', command: 'sleep 60' }],
  docker: {
    containers: [web],
    images: [{ id: 'def', references: ['nginx:latest'], built: false }],
    networks: [{ name: 'shop', driver: 'bridge' }],
    volumes: [{ name: 'data', anonymous: false }],
  },
}

const ran = (program: string, more: Partial<RanFact> = {}): RanFact => ({
  argv: [program],
  cwd: '/home/user',
  status: 0,
  program,
  given: [],
  operands: [],
  place: undefined,
  redirections: [],
  ...more,
})

const line = (more: Partial<LineFacts> = {}): LineFacts => ({
  line: '',
  ran: [],
  status: 0,
  stdout: '',
  stderr: '',
  ...more,
})

const because = (goal: Goal, told?: LineFacts): readonly Reason[] => {
  const verdict = judge(goal, facts, told)
  return verdict.type === 'met' ? [] : verdict.because
}

const container = (where: Extract<Goal, { type: 'container' }>['where']): Goal => ({ type: 'container', where })

describe('what is so in the world', () => {
  it.each<[Goal, string?]>([
    [{ type: 'file', path: '~/a.txt' }],
    [{ type: 'file', path: '~/c.txt' }, '~/c.txt is not there'],
    [{ type: 'file', path: '~/c.txt', gone: true }],
    [{ type: 'file', path: '~/a.txt', gone: true }, '~/a.txt is still there'],
    [{ type: 'file', path: '~/docs', kind: 'file' }, '~/docs is a directory, not a file'],
    [{ type: 'file', path: '~/a.txt', content: { sameAs: '~/b.txt' } }],
    [{ type: 'file', path: '~/a.txt', content: { sameAs: '~/run.sh' } }, '~/a.txt has other content'],
    [{ type: 'file', path: '~/a.txt', content: { equals: 'one\ntwo' } }],
    [{ type: 'file', path: '~/a.txt', content: { lines: 2 } }],
    [{ type: 'file', path: '~/run.sh', content: { lines: 1 } }],
    [{ type: 'file', path: '~/a.txt', content: { contains: 'three' } }, '~/a.txt has other content'],
    [{ type: 'file', path: '~/a.txt', content: { matches: '^two$' } }],
    [{ type: 'file', path: '~/run.sh', mode: 'u+x,go-w' }],
    [{ type: 'file', path: '~/run.sh', mode: '744', owner: 'root' }],
    [{ type: 'file', path: '~/run.sh', mode: 'a+x' }, '~/run.sh has the permissions 744, not a+x'],
    [{ type: 'file', path: '~/a.txt', owner: 'root' }, '~/a.txt belongs to user, not to root'],
    [{ type: 'file', path: '~/link', kind: 'link', target: 'a.txt' }],
    [{ type: 'file', path: '/tmp/x', in: 'web', content: { equals: 'hi' } }],
    [{ type: 'file', path: '/tmp/x', in: 'db' }, '/tmp/x is not there'],
    [{ type: 'count', in: '~', glob: '*.txt', is: { least: 2, most: 2 } }],
    [{ type: 'count', in: '~', glob: '*.sh', is: { least: 2 } }, '~ has 1 that match *.sh, not 2 or more'],
    [{ type: 'cwd', is: '~/docs' }],
    [{ type: 'cwd', is: '~' }, 'you are in /home/user/docs, not in /home/user'],
    [{ type: 'variable', name: 'x', value: { equals: '5' } }],
    [{ type: 'variable', name: 'x', exported: true }, 'x is not exported'],
    [{ type: 'variable', name: 'y' }, 'the variable y is not set'],
    [{ type: 'alias', name: 'll', value: { contains: '-l' } }],
    [{ type: 'alias', name: 'la' }, 'there is no alias la'],
    [{ type: 'function', name: 'greet' }],
    [{ type: 'jobs', state: 'running', is: { most: 0 } }, 'there are 1 jobs of that kind, not 0 at most'],
    [container({ name: 'web', image: 'nginx:latest', state: 'running', publishes: { host: 8080, container: 80 } })],
    [container({ name: 'web', image: 'docker.io/library/nginx' })],
    [
      container({ name: 'web', publishes: { host: 80, container: 8080 } }),
      'web differs in publishes: 8080:80, not 80:8080',
    ],
    [container({ name: 'db' }), 'there is no container db'],
    [container({ network: 'shop', mounts: { source: 'data' }, env: 'A=1', labelled: 'tier=front', runs: 'nginx' })],
    [container({ name: 'web', env: 'A' })],
    [container({ name: 'web', env: 'B=' })],
    [container({ name: 'web', env: 'B' }), 'web differs in env: A=1 B=, not B'],
    [container({ name: 'web', env: 'A=' }), 'web differs in env: A=1 B=, not A='],
    [{ type: 'container', where: { image: 'nginx' }, is: { most: 0 } }, 'there are 1 such containers, not 0 at most'],
    [{ type: 'image', name: 'nginx', usedBy: 'web' }],
    [{ type: 'image', name: 'nginx', same: 'nginx:latest' }],
    [{ type: 'image', name: 'nginx', built: true }, 'nginx was not built here'],
    [{ type: 'image', name: 'nginx', same: 'redis' }, 'nginx is another image than redis'],
    [{ type: 'network', name: 'shop', gone: true }, 'the network shop is still there'],
    [{ type: 'volume', name: 'data', usedBy: 'db' }, 'db does not use data'],
    [{ type: 'not', of: { type: 'file', path: '~/a.txt' } }, 'something is so that should not be'],
    [
      {
        type: 'any',
        of: [
          { type: 'file', path: '~/c.txt' },
          { type: 'file', path: '~/a.txt' },
        ],
      },
    ],
  ])('%j %s', (goal, sentence) => {
    expect(because(goal).map((reason) => reasonText(reason))).toEqual(sentence === undefined ? [] : [sentence])
  })
})

describe('what the last line did', () => {
  const wc = ran('wc', { given: [{ name: 'l', value: undefined }], operands: ['docs/../a.txt'] })
  it.each<[Goal, Partial<LineFacts>, string?]>([
    [{ type: 'ran', program: 'wc', with: ['l'], operands: ['~/a.txt'] }, { ran: [wc] }],
    [{ type: 'ran', program: 'wc', with: ['-w'] }, { ran: [wc] }, 'wc ran without the option -w'],
    [{ type: 'ran', program: 'wc', operands: ['~/b.txt'] }, { ran: [wc] }, 'wc ran, but not with ~/b.txt'],
    [
      { type: 'ran', program: 'wc', operands: ['~/a.txt'] },
      { ran: [ran('wc', { redirections: [{ fd: 0, path: 'a.txt', mode: 'read' }] })] },
    ],
    [
      { type: 'ran', program: 'head', with: ['n=5'] },
      { ran: [ran('head', { given: [{ name: 'n', value: '3' }] })] },
      'head ran without the option -n=5',
    ],
    [{ type: 'ran', program: 'ls' }, { ran: [ran('ls', { status: 2 })] }, 'the status is 2, not 0'],
    [{ type: 'ran', program: 'ls', status: 'failure' }, { ran: [ran('ls', { status: 2 })] }],
    [{ type: 'ran', program: 'sleep' }, { ran: [ran('sleep', { status: undefined })] }],
    [
      { type: 'ran', program: 'sleep', status: 0 },
      { ran: [ran('sleep', { status: undefined })] },
      'sleep is still running',
    ],
    [{ type: 'ran', program: 'ls' }, { ran: [wc] }, 'ls has not run'],
    [{ type: 'printed', text: { matches: '^ *4( |$)' } }, { stdout: '4 a.txt\n' }],
    [{ type: 'printed', text: { equals: '4' } }, { stderr: '4\n' }, 'nothing was printed'],
    [{ type: 'printed', on: 'stderr', text: { lines: 1 } }, { stderr: '4\n' }],
    [{ type: 'printed', text: { sameAs: '~/a.txt' } }, { stdout: 'one\ntwo\n' }],
    [{ type: 'status', is: 'failure' }, { status: 0 }, 'the status is 0, not failure'],
    [
      { type: 'ran', program: 'docker rmi', operands: ['nginx'] },
      { ran: [ran('docker rmi', { operands: ['nginx:latest'] })] },
    ],
    [{ type: 'line', text: { contains: '"' } }, { line: 'echo "a b"' }],
    [{ type: 'line', text: { contains: '"' } }, { line: 'echo a b' }, 'the line has to be written another way'],
    [{ type: 'used', path: '~/a.txt' }, { ran: [wc] }],
    [{ type: 'used', path: '~/a.txt' }, { ran: [ran('echo', { operands: ['a.txt'] })] }, '~/a.txt was not used'],
    [
      { type: 'ran', program: 'docker run', first: 'nginx' },
      { ran: [ran('docker run', { operands: ['nginx', 'sh'] })] },
    ],
    [
      { type: 'ran', program: 'docker run', first: 'nginx' },
      { ran: [ran('docker run', { operands: ['nginx:latest'] })] },
    ],
    [
      { type: 'ran', program: 'docker exec', operands: ['web', 'ls'] },
      { ran: [ran('docker exec', { operands: ['ab', 'ls'] })] },
    ],
    [
      { type: 'ran', program: 'docker run', first: 'nginx' },
      { ran: [ran('docker run', { operands: ['alpine'] })] },
      'docker run ran, but not with nginx',
    ],
  ])('%j %j %s', (goal, told, sentence) => {
    expect(because(goal, line(told)).map((reason) => reasonText(reason))).toEqual(sentence ? [sentence] : [])
    expect(because(goal)).toEqual([{ type: 'no-line' }])
  })
})

const there = (path: string): Facts => ({ ...facts, file: (asked) => (asked === path ? file('') : undefined) })
const after = (goal: Goal, ...occasions: (readonly [Facts, LineFacts?])[]): readonly Standing[] => {
  const standings: Standing[] = []
  for (const [world, told] of occasions)
    standings.push(
      follow(goal, standings.at(-1), { facts: world, by: standings.length + 1, ...(told && { line: told }) }),
    )
  return standings
}
const types = (standings: readonly Standing[]): readonly string[] => standings.map(({ verdict }) => verdict.type)

describe('where a goal stands', () => {
  const made: Goal = { type: 'file', path: '~/x' }
  const shown: Goal = { type: 'printed', text: { equals: '4' } }

  it('is broken by the line that undid it, until it is met again', () => {
    const standings = after(made, [there('~/x')], [facts, line()], [facts, line()], [there('~/x')])
    expect(types(standings)).toEqual(['met', 'broken', 'broken', 'met'])
    expect(standings.map(({ verdict }) => (verdict.type === 'broken' ? verdict.by : 0))).toEqual([0, 2, 2, 0])
  })

  it('stays met once a line has shown it', () => {
    const four = line({ stdout: '4\n' })
    expect(types(after(shown, [facts], [facts, line()], [facts, four], [facts, line()]))).toEqual([
      'unmet',
      'unmet',
      'met',
      'met',
    ])
    expect(types(after({ type: 'any', of: [made, shown] }, [facts, four], [facts, line()]))).toEqual(['met', 'met'])
  })

  it('asks one line for all that it asks of lines, but for parts with a label', () => {
    const listed: Goal = { type: 'ran', program: 'ls' }
    const told = [line({ stdout: '4\n' }), line({ ran: [ran('ls')] })].map((one) => [facts, one] as const)
    expect(types(after({ type: 'all', of: [shown, listed] }, ...told))).toEqual(['unmet', 'unmet'])
    const labelled = {
      type: 'all',
      of: [
        { ...shown, label: 'Four' },
        { ...listed, label: 'Listed' },
      ],
    } as const
    expect(types(after(labelled, ...told))).toEqual(['unmet', 'met'])
    expect(types(after({ type: 'all', of: [made, shown, listed] }, ...told))).toEqual(['unmet', 'unmet'])
  })

  it('has a part for each of its parts', () => {
    const [first, second] = after({ type: 'all', of: [made, shown] }, [there('~/x')], [facts, line({ stdout: '4' })])
    expect(types(first?.parts ?? [])).toEqual(['met', 'unmet'])
    expect(types(second?.parts ?? [])).toEqual(['broken', 'met'])
    expect(second?.verdict).toMatchObject({ type: 'broken', by: 2 })
  })
})

it('tells which paths a goal asks for', () => {
  const goal: Goal = {
    type: 'all',
    of: [
      { type: 'file', path: '~/a', content: { sameAs: '~/b' } },
      { type: 'not', of: { type: 'count', in: '/tmp', glob: '*', is: {} } },
      { type: 'file', path: '/x', in: 'web' },
      { type: 'cwd', is: '~' },
    ],
  }
  expect(askedPaths(goal)).toEqual(['~/a', '~/b', '/tmp'])
})
