import type { ContainerCommand } from '../container-command.ts'

export const hostname: ContainerCommand = {
  declaration: {
    name: 'hostname',
    summary: "print the container's host name",
    description: [
      'Prints the name of the machine as programs inside the container see it: its short id, unless told otherwise.',
    ],
  },
  async run({ system, stdout }) {
    await stdout.write(`${system.hostName}\n`)
    return 0
  },
}
