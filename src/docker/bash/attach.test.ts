import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await machine.bash.exec(line)))
}

beforeAll(async () => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
  await said('docker run -d --name ticks alpine sh -c "while sleep 1; do echo tick; done"')
  await said('docker run -di --name echo alpine cat')
  await said('docker create --name new alpine')
})

// the lines follow one another
test.each([
  // what was written before is not shown
  ['sleep 2; timeout 2.5 docker attach --sig-proxy=false ticks', 'tick\ntick\n[124]'],
  ['docker run -d --name short alpine sh -c "sleep 1; echo out; echo err >&2; exit 7"', 'ID\n[0]'],
  ['docker attach short', 'out\nerr\n[7]'],
  // whoever attaches writes into the input that stays open; the end of theirs is not its end
  ['for text in one two; do echo $text | timeout 1 docker attach --sig-proxy=false echo; done', 'one\ntwo\n[124]'],
  ['echo three | timeout 1 docker attach --no-stdin --sig-proxy=false echo', '[124]'],
  ['docker logs echo', 'one\ntwo\n[0]'],
  ['docker run -dit --name term alpine; docker attach term', 'ID\nthe input device is not a TTY\n[1]'],
  ['docker attach new', 'You cannot attach to a stopped container, start it first\n[1]'],
  ['docker pause echo; docker attach echo', 'echo\nYou cannot attach to a paused container, unpause it first\n[1]'],
  ['docker attach nosuch', 'Error response from daemon: No such container: nosuch\n[1]'],
  ['docker update ticks', 'you must provide one or more flags when using this command\n[1]'],
  [
    'docker update --memory 256m ticks',
    'Error response from daemon: Cannot update container ID: Memory limit should be smaller than already set memoryswap limit, update the memoryswap at the same time\n[1]',
  ],
  ['docker update --memory 256m --memory-swap 512m --cpus 1.5 --pids-limit 9 ticks new', 'ticks\nnew\n[0]'],
  [
    "docker inspect -f '{{with .HostConfig}}{{.Memory}} {{.MemorySwap}} {{.NanoCpus}} {{.PidsLimit}}{{end}}' ticks",
    '268435456 536870912 1500000000 9\n[0]',
  ],
  [
    'docker update --cpus 64 ticks',
    'Error response from daemon: Cannot update container ID: Range of CPUs is from 0.01 to 2.00, as there are only 2 CPUs available\n[1]',
  ],
  [
    "docker update --restart on-failure:3 new; docker inspect -f '{{with .HostConfig.RestartPolicy}}{{.Name}} {{.MaximumRetryCount}}{{end}}' new",
    'new\non-failure 3\n[0]',
  ],
  [
    'docker update --restart bogus new',
    "Error response from daemon: Cannot update container ID: invalid restart policy 'bogus'\n[1]",
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))
