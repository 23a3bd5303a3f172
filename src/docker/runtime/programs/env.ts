import type { ContainerCommand } from '../container-command.ts'

export const env: ContainerCommand = {
  declaration: {
    name: 'env',
    summary: 'print the environment',
    description: [
      'Prints the environment variables of the container, one a line. Settings of images are handed over in them.',
    ],
  },
  async run({ argv, system, stdout, stderr }) {
    if (argv.length > 1) {
      await stderr.write(`env: only 'env' without arguments is simulated\n`)
      return 125
    }
    await stdout.write(system.env.map((variable) => `${variable}\n`).join(''))
    return 0
  },
}
