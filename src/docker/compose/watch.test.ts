import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const FILE = `services:
  web:
    build: .
    stop_grace_period: 1s
    develop:
      watch:
        - { action: sync, path: ./pages, target: /pages, ignore: [drafts/] }
        - { action: sync+restart, path: ./settings, target: /settings }
        - { action: rebuild, path: recipe }
`

const DOCKERFILE =
  'FROM alpine\nCOPY pages /pages\nCOPY settings /settings\nCOPY recipe /recipe\n' +
  'CMD ["sh", "-c", "cat /settings; exec sleep 1000"]\n'

/** What lines say while `docker compose COMMAND` goes on behind them, and then what that said without its build. */
async function meanwhile(command: string, ...lines: readonly string[]): Promise<string> {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: {
      '/home/user/app/compose.yaml': FILE,
      '/home/user/app/Dockerfile': DOCKERFILE,
      '/home/user/app/pages/index.html': 'one\n',
      '/home/user/app/settings': 'dark\n',
      '/home/user/app/recipe': 'soup\n',
    },
    docker: { images: ['alpine'], containers: [] },
  })
  const spoken = "grep -vE '^#|^$|^ > |^---|^Dockerfile|^ +[0-9]|Network|Creat|ing$' ../log"
  const script = ['cd app', `(docker compose ${command} > ../log 2>&1 &)`, 'sleep 5', ...lines, spoken]
  const { stdout, stderr } = await bash.exec(script.join('\n'))
  return (stdout + stderr).replaceAll('\u001b[2K', '')
}

const inside = (command: string): string => `docker compose exec web ${command}`

const STARTED = ' Container app-web-1  Started\nWatch enabled\n'

test('files that change are copied into the container, those that are gone are removed', async () => {
  expect(
    await meanwhile(
      'watch',
      'echo two > pages/index.html; mkdir pages/new pages/drafts; echo x > pages/new/x; echo y > pages/drafts/y; sleep 2',
      inside("sh -c 'cat /pages/index.html; ls -R /pages'"),
      'rm -r pages/new; mv pages/index.html pages/main.html; sleep 2',
      inside('ls /pages'),
    ),
  ).toBe(
    'two\n/pages:\nindex.html\nnew\n\n/pages/new:\nx\nmain.html\n' +
      STARTED +
      'Syncing "web" after changes were detected\nSyncing "web" after changes were detected\n',
  )
})

test('what is only read has not changed', async () => {
  expect(await meanwhile('watch', 'cat pages/index.html; sleep 2')).toBe(`one\n${STARTED}`)
})

test('sync+restart begins the program again with the files that changed', async () => {
  expect(await meanwhile('watch', 'echo light > settings; sleep 4', 'docker compose logs --no-log-prefix')).toBe(
    'dark\nlight\n' + STARTED + 'Syncing "web" after changes were detected\n Container app-web-1  Started\n',
  )
})

test('rebuild makes another image and another container', async () => {
  expect(await meanwhile('watch', 'echo stew > recipe; sleep 5', inside('cat /recipe'))).toBe(
    'stew\n' +
      STARTED +
      'Rebuilding service "web" after changes were detected...\nservice "web" successfully built\n' +
      ' Container app-web-1  Recreate\n Container app-web-1  Recreated\n Container app-web-1  Started\n',
  )
})

test('watch --quiet says nothing of builds but what they give', async () => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/compose.yaml': FILE, '/home/user/Dockerfile': 'FROM alpine\nCMD sleep 1000\n' },
    docker: { images: ['alpine'], containers: [] },
  })
  const { stdout, stderr } = await bash.exec('timeout 5 docker compose watch --quiet')
  expect(stdout).toMatch(/^sha256:[0-9a-f]{64}\n/)
  expect(stderr).not.toContain('FROM alpine')
})

test('a build that fails is told of, and the watch goes on', async () => {
  const answer = await meanwhile(
    'watch',
    'echo RUN false >> Dockerfile; echo stew > recipe; sleep 3',
    'echo two > pages/index.html; sleep 2',
    inside('cat /pages/index.html'),
  )
  expect(answer).toBe(
    `two\n${STARTED}Rebuilding service "web" after changes were detected...\n` +
      'Error handling changed files for service web: ' +
      'failed to solve: process "/bin/sh -c false" did not complete successfully: exit code: 1\n' +
      'Syncing "web" after changes were detected\n',
  )
})

test('up --watch watches beside the lines of containers, also of those that begin again', async () => {
  expect(await meanwhile('up --watch', 'echo light > settings; sleep 4', 'echo stew > recipe; sleep 4')).toBe(
    'Attaching to web-1\n       ⦿ Watch enabled\nweb-1  | dark\n' +
      '       ⦿ Syncing "web" after changes were detected\nweb-1 exited with code 137\n' +
      ' Container app-web-1  Started\nweb-1  | light\n' +
      '       ⦿ Rebuilding service "web" after changes were detected...\n       ⦿ service "web" successfully built\n' +
      ' Container app-web-1  Recreate\nweb-1 exited with code 137\n Container app-web-1  Recreated\n' +
      ' Container app-web-1  Started\nweb-1  | light\n',
  )
})

test.each([
  [
    '  web: {image: alpine}',
    'watch',
    "none of the selected services is configured for watch, consider setting an 'develop' section",
  ],
  [
    '  web: {image: alpine, develop: {watch: [{path: ., action: sync, target: /x}]}}',
    'watch web',
    'can\'t watch service "web" without a build context',
  ],
  ['  web: {image: alpine}', 'watch nosuch', 'no such service: nosuch'],
  ['  web: {image: alpine}', 'up -d --watch', '--watch cannot be combined with --detach'],
  [
    '  web: {image: alpine, develop: {watch: [{path: ., action: copy}]}}',
    'watch',
    'validating /home/user/compose.yaml: services.web.develop.watch.0.action must be one of the following: ' +
      '"rebuild", "sync", "sync+restart"',
  ],
])('%s: %s is refused', async (services, command, message) => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/compose.yaml': `services:\n${services}\n` },
    docker: { images: ['alpine'], containers: [] },
  })
  expect((await bash.exec(`docker compose ${command}`)).stderr).toBe(`${message}\n`)
})
