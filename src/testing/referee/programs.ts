import { spawnSync } from 'node:child_process'

/** Where the real programs are: what somebody put before them on a machine is not asked. */
export const PATH = '/usr/sbin:/usr/bin:/sbin:/bin'

/** Programs that come together, and how the version of all of them is asked for. */
interface Package {
  readonly ask: readonly [program: string, ...words: string[]]
  /** The part of the answer that is kept. */
  readonly version: RegExp
  readonly programs: string
}

const NUMBER = /\d+(?:\.\d+)+/

const packages: Readonly<Record<string, Package>> = {
  bash: { ask: ['bash', '--version'], version: NUMBER, programs: 'bash' },
  dash: { ask: ['dpkg-query', '-Wf', '${Version}', 'dash'], version: NUMBER, programs: 'dash' },
  busybox: { ask: ['busybox', '--help'], version: NUMBER, programs: 'busybox' },
  coreutils: {
    ask: ['ls', '--version'],
    version: NUMBER,
    programs:
      'arch b2sum base32 base64 basename basenc cat chgrp chmod chown cksum comm cp csplit cut date dd df dirname du echo env expand expr ' +
      'factor false fmt fold groups head hostid id install join link ln logname ls md5sum mkdir mkfifo mknod mktemp mv nice nl nohup nproc numfmt od paste ' +
      'pr printenv printf ptx readlink realpath rm rmdir seq sha1sum sha224sum sha256sum sha384sum sha512sum shred shuf sleep sort split ' +
      'stat stdbuf stty sum sync tac tail tee test timeout touch tr true truncate tsort tty uname unexpand uniq unlink users wc who whoami yes',
  },
  sed: { ask: ['sed', '--version'], version: NUMBER, programs: 'sed' },
  grep: { ask: ['grep', '--version'], version: NUMBER, programs: 'grep egrep fgrep' },
  mawk: { ask: ['awk', '-W', 'version'], version: /mawk \S+ \d+/, programs: 'awk mawk' },
  findutils: { ask: ['find', '--version'], version: NUMBER, programs: 'find xargs' },
  diffutils: { ask: ['diff', '--version'], version: NUMBER, programs: 'cmp diff diff3 sdiff' },
  tar: { ask: ['tar', '--version'], version: NUMBER, programs: 'tar' },
  gzip: { ask: ['gzip', '--version'], version: NUMBER, programs: 'gzip gunzip zcat' },
  zip: { ask: ['zip', '-v'], version: /Zip \d\S*/, programs: 'zip' },
  unzip: { ask: ['unzip', '-v'], version: /UnZip \d\S*/, programs: 'unzip zipinfo' },
  bc: { ask: ['bc', '--version'], version: NUMBER, programs: 'bc' },
  ed: { ask: ['ed', '--version'], version: NUMBER, programs: 'ed' },
  cpio: { ask: ['cpio', '--version'], version: NUMBER, programs: 'cpio' },
  dc: { ask: ['dc', '--version'], version: NUMBER, programs: 'dc' },
  file: { ask: ['file', '--version'], version: NUMBER, programs: 'file' },
  less: { ask: ['less', '--version'], version: /less \d+/, programs: 'less' },
  curl: { ask: ['curl', '--version'], version: NUMBER, programs: 'curl' },
  wget: { ask: ['wget', '--version'], version: NUMBER, programs: 'wget' },
  procps: { ask: ['ps', '--version'], version: NUMBER, programs: 'free kill pgrep pkill ps top uptime vmstat w watch' },
  'util-linux': {
    ask: ['column', '--version'],
    version: NUMBER,
    programs:
      'column flock getopt hexdump hd last lastb ionice look rev whereis script logger renice ul namei rename.ul mountpoint fallocate',
  },
  // a Debian package of its own, which is seldom there
  'uuid-runtime': { ask: ['uuidgen', '--version'], version: NUMBER, programs: 'uuidgen' },
  'libc-bin': {
    ask: ['dpkg-query', '-W', '-f', '${Version}', 'libc-bin'],
    version: /\d[\d.]*/,
    programs: 'getconf',
  },
  passwd: {
    ask: ['dpkg-query', '-W', '-f', '${Version}', 'login'],
    version: /\d\S*/,
    programs: 'lastlog',
  },
  ncal: { ask: ['dpkg-query', '-W', '-f', '${Version}', 'ncal'], version: /\d\S*/, programs: 'cal ncal' },
  tree: { ask: ['tree', '--version'], version: NUMBER, programs: 'tree' },
  xxd: { ask: ['xxd', '--version'], version: /\d{4}-\d\d-\d\d/, programs: 'xxd' },
  binutils: { ask: ['strings', '--version'], version: NUMBER, programs: 'strings' },
  jq: { ask: ['jq', '--version'], version: /jq-\S+/, programs: 'jq' },
}

const packageOf: ReadonlyMap<string, string> = new Map(
  Object.entries(packages).flatMap(([name, { programs }]) => programs.split(' ').map((program) => [program, name])),
)

const versions = new Map<string, string>()

function ask({ ask: [program, ...words], version }: Package): string {
  const { stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8', input: '', env: { PATH } })
  return error ? 'missing' : (version.exec(`${stdout}${stderr}`)?.[0] ?? 'unknown')
}

/** The version of a package on this machine: `missing` where it is not, `unknown` where it does not say. */
export function versionHere(name: string): string {
  const asked = packages[name]
  if (!versions.has(name)) versions.set(name, asked ? ask(asked) : 'missing')
  return versions.get(name) ?? 'missing'
}

/** The packages whose programs a text names. */
export function packagesIn(text: string): readonly string[] {
  const words = text.match(/[A-Za-z][\w-]*/g) ?? []
  return [...new Set(words.flatMap((word) => packageOf.get(word) ?? []))]
}
