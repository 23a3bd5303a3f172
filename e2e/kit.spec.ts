import { expect, test } from './test.ts'

test.describe('run', () => {
  for (const shell of ['Simple', 'Bash'] as const) {
    test(`gives what its own line printed: ${shell}`, async ({ playground }) => {
      const { terminal } = playground
      await playground.open({ seed: 1, shell })
      expect(await terminal.run('echo before')).toEqual(['before'])
      expect(await terminal.run('mkdir made')).toEqual([])
      expect(await terminal.run('')).toEqual([])
      expect(await terminal.run('whoami')).toEqual(['user'])
      expect(await terminal.run('frob')).toHaveLength(1)
    })
  }

  test('gives what its own line printed: a shell that was entered', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    expect(await terminal.run('echo before')).toEqual(['before'])
    expect(await terminal.run('bash')).toEqual([])
    expect(await terminal.state()).toBe('prompt')
    expect(await terminal.run('seq 3')).toEqual(['1', '2', '3'])
    expect(await terminal.run('')).toEqual([])
    expect(await terminal.run('cat nope')).toEqual(['cat: nope: No such file or directory'])
    await terminal.expectError('cat: nope: No such file or directory')
    expect(await terminal.run('exit')).toEqual(['exit'])
    expect(await terminal.run('echo after')).toEqual(['after'])
  })

  for (const shell of ['Simple', 'Bash'] as const) {
    test(`gives what its own line printed: a shell in a container, entered from ${shell}`, async ({ playground }) => {
      const { terminal } = playground
      await playground.open({ seed: 1, shell, mode: 'docker' })
      expect(await terminal.run('docker exec -it my-nginx sh')).toEqual([])
      expect(await terminal.state()).toBe('prompt')
      expect(await terminal.run('hostname')).toHaveLength(1)
      expect(await terminal.run('echo inside')).toEqual(['inside'])
      await terminal.run('exit')
      expect((await terminal.typedLines('command')).map(({ text }) => text)).toEqual([
        'docker exec -it my-nginx sh',
        'hostname',
        'echo inside',
        'exit',
      ])
    })
  }

  test('ends where a program reads, and goes on with what it is given', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    expect(await terminal.run('printf "Your name?\\n"; read name; echo "Hello $name"; sleep 0.2; false')).toEqual([
      'Your name?',
    ])
    expect(await terminal.state()).toBe('reading')
    await expect(terminal.element).toHaveAttribute('data-state', 'reading')
    expect(await terminal.run('Ada')).toEqual(['Hello Ada'])
    expect(await terminal.state()).toBe('prompt')
    expect(await terminal.run('echo $?')).toEqual(['1'])
    expect(await terminal.typedLines('command')).toHaveLength(2)
  })

  test('fails where a full-screen program has the keyboard', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await expect(terminal.run('nano q')).rejects.toThrow('a full-screen program has the keyboard: "nano q"')
    await expect(terminal.run('ls')).rejects.toThrow('a full-screen program has the keyboard: "ls"')
    await terminal.press('Control+x')
    expect(await terminal.settled()).toBe('prompt')
    expect(await terminal.run('echo left')).toEqual(['left'])
  })

  test('fails where a line takes too long, and the next one waits for it', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await expect(terminal.run('echo begun; sleep 2; echo done', { timeout: 300 })).rejects.toThrow(
      /still runs after 300 ms[^]*begun/,
    )
    expect(await terminal.run('echo mine')).toEqual(['mine'])
  })

  test('counts lines on after clear, which empties the log', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await terminal.run('echo gone')
    expect(await terminal.run('clear; echo kept')).toEqual(['kept'])
    expect((await terminal.typedLines()).map(({ text }) => text)).toEqual(['kept'])
    const [number] = await terminal.log.locator('> *').evaluateAll((all) => all.map((one) => one.dataset['number']))
    expect(Number(number)).toBeGreaterThan(3)
  })
})

test.describe('what waits until it is seen', () => {
  test('expectScreen', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await terminal.start('for i in 1 2 3; do sleep 0.2; echo "line $i"; done; cat')
    await terminal.expectScreen('line 2')
    await terminal.expectScreen(/^line \d$/m)
    await terminal.expectScreen(['line 1', 'line 2', 'line 3'])
    await expect(terminal.expectScreen(['line 1', 'line 3'], { timeout: 100 })).rejects.toThrow(
      /does not show\nline 1\nline 3\nbut\n[^]*line 2/,
    )
    await terminal.press('Control+d')
    expect(await terminal.settled()).toBe('prompt')
  })

  test('expectLine', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await terminal.start('sleep 0.3')
    await terminal.type('cat wel')
    await terminal.press('Tab')
    await terminal.expectLine('cat welcome.txt ')
    await terminal.press('Control+a')
    await terminal.expectLine('cat welcome.txt ', 0)
    await expect(terminal.expectLine('cat', 3, { timeout: 50 })).rejects.toThrow('"caret":0')
  })

  test('expectRaw', async ({ playground }) => {
    const { terminal } = playground
    await playground.open({ seed: 1, shell: 'Bash' })
    await expect(terminal.expectRaw({ timeout: 50 })).rejects.toThrow('the state is prompt')
    await terminal.start('seq 200 | less')
    await terminal.expectRaw()
    await terminal.expectScreen(['1', '2', '3'])
    await terminal.press('q')
    expect(await terminal.settled()).toBe('prompt')
  })
})
