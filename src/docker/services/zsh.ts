import type { GnuProgram } from '../../linux/gnu/library/program.ts'

/** zsh, in whose place bash is run. */
export const zsh = (): GnuProgram => ({
  declaration: { name: 'zsh' },
  async run(process) {
    await process.write(2, 'zsh: bash is run in its place here\n')
    return (await process.kernel.program('bash')?.run(process)) ?? 127
  },
})
