import { gnu, type GnuProgram } from '../linux/gnu/program.ts'
import { Input } from '../shell/posix/input.ts'
import { withInput } from '../shell/posix/open.ts'
import { FileSystemError } from '../shell/posix/errno.ts'

/** A few small programs for tests of the shell, so that these need no utilities. */
export const standIns: readonly GnuProgram[] = [
  gnu({
    name: 'cat',
    async run(process, { operands }) {
      let status = 0
      for (const path of operands.length > 0 ? operands : ['-']) {
        try {
          await withInput(process, path, async (input) => {
            for (let chunk = await input.chunk(); chunk !== undefined; chunk = await input.chunk())
              await process.print(chunk)
          })
        } catch (error) {
          if (!(error instanceof FileSystemError)) throw error
          await process.complain(`${path}: ${error.message}`)
          status = 1
        }
      }
      return status
    },
  }),
  gnu({
    name: 'seq',
    async run(process, { operands }) {
      const [first, last] = operands.length > 1 ? operands.map(Number) : [1, Number(operands[0])]
      let text = ''
      for (let at = first ?? 1; at <= (last ?? 0); at += 1) text += `${at}\n`
      await process.print(text)
      return 0
    },
  }),
  gnu({
    name: 'wc',
    async run(process) {
      const text = await new Input(process, process.file(0)).whole()
      await process.print(`${text.split('\n').length - 1}\n`)
      return 0
    },
  }),
  gnu({
    name: 'sleep',
    async run(process, { operands }) {
      await process.sleep(Number(operands[0]) * 1000)
      return 0
    },
  }),
  gnu({
    name: 'yes',
    async run(process) {
      for (;;) await process.print('y\n'.repeat(512))
    },
  }),
  gnu({
    name: 'env',
    async run(process) {
      let text = ''
      for (const [name, value] of process.environment) text += `${name}=${value}\n`
      await process.print(text)
      return 0
    },
  }),
  gnu({
    name: 'head',
    async run(process) {
      const lines = (await new Input(process, process.file(0)).lines()) ?? []
      await process.print(`${lines[0] ?? ''}\n`)
      return 0
    },
  }),
  gnu({
    name: 'sort',
    async run(process) {
      const text = await new Input(process, process.file(0)).whole()
      const lines = text.split('\n').slice(0, -1)
      await process.print(
        lines
          .toSorted()
          .map((line) => `${line}\n`)
          .join(''),
      )
      return 0
    },
  }),
  gnu({
    name: 'chmod',
    async run(process, { operands }) {
      const [, ...paths] = operands
      for (const path of paths) process.system.fs.chmod(`${process.cwd}/${path}`, 0o755)
      return 0
    },
  }),
  gnu({
    name: 'mkdir',
    async run(process, { operands }) {
      for (const path of operands) process.system.fs.mkdir(`${process.cwd}/${path}`)
      return 0
    },
  }),
]
