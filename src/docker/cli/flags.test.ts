import { expect, test } from 'vitest'
import { parseFlags } from './flags.ts'
import { createOptions } from './run-options.ts'
import { switchOption } from './flags.ts'

const rules = { options: [switchOption('d,detach', 'in the background'), ...createOptions], optionsFirst: true }

function read(line: string): string {
  const parsed = parseFlags(rules, line.split(' ').filter(Boolean))
  if (parsed.type !== 'parsed') return `${parsed.type} ${parsed.option}`
  const { flags, operands } = parsed
  const switches = ['detach', 'interactive', 'tty', 'rm'].filter((name) => flags.has(name))
  const values = ['publish', 'name', 'env', 'volume', 'network'].flatMap((name) =>
    flags.values(name).map((value) => `${name}=${value}`),
  )
  return [...switches, ...values, '|', ...operands].join(' ')
}

test.each([
  ['nginx', '| nginx'],
  ['-d -p 80:80 --name web nginx', 'detach publish=80:80 name=web | nginx'],
  ['--name web -p 80:80 -d nginx', 'detach publish=80:80 name=web | nginx'],
  ['-dp 80:80 nginx', 'detach publish=80:80 | nginx'],
  ['-dp80:80 nginx', 'detach publish=80:80 | nginx'],
  ['-p=80:80 nginx', 'publish=80:80 | nginx'],
  ['--publish=80:80 --name=web nginx', 'publish=80:80 name=web | nginx'],
  ['-itd ubuntu', 'detach interactive tty | ubuntu'],
  ['-p -d nginx', 'detach publish=80:80 | nginx'],
  ['-d -p', 'detach publish=80:80 |'],
  ['-p --name web nginx', 'publish=80:80 name=web | nginx'],
  ['-p nginx', 'publish=nginx |'],
  ['-p 1:1 -p 2:2 -e A=1 -e B=2 nginx', 'publish=1:1 publish=2:2 env=A=1 env=B=2 | nginx'],
  ['alpine ls -l -d', '| alpine ls -l -d'],
  ['-it=false alpine', 'interactive | alpine'],
  ['--rm=true alpine', 'rm | alpine'],
  ['-- -d', '| -d'],
  ['--rm=maybe alpine', 'bad-boolean --rm'],
  ['--nam web', 'unknown-flag --nam'],
  ['-dz nginx', 'unknown-shorthand z'],
  ['--name', 'missing-value --name'],
  ['-e', 'missing-value e'],
])('docker run %s', (line, result) => expect(read(line)).toBe(result))
