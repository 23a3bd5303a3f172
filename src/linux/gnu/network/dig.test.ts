import { expect, test } from 'vitest'
import { createMachine } from '../../headless.ts'

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22) })

// as dig of BIND 9.18 writes it; the number of a question is any
test('what dig says of a name', async () => {
  const { stdout } = await bash.exec('dig example.com')
  expect(stdout.replace(/id: \d+/, 'id: N').replace(/\d+\.\d+\.\d+\.\d+/g, 'ADDRESS')).toBe(
    '\n; <<>> DiG 9.18.24 <<>> example.com\n;; global options: +cmd\n;; Got answer:\n' +
      ';; ->>HEADER<<- opcode: QUERY, status: NOERROR, id: N\n;; flags: qr rd ra; QUERY: 1, ANSWER: 1, AUTHORITY: 0, ADDITIONAL: 0\n\n' +
      ';; QUESTION SECTION:\n;example.com.\t\t\tIN\tA\n\n;; ANSWER SECTION:\nexample.com.\t\t300\tIN\tA\tADDRESS\n\n' +
      ';; Query time: 0 msec\n;; SERVER: ADDRESS#53(ADDRESS) (UDP)\n;; WHEN: Sun Nov 22 00:00:00 UTC 2026\n;; MSG SIZE  rcvd: 56\n\n',
  )
})

test('nobody has the name', async () => {
  const { stdout } = await bash.exec('dig nosuch.test')
  expect(stdout).toContain('status: NXDOMAIN, id: ')
  expect(stdout).toContain(' ANSWER: 0, ')
  expect(stdout).not.toContain('ANSWER SECTION')
  expect((await bash.exec('dig +short nosuch.test')).stdout).toBe('')
})
