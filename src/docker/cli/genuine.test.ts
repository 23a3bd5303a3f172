import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['nginx', 'alpine'], containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await bash.exec(line)))
}

test.each([
  ['docker kill nosuch', 'Error response from daemon: Cannot kill container: nosuch: No such container: nosuch\n[1]'],
  [
    'docker start nosuch other',
    'Error response from daemon: No such container: nosuch\nError response from daemon: No such container: other\nError: failed to start containers: nosuch other\n[1]',
  ],
  [
    'docker stop -t abc web',
    'invalid argument "abc" for "-t, --time" flag: strconv.ParseInt: parsing "abc": invalid syntax\nSee \'docker stop --help\'.\n[125]',
  ],
  [
    'docker ps -f bogus',
    'invalid argument "bogus" for "-f, --filter" flag: bad format of filter (expected name=value)\nSee \'docker ps --help\'.\n[125]',
  ],
  ['docker ps -f status=bogus', "Error response from daemon: invalid filter 'status=bogus'\n[1]"],
  [
    "docker ps --format '{{.Nope}}'",
    'failed to execute template: template: :1:2: executing "" at <.Nope>: can\'t evaluate field Nope in type *formatter.ContainerContext\n[1]',
  ],
  ['docker wait nosuch', 'Error response from daemon: No such container: nosuch\n[1]'],
  ['docker run -d --name nap alpine sleep 3; docker wait nap', 'ID\n0\n[0]'],
  [
    'docker run -d --name web -p 8080:80 nginx; docker port web',
    'ID\n80/tcp -> 0.0.0.0:8080\n80/tcp -> [::]:8080\n[0]',
  ],
  [
    'docker run -d -p 8080:80 --name two nginx',
    'ID\ndocker: Error response from daemon: driver failed programming external connectivity on endpoint two (ID): Bind for 0.0.0.0:8080 failed: port is already allocated.\n[125]',
  ],
  [
    "docker volume create --label a=b vol; docker volume ls -qf label=a=b; docker volume ls --format '{{.Labels}}'",
    'vol\nvol\na=b\n[0]',
  ],
  [
    "docker inspect -f '{{range $k, $v := .NetworkSettings.Ports}}{{$k}}:{{(index $v 0).HostPort}} {{end}}' web",
    '80/tcp:8080 \n[0]',
  ],
  [
    "docker inspect -f '{{.State.Nope}}' web",
    '\ntemplate parsing error: template: :1:8: executing "" at <.State.Nope>: map has no entry for key "Nope"\n[1]',
  ],
  [
    'docker exec web nosuch 2> /dev/null',
    'OCI runtime exec failed: exec failed: unable to start container process: exec: "nosuch": executable file not found in $PATH: unknown\r\n[126]',
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))
