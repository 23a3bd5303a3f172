import type { ContainerCommand } from '../container-command.ts'

export const exit: ContainerCommand = {
  declaration: {
    name: 'exit',
    summary: 'leave the shell',
    operands: [{ name: 'STATUS', kind: 'number', optional: true }],
    description: ['Ends this shell and goes back to the Docker host. Ctrl-D at an empty prompt does the same.'],
  },
  async run({ argv, shell, stdout }) {
    const status = Number(argv[1] ?? '0')
    await stdout.write('exit\n')
    shell.exit(Number.isInteger(status) ? status & 255 : 2)
    return Number.isInteger(status) ? status & 255 : 2
  },
}
