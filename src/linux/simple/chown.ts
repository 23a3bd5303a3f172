import { complain, simpleCommand } from './command.ts'
import { retainOwners } from './mode.ts'

export const chown = simpleCommand({
  declaration: {
    operands: [
      { name: 'OWNER', kind: 'text' },
      { name: 'FILE', kind: 'path', repeated: true },
    ],
    description: [
      'On other systems this gives FILE to OWNER, who may be written as user or as user:group.',
      'In this shell owners are for display only: chown prints who owns the file, and changes nothing.',
    ],
    examples: [{ line: 'chown user welcome.txt', meaning: 'on other systems: give the file to user' }],
  },
  main: (process, { operands }) => {
    const [owner, ...files] = operands
    if (owner === undefined || files.length === 0) return complain(process, 'missing operand')
    return retainOwners(process, files)
  },
})
