import { fromDirectory } from '../../../../../linux/path.ts'
import { textOf } from '../../../../../shell/posix/bytes.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import type { Natives } from '../builtins/install.ts'
import { Native, Thrown, Trouble } from '../values.ts'
import { bytesIn } from './bytes.ts'
import { refused } from './files.ts'
import { Exit, type Host } from './host.ts'

export const machine = (host: Host): Natives => {
  const { process, loop } = host
  return {
    *write({ args: [descriptor, text] }) {
      const written = host.write(
        descriptor === 2 ? 2 : 1,
        text instanceof Native ? textOf(bytesIn(text)) : String(text),
      )
      if (written) yield written
      return true
    },
    exit({ args: [status] }) {
      throw new Exit(Number(status ?? 0))
    },
    now: () => loop.now,
    startedAt: () => process.startedAt,
    cpu: () => process.cpuTime,
    cwd: () => process.cwd,
    chdir({ args: [path] }) {
      const place = fromDirectory(process.cwd, String(path))
      if (!process.system.fs.isDirectory(place))
        throw refused(new FileSystemError('ENOENT', place), 'chdir', process.cwd, String(path))
      process.cwd = place
      return undefined
    },
  }
}

/** Who the program is, and what it is told from outside. */
export const identity = (host: Host): Natives => {
  const { process, realm, surroundings } = host
  return {
    argv: () => realm.array([...host.argv]),
    version: () => surroundings.version,
    environment: () => realm.object(Object.fromEntries(process.environment)),
    pid: () => process.pid,
    ppid: () => process.parent?.pid ?? 0,
    uid: () => process.credentials.uid,
    hostname: () => process.system.hostName,
    kill({ args: [pid, signal] }) {
      const target = process.kernel.find(Number(pid))
      if (!target) throw new Trouble('Error', 'kill ESRCH', { errno: -3, code: 'ESRCH', syscall: 'kill' })
      if (signal !== 0) target.receive(String(signal).replace(/^SIG/, '') as Parameters<typeof target.receive>[0])
      return true
    },
    onSignal({ args: [name, fn] }) {
      if (fn === undefined) host.signals.delete(String(name))
      else host.signals.set(String(name), fn)
      return undefined
    },
    raise({ args: [error] }) {
      throw new Thrown(error)
    },
  }
}
