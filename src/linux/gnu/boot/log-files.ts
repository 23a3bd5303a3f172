import { createChance, pickInteger } from '../../../base/chance.ts'
import { strftime } from '../../time.ts'

const MINUTE = 60_000

/** Picks from lists, the same on every machine. */
function picker(seed: number): <T extends string>(from: readonly T[]) => T | '' {
  const chance = createChance(seed)
  return (from) => from[pickInteger(chance, from.length)] ?? ''
}

const LINES = 120
const addresses = ['192.0.2.10', '192.0.2.17', '198.51.100.4', '198.51.100.23', '203.0.113.7', '203.0.113.99'] as const
// prettier-ignore
const pages = [
  '/ 200 5120', '/ 200 5120', '/about 200 2210', '/news 200 8431', '/news 304 0', '/images/logo.png 200 14822',
  '/login 200 1830', '/login 401 512', '/admin 403 310', '/old-page 404 209', '/search 500 87', '/style.css 200 3077',
] as const

/** The log of a web server, in the common log format: for cut, sort, uniq and awk. */
export function accessLog(end: number): string {
  const pick = picker(80)
  const line = (_line: unknown, at: number): string => {
    const [path = '', status = '', size = ''] = pick(pages).split(' ')
    const time = strftime('%d/%b/%Y:%H:%M:%S +0000', end - (LINES - at) * 7 * MINUTE + at * 1_300)
    const method = path === '/login' && status !== '200' ? 'POST' : 'GET'
    return `${pick(addresses)} - - [${time}] "${method} ${path} HTTP/1.1" ${status} ${size}\n`
  }
  return Array.from({ length: LINES }, line).join('')
}

/** Seconds after the start, the program, and what it says. */
const starting: readonly (readonly [number, string, string])[] = [
  [0, 'kernel', 'Linux version 6.6.58-playground'],
  [0, 'kernel', 'Command line: BOOT_IMAGE=/boot/vmlinuz root=/dev/vda1 ro quiet'],
  [1, 'kernel', 'EXT4-fs (vda1): mounted filesystem with ordered data mode'],
  [2, 'systemd[1]', 'Started systemd-journald.service - Journal Service.'],
  [3, 'systemd[1]', 'Started systemd-udevd.service - Rule-based Manager for Device Events and Files.'],
  [4, 'systemd[1]', 'Reached target network.target - Network.'],
  [5, 'systemd[1]', 'Started cron.service - Regular background program processing daemon.'],
  [5, 'cron[391]', '(CRON) INFO (Running @reboot jobs)'],
  [5, 'systemd[1]', 'Started ssh.service - OpenBSD Secure Shell server.'],
  [6, 'systemd[1]', 'Reached target multi-user.target - Multi-User System.'],
]

const later = [
  'CRON[802]: (root) CMD (cd / && run-parts --report /etc/cron.hourly)',
  'systemd[1]: Starting logrotate.service - Rotate log files...',
  'systemd[1]: logrotate.service: Deactivated successfully.',
  'kernel: [  812.442198] warning: clock skew of 3 ms detected',
  'systemd[1]: Started man-db.service - Daily man-db regeneration.',
  'backup[911]: error: cannot reach backup.example.com: Connection timed out',
  'backup[911]: warning: will try again in 10 minutes',
] as const

const stamp = (time: number, host: string): string => `${strftime('%b %e %H:%M:%S', time)} ${host}`

/** What the programs of the machine have said since its start. */
export function systemLog(bootedAt: number, host: string): string {
  const pick = picker(514)
  const first = starting.map(([after, who, what]) => `${stamp(bootedAt + after * 1000, host)} ${who}: ${what}\n`)
  const rest = Array.from({ length: 30 }, (_line, at) => {
    return `${stamp(bootedAt + (at + 2) * 6 * MINUTE, host)} ${pick(later)}\n`
  })
  return [...first, ...rest].join('')
}

/** Who came, and who tried to. */
export function authLog(bootedAt: number, host: string): string {
  const pick = picker(22)
  const lines = Array.from({ length: 20 }, (_line, at) => {
    const name = pick(['root', 'admin', 'oracle', 'test', 'pi'])
    const what = `sshd[402]: Failed password for invalid user ${name} from ${pick(addresses)} port ${40_000 + at * 37} ssh2`
    return `${stamp(bootedAt + (at + 1) * 9 * MINUTE, host)} ${what}\n`
  })
  return `${stamp(bootedAt + 41_000, host)} login[418]: pam_unix(login:session): session opened for user user(uid=1000)\n${lines.join('')}`
}
