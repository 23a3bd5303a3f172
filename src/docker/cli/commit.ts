import { commitContainer } from '../daemon/commit.ts'
import { parseReference } from '../engine/reference.ts'
import { referenceText } from '../engine/reference-text.ts'
import { switchOption, valueOption } from './flags.ts'
import { badReferenceText } from './bad-reference.ts'
import { refusedText } from './refusals.ts'
import type { ListedSubcommand } from './subcommand.ts'

export const commit: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS] CONTAINER [REPOSITORY[:TAG]]',
    takes: [1, 2],
    description: ['Makes an image of a container as it is now. A Dockerfile tells better how an image came to be.'],
    options: [
      valueOption('a,author', { name: 'string', kind: 'text' }, 'who made it'),
      valueOption('c,change', { name: 'list', kind: 'text' }, 'apply an instruction of a Dockerfile, such as CMD'),
      valueOption('m,message', { name: 'string', kind: 'text' }, 'what was changed'),
      switchOption('p,pause', 'let the container stand still meanwhile; it does here'),
    ],
    operands: [
      { name: 'CONTAINER', kind: 'container' },
      { name: 'REPOSITORY', kind: 'image', optional: true },
    ],
  },
  async run({ operands, flags, process }) {
    const [container = '', text] = operands
    const reference = text === undefined ? undefined : parseReference(text)
    if (reference?.type === 'bad-reference') {
      await process.stderr.write(`${badReferenceText(reference.reason, text)}\n`)
      return 1
    }
    const answer = await commitContainer(process, container, {
      reference: reference && referenceText(reference),
      comment: flags.value('message') ?? '',
      author: flags.value('author'),
      changes: flags.values('change'),
    })
    if (answer.type === 'refused') {
      await process.stderr.write(`${refusedText(process.system, answer)}\n`)
      return 1
    }
    await process.stdout.write(`sha256:${answer.value.id}\n`)
    return 0
  },
}
