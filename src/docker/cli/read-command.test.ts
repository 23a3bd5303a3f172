import { expect, test } from 'vitest'
import { genuine, type Policy, specified } from '../policy.ts'
import { commandsOf } from './index.ts'
import { readCommand } from './read-command.ts'

test.each<[shell: string, policy: Policy]>([
  ['the Simple shell', specified],
  ['Bash', genuine],
])(
  'a line is read as the docker of its terminal does, once that has loaded the subcommand: %s',
  async (_shell, policy) => {
    const line = ['docker', 'container', 'stats', '--no-stream', 'site']
    await commandsOf(policy).get('container stats')?.load()
    expect(readCommand(policy, line)).toEqual({
      program: 'docker stats',
      given: [{ name: 'no-stream', value: undefined }],
      operands: ['site'],
    })
  },
)
