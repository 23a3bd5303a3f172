import { baseName } from '../../linux/path.ts'
import { bareName } from './programs/bare-name.ts'
import { broughtBy } from './programs/index.ts'
import { APPLETS, EXTRA_APPLETS } from '../services/busybox/names.ts'
import { serviceNames } from '../services/index.ts'
import { standInMain } from '../catalogue/others.ts'
import { softwareOf } from '../catalogue/official.ts'
import type { Base } from '../catalogue/repository.ts'

/** Names of programs, with blanks between. */
type Names = string

const coreutils: Names =
  '[ arch b2sum base32 base64 basename basenc cat chgrp chmod chown chroot cksum comm cp csplit cut date dd df dir ' +
  'dirname du echo env expand expr factor false fmt fold groups head id install join link ln logname ls md5sum mkdir ' +
  'mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste pr printenv printf pwd readlink realpath rm rmdir seq ' +
  'sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep sort split stat stdbuf stty sum sync tac tail tee ' +
  'test timeout touch tr true truncate tsort tty uname unexpand uniq unlink users vdir wc who whoami yes'

/** What a Debian has that debootstrap's smallest variant installs. */
const smallest: Names =
  `${coreutils} bash dash sh addgroup adduser apt apt-cache apt-get awk clear cmp delgroup deluser diff diff3 dmesg dpkg ` +
  'egrep fgrep find getent grep groupadd groupdel gunzip gzip hostname lsblk lscpu more mount passwd perl pidof ' +
  'renice reset rev script sdiff sed setsid su tar tput umount useradd userdel usermod whereis which xargs zcat zgrep'

/** What the images of the family of Red Hat have besides: `dnf` installs the rest. */
const REDHAT: Names =
  'bash sh awk clear cmp curl diff diff3 dnf egrep fgrep find getent grep groupadd groupdel gunzip gzip lscpu more ' +
  'mount passwd pidof python3 renice reset rpm sdiff sed setsid su tar tput umount useradd userdel usermod whereis xargs yum ' +
  'zcat zgrep'

const procps: Names = 'free kill pgrep pkill ps top uptime w watch'

/** The programs of a distribution's images. */
const distributions: Readonly<Record<Base, Names>> = {
  scratch: '',
  busybox: `${APPLETS} ${EXTRA_APPLETS}`,
  alpine: `${APPLETS} apk`,
  'debian-slim': smallest,
  // with what is needed to build programs
  debian: `${smallest} ${procps} bunzip2 bzcat bzip2 curl file gcc git make patch scp sftp ssh unxz unzip wget xz xzcat`,
  ubuntu: `${smallest} ${procps}`,
  redhat: `${coreutils} ${REDHAT}`,
}

/** Programs that only a repository brings although its distribution lacks them. */
const extras: Readonly<Record<string, Names>> = {
  nginx: 'curl',
  bash: 'bash',
  'curlimages/curl': 'curl',
  'alpine/curl': 'curl',
  'nicolaka/netshoot': 'bash curl dig file git host ip jq ssh ss tree vim',
}

/** Those that Alpine has in /bin; all others are in /usr/bin. */
const IN_BIN = new Set(
  (
    'arch ash base64 bbconfig busybox cat chgrp chmod chown cp date dd df dmesg echo egrep false fdisk fgrep getent grep gunzip gzip ' +
    'hostname kill link ln ls mkdir mknod mktemp more mount mv netstat nice pidof ping printenv ps pwd rev rm rmdir sed ' +
    'sh sleep stat stty su sync tar touch true umount uname watch zcat'
  ).split(' '),
)

/** Which of an image's programs are BusyBox, by other names. */
export function appletsOf(software: string): ReadonlySet<string> {
  const base = softwareOf(software)?.variant.base
  return base === 'alpine' || base === 'busybox' ? APPLET_NAMES : NO_NAMES
}

const words = (names: Names): readonly string[] => names.split(' ').filter(Boolean)

/** The name of the program that a main command starts: of a server, which images have at many places. */
const serverName = (argv: readonly string[]): readonly string[] => argv.slice(0, 1).map(bareName)

/** The shell of accounts that nobody logs in to. */
const NOLOGIN = '/sbin/nologin'

/** Repositories whose own programs were compiled for the image, and stand where what is no package's stands. */
const LOCAL: ReadonlySet<string> = new Set(['node', 'php', 'python', 'ruby'])

/** The programs that an image has, by the paths of their files. `main` is its main program, which it has too. */
export function programFiles(software: string, main: readonly string[]): ReadonlyMap<string, string> {
  const known = softwareOf(software)
  if (!known) return new Map()
  const { repository, variant } = known
  const { base } = variant
  if (base === 'scratch') {
    const own = repository === 'hello-world' ? ['hello'] : serviceNames(repository)
    return new Map(own.map((name) => [`/${name}`, name]))
  }
  const own = Object.hasOwn(extras, repository) ? (extras[repository] ?? '') : ''
  const brought = broughtBy(repository, variant).map(({ declaration }) => declaration.name)
  const names = new Set([
    ...words(distributions[base]),
    ...words(own),
    ...brought,
    ...serviceNames(repository),
    ...serverName(main),
  ])
  const inBin = (name: string): boolean => base === 'busybox' || (base === 'alpine' && IN_BIN.has(name))
  const local = LOCAL.has(repository) ? new Set(serviceNames(repository)) : NO_NAMES
  const isLocal = (name: string): boolean => local.has(name) || /^docker-|\.sh$/.test(name)
  const directoryOf = (name: string): string => (isLocal(name) ? '/usr/local/bin' : inBin(name) ? '/bin' : '/usr/bin')
  const forAccounts = base === 'busybox' ? [] : [[base === 'alpine' ? NOLOGIN : `/usr${NOLOGIN}`, 'nologin'] as const]
  const placed = [...[...names].map((name) => [`${directoryOf(name)}/${name}`, name] as const), ...forAccounts]
  const standIn = standInMain(repository)
  return new Map(standIn?.startsWith('/') ? [...placed, [standIn, baseName(standIn)] as const] : placed)
}

const APPLET_NAMES: ReadonlySet<string> = new Set(
  words(`${APPLETS} ${EXTRA_APPLETS}`).filter((name) => name !== 'busybox'),
)
const NO_NAMES: ReadonlySet<string> = new Set()

/** Whether /bin and the like are links into /usr. */
export const isMerged = (software: string): boolean => {
  const base = softwareOf(software)?.variant.base
  return base !== undefined && /^(debian|ubuntu|redhat)/.test(base)
}
