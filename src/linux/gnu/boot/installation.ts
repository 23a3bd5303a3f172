import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import { programText } from '../../../shell/posix/exec.ts'
import { type Attributes, type FileSystem } from '../../fs.ts'
import { MERGED } from '../../merged-usr.ts'
import { directoryName } from '../../path.ts'
import type { LinuxSystem } from '../../linux-system.ts'
import { root, tty } from '../../users.ts'
import { withBaseGroups, withBaseUsers } from './base-accounts.ts'
import { mergeIntoUsr } from './merge-usr.ts'
import { accessLog, authLog, systemLog } from './log-files.ts'
import { words } from './words.ts'

/** What has been laid: a file that somebody removed since does not come back. */
const LAID = '/var/lib/dpkg/info/playground.list'

const adm = { uid: 0, gid: 4 }
const shadow = { uid: 0, gid: 42 }

const BASHRC = `# System-wide settings of interactive shells.

# colours for file listings and matches
alias ls='ls --color=auto'
alias grep='grep --color=auto'
alias egrep='egrep --color=auto'
alias fgrep='fgrep --color=auto'
alias ll='ls -l'
`

const PROFILE = `# Read by login shells.
if [ "$(id -u)" -eq 0 ]; then
  PATH="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
else
  PATH="/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
fi
export PATH
`

const sudoers = (learner: string): string => `# Who may run what as whom. This file is to be edited with visudo.
Defaults\tenv_reset
Defaults\tsecure_path="/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"

root\tALL=(ALL:ALL) ALL
${learner}\tALL=(ALL:ALL) NOPASSWD: ALL
%sudo\tALL=(ALL:ALL) NOPASSWD: ALL
`

const CRONTAB = `# m h dom mon dow user\tcommand
17 *\t* * *\troot\tcd / && run-parts --report /etc/cron.hourly
25 6\t* * *\troot\trun-parts --report /etc/cron.daily
`

/** Lays what is missing, by its path, as root's and as old as the system. */
class Layer {
  readonly #fs: FileSystem
  readonly #laid: Set<string>
  readonly #installed: number
  #changed = false

  constructor(fs: FileSystem) {
    this.#fs = fs
    this.#installed = (fs.peek('/usr') ?? fs.stat('/')).mtime
    const laid = attempt(() => fs.readText(LAID))
    this.#laid = new Set(typeof laid === 'string' ? laid.split('\n') : [])
  }

  directory(path: string, mode = 0o755): void {
    this.#lay(path, () => this.#fs.mkdir(path, this.#attributes({ mode })))
  }

  file(path: string, text: string, attributes: Attributes = {}): void {
    this.#lay(path, () => this.#fs.writeFile(path, text, this.#attributes(attributes)))
  }

  link(path: string, target: string): void {
    this.#lay(path, () => this.#fs.symlink(target, path, this.#attributes({})))
  }

  /** A directory that is one of /usr, by a link; those of worlds from before become one. */
  intoUsr(path: string): void {
    mergeIntoUsr(this.#fs, path)
    this.link(path, `usr${path}`)
  }

  device(path: string, device: string, attributes: Attributes = {}): void {
    this.#lay(path, () => this.#fs.device(path, device, this.#attributes(attributes)))
  }

  /** Completes a file that is there, once, as old as it was. */
  complete(path: string, edit: (text: string) => string): void {
    if (this.#laid.has(path)) return
    this.#laid.add(path)
    this.#changed = true
    const stat = this.#fs.peek(path)
    if (stat?.type === 'file')
      this.#fs.writeFile(path, edit(this.#fs.readText(path)), this.#attributes({ mode: stat.mode, mtime: stat.mtime }))
  }

  /** Notes down what has been laid. */
  end(): void {
    if (!this.#changed) return
    // where somebody has put something else, it is not noted
    attempt(() => {
      this.#fs.mkdirAll(directoryName(LAID), this.#attributes({}))
      this.#fs.writeFile(LAID, [...this.#laid].join('\n'), this.#attributes({}))
    })
  }

  #attributes(attributes: Attributes): Attributes {
    return { owner: root, mtime: this.#installed, ...attributes }
  }

  #lay(path: string, make: () => void): void {
    if (this.#laid.has(path)) return
    this.#laid.add(path)
    this.#changed = true
    const parent = directoryName(path)
    // what somebody has put there is theirs; where they removed the directory, nothing of it is missed
    const isFree = attempt(() => this.#fs.lstat(path)) instanceof FileSystemError
    if (!isFree || !this.#fs.isDirectory(parent)) return
    const { mtime } = this.#fs.stat(parent)
    make()
    this.#fs.touch(parent, mtime)
  }
}

function layDirectories(layer: Layer): void {
  const paths =
    '/boot /dev /dev/pts /media /mnt /opt /proc /srv /sys /etc/cron.daily /etc/cron.hourly /etc/default /etc/skel /usr/games /usr/lib /usr/lib64 /usr/local/lib /usr/local/sbin /usr/local/share /usr/sbin /usr/share/dict /usr/share/doc /usr/share/man /usr/src /var/backups /var/cache /var/lib /var/mail /var/spool /var/log/nginx'
  for (const path of paths.split(' ')) layer.directory(path)
  layer.directory('/dev/shm', 0o1777)
  for (const path of MERGED) layer.intoUsr(path)
}

function layDevices(layer: Layer): void {
  for (const name of ['null', 'zero', 'full', 'random', 'urandom']) layer.device(`/dev/${name}`, name)
  layer.device('/dev/tty', 'tty', { owner: tty })
  layer.device('/dev/console', 'console', { mode: 0o600 })
  layer.link('/dev/fd', '/proc/self/fd')
  for (const [fd, name] of ['stdin', 'stdout', 'stderr'].entries()) layer.link(`/dev/${name}`, `/proc/self/fd/${fd}`)
}

function laySettings(layer: Layer, { hostName, users }: LinuxSystem): void {
  const settings: Readonly<Record<string, string>> = {
    'bash.bashrc': BASHRC,
    profile: PROFILE,
    crontab: CRONTAB,
    fstab: '# device\tmount point\ttype\toptions\tdump\tpass\n/dev/vda1\t/\text4\tdefaults\t0\t1\n',
    issue: 'Playground Linux 1 \\n \\l\n\n',
    motd: `Welcome to ${hostName}. Nothing here can break.\n`,
    'resolv.conf': 'nameserver 192.0.2.53\n',
    timezone: 'Etc/UTC\n',
  }
  for (const [name, text] of Object.entries(settings)) layer.file(`/etc/${name}`, text)
  layer.file('/etc/sudoers', sudoers(users.current.name), { mode: 0o440 })
}

function layAccounts(layer: Layer, { users }: LinuxSystem): void {
  layer.complete('/etc/passwd', withBaseUsers)
  layer.complete('/etc/group', withBaseGroups)
  const locked = users.all.map(({ name }) => `${name}:*:20000:0:99999:7:::\n`).join('')
  layer.file('/etc/shadow', locked, { mode: 0o640, owner: shadow })
  const skeleton: Readonly<Record<string, string>> = {
    '.bash_logout': '# Read when a login shell ends.\n',
    '.bashrc': '# Your own settings of interactive shells.\n',
    '.profile': '# Read by login shells, after /etc/profile.\n[ -f ~/.bashrc ] && . ~/.bashrc\n',
  }
  for (const [name, text] of Object.entries(skeleton)) layer.file(`/etc/skel/${name}`, text)
}

function layLogs(layer: Layer, { bootedAt, hostName }: LinuxSystem, now: number): void {
  const at = { mtime: now }
  layer.file('/var/log/syslog', systemLog(bootedAt, hostName), at)
  layer.file('/var/log/auth.log', authLog(bootedAt, hostName), { ...at, mode: 0o640, owner: adm })
  layer.file('/var/log/nginx/access.log', accessLog(bootedAt), { mtime: bootedAt })
}

function layPrograms(layer: Layer, programs: readonly string[]): void {
  const files = programs.filter((name) => name !== 'sh')
  for (const name of files) layer.file(`/usr/bin/${name}`, programText(name), { mode: 0o755 })
  // the shell of accounts that nobody logs in to, by the path that /etc/passwd gives it
  layer.file('/usr/sbin/nologin', programText('nologin'), { mode: 0o755 })
  // where Debian has dash, sh is bash by another name here; worlds from before have a file of that name
  layer.link('/usr/bin/sh', 'bash')
}

/**
 * Lays all that a Linux has and the Simple shell can do without: devices, settings, logs, every program. What was laid once and
 * has been removed since stays away, what somebody put in its place stays.
 */
export function completeInstallation(system: LinuxSystem, programs: readonly string[]): void {
  const layer = new Layer(system.fs)
  layDirectories(layer)
  layDevices(layer)
  laySettings(layer, system)
  layAccounts(layer, system)
  layLogs(layer, system, system.bootedAt)
  layer.file('/usr/share/dict/words', `${words.join('\n')}\n`)
  layPrograms(layer, programs)
  layer.end()
}
