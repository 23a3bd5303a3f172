import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { openFile } from '../shell/posix/open.ts'
import { createGnuFixture, fileText } from './gnu-fixture.ts'

/** Runs a program whose standard output is the file `out`, and gives what is in it then, and what was said. */
export async function runInto(
  program: GnuProgram,
  words: readonly string[],
  { content = '', append = false, path = 'out' } = {},
) {
  const fixture = createGnuFixture([program], { files: { out: content } })
  const process = fixture.kernel.start({
    argv: [program.declaration.name, ...words],
    image: (started) => {
      started.assign(1, openFile(started, path, { write: true, ...(append ? { append } : { truncate: true }) }))
      started.assign(2, openFile(started, 'errors', { write: true, create: true }))
      return program.run(started)
    },
    cwd: '/tmp/case',
    environment: new Map(),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map(),
  })
  while (process.state !== 'ended') await process.change()
  return { out: fileText(fixture, 'out'), errors: fileText(fixture, 'errors') }
}
