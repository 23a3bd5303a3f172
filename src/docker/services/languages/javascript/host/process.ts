import { fromDirectory } from '../../../../../linux/path.ts'
import { textOf } from '../../../../../shell/posix/bytes.ts'
import { FileSystemError } from '../../../../../shell/posix/errno.ts'
import type { Natives } from '../builtins/install.ts'
import { Native, Thrown, Trouble, type Key, Obj, type Prop, put, typeError } from '../values.ts'
import { bytesIn } from './bytes.ts'
import { refused } from './files.ts'
import { Exit, type Host } from './host.ts'
import { calledText } from '../called-text.ts'
import { endings } from '../endings.ts'
import { describe } from '../objects.ts'

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

/** process.env: whatever it is given, it holds texts. */
class Environment extends Obj {
  override own(key: Key): Prop | undefined {
    const prop = super.own(key)
    return prop && { ...prop }
  }

  override define(key: Key, prop: Prop): boolean {
    if (typeof prop.value === 'symbol') throw typeError('Cannot convert a Symbol value to a string')
    return super.define(key, { ...prop, value: prop.value instanceof Obj ? describe(prop.value) : String(prop.value) })
  }
}

function environmentOf({ process, realm }: Host): Obj {
  const made = new Environment(realm.proto('Object'))
  for (const [name, value] of process.environment) put(made, name, value)
  return made
}

/** Who the program is, and what it is told from outside. */
export const identity = (host: Host): Natives => {
  const { process, realm, surroundings } = host
  return {
    argv: () => realm.array([...host.argv]),
    version: () => surroundings.version,
    environment: () => environmentOf(host),
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
    endsAs({ args: [error, head, more] }) {
      if (error instanceof Obj) endings.set(error, { head: String(head), more: String(more) })
      return undefined
    },
    calledText: () => calledText(realm.place()),
    raise({ args: [error] }) {
      throw new Thrown(error)
    },
  }
}
