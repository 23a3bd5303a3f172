import { complain, simpleCommand } from './command.ts'
import { retainGroups } from './mode.ts'

export const chgrp = simpleCommand({
  declaration: {
    operands: [
      { name: 'GROUP', kind: 'text' },
      { name: 'FILE', kind: 'path', repeated: true },
    ],
    description: [
      'On other systems this gives FILE to the group GROUP.',
      'In this shell groups are for display only: chgrp prints the group of the file, and changes nothing.',
    ],
    examples: [{ line: 'chgrp user welcome.txt', meaning: 'on other systems: give the file to the group user' }],
  },
  main: (process, { operands }) => {
    const [group, ...files] = operands
    if (group === undefined || files.length === 0) return complain(process, 'missing operand')
    return retainGroups(process, files)
  },
})
