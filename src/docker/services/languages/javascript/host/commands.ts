import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import { spawnCommand } from '../../../../../shell/posix/exec.ts'
import { Input } from '../../../../../shell/posix/input.ts'
import { createPipe } from '../../../../../shell/posix/pipe.ts'
import type { Natives } from '../builtins/install.ts'
import { Arr, type Value } from '../values.ts'
import { type Host, meanwhile } from './host.ts'

/** Runs a command by the machine's shell: status and what it wrote. */
async function commanded(
  process: GnuProcess,
  words: readonly string[],
  given: string,
): Promise<{ readonly status: number; readonly out: string; readonly err: string }> {
  const [inlet, outlet, errors] = [createPipe(), createPipe(), createPipe()]
  const descriptors = new Map(process.descriptors).set(0, inlet.reader).set(1, outlet.writer).set(2, errors.writer)
  const child = spawnCommand(process, words, { descriptors })
  const feed = async (): Promise<void> => {
    if (given !== '') await inlet.writer.write(given)
    inlet.writer.close?.()
  }
  const all = async (file: typeof outlet.reader): Promise<string> => {
    const reader = new Input(process, file)
    let text = ''
    for (let part = await reader.text(); part !== undefined; part = await reader.text()) text += part
    return text
  }
  const [out, err] = await Promise.all([all(outlet.reader), all(errors.reader), feed()])
  const result = await process.wait(child)
  return { status: result.type === 'exited' ? result.status : 128, out, err }
}

const wordsIn = (value: Value): string[] => (value instanceof Arr ? value.items.map(String) : [])

export const commands = (host: Host): Natives => {
  const { process, realm } = host
  return {
    run: ({ args: [list, given] }) =>
      meanwhile(host, commanded(process, wordsIn(list), String(given ?? '')), (result) => realm.object(result)),
    *runSync({ args: [list, given] }) {
      let result = { status: 0, out: '', err: '' }
      yield commanded(process, wordsIn(list), String(given ?? '')).then((done) => (result = done))
      return realm.object(result)
    },
  }
}
