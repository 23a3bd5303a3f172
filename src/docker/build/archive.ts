import { FileSystem } from '../../linux/fs.ts'
import { programText } from '../../shell/posix/exec.ts'
import type { CopyVertex } from './graph.ts'
import { BuildError } from './build-error.ts'
import type { StepRunner } from './step-runner.ts'

/** An archive, and where it is unpacked. */
export interface Unpacking {
  readonly content: Uint8Array
  readonly fs: FileSystem
  /** A directory. */
  readonly path: string
}

/** Unpacks what ADD found to be an archive, with the playground's own tar. @throws BuildError */
export async function unpack({ content, fs, path }: Unpacking, vertex: CopyVertex, runner: StepRunner): Promise<void> {
  const { clock } = fs.volume
  const tools = new FileSystem({ clock, owner: { uid: 0, gid: 0 } })
  for (const directory of ['/bin', '/target']) tools.mkdir(directory)
  for (const name of ['tar', 'gzip', 'bzip2', 'xz']) tools.writeFile(`/bin/${name}`, programText(name), { mode: 0o755 })
  tools.writeFile('/archive', content)
  fs.mkdirAll(path)
  let said = ''
  const status = await runner.run({
    argv: ['/bin/tar', '-xf', '/archive', '-C', '/target'],
    env: ['PATH=/bin'],
    directory: '/',
    user: '',
    software: '',
    fs: tools,
    mounts: [{ target: '/target', fs, path, readOnly: false }],
    isAlone: true,
    settings: {},
    write: (chunk) => void (said += typeof chunk === 'string' ? chunk : ''),
  })
  if (status !== 0) throw new BuildError(vertex.node, `failed to unpack the archive: ${said.trim()}`)
}
