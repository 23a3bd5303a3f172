import { describe, expect, it } from 'vitest'
import { createAbort } from '../base/signal.ts'
import { createMachine } from './headless.ts'

const machine = () => createMachine({ now: 1_767_225_600_000 })

describe('a named pipe', () => {
  it('is part of the world, and what is in it is not', async () => {
    const on = machine()
    await on.bash.exec('mkfifo p; exec 3<>p; echo before >&3')
    const before = on.snapshot()
    await on.bash.exec('exec 3>&-; rm p')
    on.restore(before)
    const { stdout } = await on.bash.exec('ls -F p; echo after > p; read -ru3 line; echo "$line"')
    expect(stdout).toBe('p|\nafter\n')
  })

  it('lets go of who waits for the other end when the line is ended', async () => {
    const on = machine()
    const { signal, abort } = createAbort()
    const line = on.bash.exec('mkfifo p; (cat p; echo no) & echo waiting > q; cat q; read x < p', { signal })
    await Promise.resolve()
    abort()
    await line
    const { stdout } = await on.bash.exec('rm -f p; mkfifo p; cat p & echo yes > p; wait')
    expect(stdout).toBe('yes\n')
  })
})
