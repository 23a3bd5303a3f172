import type { Playground } from './kit/index.ts'
import { expect, test } from './test.ts'

/** Bash in the terminal, under real keys. */

const lastLine = async ({ terminal }: Playground): Promise<string> => (await terminal.screen()).at(-1) ?? ''

test('Ctrl-C ends an endless loop, and frames go on meanwhile', async ({ playground, page }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type('while :; do :; done')
  await terminal.press('Enter')
  // comes back only when frames go on
  await page.evaluate(async () => {
    for (let count = 0; count < 10; count += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  expect(await terminal.state()).toBe('running')
  await terminal.press('Control+c')
  await terminal.idle()
  expect(await terminal.run('echo $?')).toEqual(['130'])
})

test('cat > file takes lines until Ctrl-D', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type('cat > notes.txt')
  await terminal.press('Enter')
  await terminal.idle()
  await terminal.type('first')
  await terminal.press('Enter')
  await terminal.type('second')
  await terminal.press('Enter', 'Control+d')
  await terminal.idle()
  expect(await terminal.run('cat notes.txt')).toEqual(['first', 'second'])
})

test('a job runs in the background, and is told of when it is done', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('sleep 5 &')
  const jobs = await terminal.run('jobs')
  expect(jobs.join('\n')).toMatch(/\[1\]\+ {2}Running {17}sleep 5 &/)
  await terminal.run('wait')
  await terminal.run('')
  expect((await terminal.screen()).join('\n')).toMatch(/\[1\]\+ {2}Done {20}sleep 5/)
})

test('Ctrl-Z stops a job, and fg goes on with it', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type('cat > later.txt')
  await terminal.press('Enter')
  await terminal.idle()
  await terminal.press('Control+z')
  await terminal.idle()
  expect((await terminal.screen()).join('\n')).toMatch(/\^Z\n\[1\]\+ {2}Stopped {17}cat > later\.txt/)
  await terminal.type('fg')
  await terminal.press('Enter')
  await terminal.idle()
  await terminal.type('after all')
  await terminal.press('Enter', 'Control+d')
  await terminal.idle()
  expect(await terminal.run('cat later.txt')).toEqual(['after all'])
})

test('less shows a file and searches in it', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('seq 1 200 > numbers')
  await terminal.type('less numbers')
  await terminal.press('Enter')
  await expect.poll(() => terminal.state()).toBe('raw')
  await terminal.type('/150')
  await terminal.press('Enter')
  await expect.poll(async () => (await terminal.screen())[0]).toBe('150')
  await terminal.press('q')
  await terminal.idle()
  expect(await terminal.state()).toBe('prompt')
})

test('nano writes a file', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type('nano letter.txt')
  await terminal.press('Enter')
  await expect.poll(() => terminal.state()).toBe('raw')
  await terminal.type('Dear reader')
  await terminal.press('Control+o', 'Enter', 'Control+x')
  await expect.poll(() => terminal.state()).toBe('prompt')
  expect(await terminal.run('cat letter.txt')).toEqual(['Dear reader'])
})

test('read -p asks at its own prompt', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type('read -p "Your name? " name')
  await terminal.press('Enter')
  await terminal.idle()
  expect(await lastLine(playground)).toBe('Your name?')
  await terminal.type('Ada')
  await terminal.press('Enter')
  await terminal.idle()
  expect(await terminal.run('echo "Hello, $name"')).toEqual(['Hello, Ada'])
})

test('yes | head ends by itself', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  expect(await terminal.run('yes | head -n 3')).toEqual(['y', 'y', 'y'])
})

test('Ctrl-C stops endless output', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.type('yes')
  await terminal.press('Enter')
  await expect.poll(async () => (await terminal.screen()).length).toBeGreaterThan(100)
  await terminal.press('Control+c')
  await terminal.idle()
  await terminal.run('clear')
  expect(await terminal.run('echo over')).toEqual(['over'])
})

test('the shells share files, directory and history', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1 })
  await terminal.run('mkdir photos')
  await terminal.run('cd photos')
  await terminal.shell('Bash')
  expect(await lastLine(playground)).toBe('user@linux-playground:/home/user/photos$')
  await terminal.run('echo hi > a.txt')
  await terminal.press('ArrowUp', 'ArrowUp')
  expect((await terminal.snapshot()).line).toBe('cd photos')
  await terminal.press('Control+c')
  await terminal.shell('Simple')
  await terminal.run('cat a.txt')
  await terminal.expectOutput(['hi'])
})

test('an unfinished command goes on at the second prompt', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('for n in 1 2')
  expect(await lastLine(playground)).toBe('>')
  await terminal.press('Control+c')
  await terminal.idle()
  expect(await lastLine(playground)).toBe('user@linux-playground:/home/user$')
  await terminal.run('for n in 1 2')
  await terminal.run('do echo "n is $n"')
  expect(await terminal.run('done')).toEqual(['n is 1', 'n is 2'])
  await terminal.press('ArrowUp')
  // as bash keeps it (cmdhist)
  expect((await terminal.snapshot()).line).toBe('for n in 1 2; do echo "n is $n"; done')
})

test('history is expanded, and what came of it is shown', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('echo one')
  expect(await terminal.run('!! two')).toEqual(['echo one two', 'one two'])
  await terminal.run('!nothing')
  await terminal.expectError('bash: !nothing: event not found')
})

test('Tab completes commands, paths with spaces, variables and options', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('touch "my file.txt"')
  const completed = async (typed: string): Promise<string> => {
    await terminal.type(typed)
    await terminal.press('Tab')
    await terminal.idle()
    const { line } = await terminal.snapshot()
    await terminal.press('Control+c')
    return line
  }
  expect(await completed('cat my')).toBe(String.raw`cat my\ file.txt `)
  expect(await completed('cat "my')).toBe('cat "my file.txt" ')
  expect(await completed('ls ~/Docu')).toBe('ls ~/Documents/')
  expect(await completed('echo $HOM')).toBe('echo $HOME/')
  expect(await completed('ls --rever')).toBe('ls --reverse ')
  expect(await completed('echo hi | tai')).toBe('echo hi | tail ')
})

test('a mistyped command is answered with the one that was meant', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  const answer = await terminal.run('gerp x y')
  expect(answer.join('\n')).toContain("command 'grep'")
})

test('exit leaves the last shell for a new one', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('cd /tmp')
  await terminal.press('Control+d')
  await terminal.idle()
  expect((await terminal.screen()).join('\n')).toContain('so here is a new one.')
  expect(await lastLine(playground)).toBe('user@linux-playground:/home/user$')
})

test('a shell in a shell has prompts of its own; Ctrl-C drops its line, exit comes back', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  const enter = async (line: string): Promise<void> => {
    await terminal.type(line)
    await terminal.press('Enter')
    await terminal.idle()
  }
  await enter('sudo -i')
  expect(await lastLine(playground)).toBe('root@linux-playground:~#')
  await enter('whoami')
  await terminal.type('never entered')
  await terminal.press('Control+c')
  await terminal.idle()
  await enter('exit')
  expect(await terminal.screen()).toEqual(
    expect.arrayContaining(['root@linux-playground:~# whoami', 'root', 'root@linux-playground:~# exit', 'logout']),
  )
  expect(await lastLine(playground)).toBe('user@linux-playground:/home/user$')
})

test('jq answers, in a worker of the page', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  expect(await terminal.run(`echo '{"a": [1, 2]}' | jq -c .a`)).toEqual(['[1,2]'])
})

test('errors are marked, and their lines are errors', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  await terminal.run('cat nope')
  await terminal.expectError('cat: nope: No such file or directory')
  await expect(terminal.element.locator('.error-bar').first()).toBeVisible()
})

test('a file cannot take over the terminal', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, shell: 'Bash' })
  expect(await terminal.run(String.raw`printf 'a\033[5A\033]0;title\007b\n'`)).toEqual(['ab'])
})

test('Docker mode: docker is a program among others', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, mode: 'docker', shell: 'Bash' })
  expect(await lastLine(playground)).toBe('user@docker-host:~$')
  expect(await terminal.run('docker ps | grep -c nginx')).toEqual(['1'])
  expect(await terminal.run('ls | wc -l')).toEqual(['2'])
  await terminal.run('docker run -d -p 80:80 nginx')
  expect((await terminal.typedLines('error')).at(-1)?.text).toContain('port is already allocated')
  await terminal.run('docker rm -f $(docker ps -aq)')
  expect(await terminal.run('docker ps -aq | wc -l')).toEqual(['0'])
})

test('Docker mode: the strip knows how a prompt for JavaScript is left', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, mode: 'docker', shell: 'Bash' })
  await terminal.start('docker run -it --rm --name js node:16-alpine node')
  await expect(playground.strip).toContainText('You are inside js: .exit leaves it.')
  await terminal.run('.exit')
  expect(await lastLine(playground)).toBe('user@docker-host:~$')
})

test('Docker mode: a shell inside a container has the terminal until exit', async ({ playground }) => {
  const { terminal } = playground
  await playground.open({ seed: 1, mode: 'docker', shell: 'Bash' })
  await terminal.run('docker exec -it my-nginx bash')
  await expect(playground.strip).toContainText('You are inside my-nginx: exit leaves it.')
  expect(await lastLine(playground)).toMatch(/^root@[0-9a-f]{12}:\/#$/)
  await terminal.run('whoami')
  expect((await terminal.screen()).at(-2)).toBe('root')
  await terminal.run('exit')
  expect(await lastLine(playground)).toBe('user@docker-host:~$')
})
