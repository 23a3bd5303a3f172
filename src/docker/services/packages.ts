import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../linux/gnu/library/program.ts'
import { nginxIncludes } from '../engine/nginx-files.ts'
import { APPLETS } from './busybox/names.ts'
import { reachesOutside } from './outside.ts'
import { programText } from '../../shell/posix/exec.ts'
import { asTyped, type KnownOptions, type OptionProblem, readOptions } from './sql/client-options.ts'

/** The programs of packages; those without any are libraries and data. */
const PACKAGES: Readonly<Record<string, string>> = {
  bash: 'bash',
  'bind-tools': 'dig host nslookup',
  'bind-utils': 'dig host nslookup',
  'bind9-dnsutils': 'dig host nslookup',
  'build-base': 'gcc make',
  'build-essential': 'gcc make',
  'ca-certificates': 'update-ca-certificates',
  'apt-transport-https': '',
  'default-libmysqlclient-dev': '',
  'default-mysql-client': 'mysql mysqldump',
  'linux-headers': '',
  'mariadb-client': 'mysql mysqldump',
  'musl-dev': '',
  'mysql-client': 'mysql mysqldump',
  'postgresql-client': 'psql pg_dump createdb dropdb createuser dropuser',
  'postgresql-dev': '',
  'postgresql-libs': '',
  'python3-dev': '',
  'python3-venv': '',
  'libffi-dev': '',
  'openssl-dev': '',
  'libssl-dev': '',
  'zlib1g-dev': '',
  'lsb-release': '',
  'software-properties-common': '',
  'g++': 'gcc',
  'gcc-c++': 'gcc',
  'epel-release': '',
  'shadow-utils': '',
  tar: 'tar',
  hostname: 'hostname',
  iproute: 'ip ss',
  'nmap-ncat': 'nc',
  'procps-ng': 'free kill pgrep pkill ps top uptime w watch',
  'vim-enhanced': 'vi vim',
  'vim-minimal': 'vi',
  which: 'which',
  'dumb-init': '',
  'su-exec': '',
  gosu: '',
  nginx: 'nginx',
  'redis-tools': 'redis-cli',
  redis: 'redis-cli',
  coreutils:
    'cat chmod chown cp cut date dd df du echo env head id install ln ls mkdir mktemp mv nproc od paste pwd readlink rm ' +
    'seq sha256sum shuf sleep sort split stat stty sum tac tail tee test timeout touch tr uname uniq wc yes',
  curl: 'curl',
  dnsutils: 'dig host nslookup',
  file: 'file',
  findutils: 'find xargs',
  gcc: 'gcc',
  git: 'git',
  gnupg: '',
  grep: 'grep',
  iproute2: 'ip ss',
  iputils: 'ping',
  'iputils-ping': 'ping',
  jq: 'jq',
  htop: 'htop',
  figlet: 'figlet',
  toilet: 'toilet',
  sl: 'sl',
  lolcat: 'lolcat',
  cowsay: 'cowsay',
  fortune: 'fortune',
  'fortune-mod': 'fortune',
  telnet: 'telnet',
  traceroute: 'traceroute',
  tmux: 'tmux',
  screen: 'screen',
  strace: 'strace',
  stress: 'stress',
  'stress-ng': 'stress-ng',
  rsync: 'rsync',
  lsof: 'lsof',
  bc: 'bc',
  cron: 'crontab cron',
  'openssh-client': 'ssh scp sftp',
  'openssh-server': 'sshd',
  openssh: 'ssh scp sftp sshd',
  ssh: 'ssh scp sftp sshd',
  tcpdump: 'tcpdump',
  nmap: 'nmap',
  iperf3: 'iperf3',
  socat: 'socat',
  iptables: 'iptables',
  supervisor: 'supervisord supervisorctl',
  sed: 'sed',
  gawk: 'awk',
  bzip2: 'bzip2 bunzip2 bzcat',
  'xz-utils': 'xz unxz xzcat',
  xz: 'xz unxz xzcat',
  ruby: 'ruby',
  php: 'php',
  'php-cli': 'php',
  'python-is-python3': 'python',
  'apt-utils': '',
  'bash-completion': '',
  shadow: 'useradd userdel usermod groupadd groupdel passwd',
  'util-linux': '',
  'vim-tiny': 'vi',
  emacs: 'emacs',
  less: 'less',
  libc6: '',
  'libc6-compat': '',
  'libpq-dev': '',
  locales: '',
  make: 'make',
  'man-db': 'man',
  nano: 'nano',
  'net-tools': 'ifconfig netstat',
  'netcat-openbsd': 'nc',
  'netcat-traditional': 'nc',
  nodejs: 'node npm',
  npm: 'npm',
  openssl: '',
  procps: 'free kill pgrep pkill ps top uptime w watch',
  psmisc: 'killall',
  python3: 'python3',
  'python3-pip': 'pip pip3',
  'py3-pip': 'pip pip3',
  sudo: 'sudo',
  tini: '',
  tree: 'tree',
  tzdata: '',
  unzip: 'unzip',
  vim: 'vi vim',
  wget: 'wget',
  xxd: 'xxd',
  yq: 'yq',
  zip: 'zip',
}

/** The programs of a package, with blanks between; undefined where there is no such package. */
export const known = (name: string): string | undefined => (Object.hasOwn(PACKAGES, name) ? PACKAGES[name] : undefined)

type Family = 'alpine' | 'debian' | 'red-hat'

/** Where packages put what they bring, and what is known of those that are there. */
export interface Store {
  readonly family: Family
  readonly programs: string
  readonly list: string
}

const alpine: Store = { family: 'alpine', programs: '/usr/bin', list: '/lib/apk/db/installed' }
const debian: Store = { family: 'debian', programs: '/usr/bin', list: '/var/lib/dpkg/status' }

/** The packages that are there. */
export function installed({ system: { fs } }: GnuProcess, { list }: Store): readonly string[] {
  if (!fs.exists(list)) return []
  return [...fs.readText(list).matchAll(/^(?:P:|Package: )(.+)$/gm)].map(([, name = '']) => name)
}

/** Keeps which packages are there. */
export function writeList({ system: { fs } }: GnuProcess, store: Store, names: readonly string[]): void {
  fs.mkdirAll(store.list.slice(0, store.list.lastIndexOf('/')))
  const mark = store === alpine ? 'P:' : 'Package: '
  fs.writeFile(store.list, names.map((name) => `${mark}${name}\n\n`).join(''))
}

/** What Alpine's own image has, in the order in which it was installed. */
const BASE =
  'alpine-baselayout-data musl busybox busybox-binsh alpine-baselayout alpine-keys ca-certificates-bundle libcrypto3 libssl3 ssl_client zlib apk-tools scanelf musl-utils libc-utils'.split(
    ' ',
  )

const BUSYBOX = '/bin/busybox'
const APPLET_NAMES: ReadonlySet<string> = new Set(APPLETS.split(' '))

/** Whether a file is what BusyBox is by another name. */
const isApplet = ({ system: { fs } }: GnuProcess, path: string): boolean =>
  fs.exists(path) && fs.lstat(path).type === 'symlink' && fs.readLink(path) === BUSYBOX

const NGINX_PAGE =
  '<!DOCTYPE html>\n<html>\n<head><title>Welcome to nginx!</title></head>\n<body>\n<h1>Welcome to nginx!</h1>\n</body>\n</html>\n'
const site = (root: string): string =>
  `server {\n    listen 80 default_server;\n    root ${root};\n    index index.html index.nginx-debian.html;\n    server_name _;\n    location / {\n        try_files $uri $uri/ =404;\n    }\n}\n`
const nginxSettings = (sites: string): string =>
  `user nginx;\nworker_processes auto;\nevents {\n    worker_connections 768;\n}\nhttp {\n    include /etc/nginx/mime.types;\n    default_type application/octet-stream;\n    ${sites}\n}\n`

type FilesByFamily = Readonly<Record<Family, Readonly<Record<string, string>>>>

const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'

/** Files that packages bring besides their programs. */
const FILES: Readonly<Record<string, FilesByFamily>> = {
  'ca-certificates': {
    alpine: { [CERTIFICATES]: '' },
    debian: { [CERTIFICATES]: '' },
    'red-hat': { '/etc/pki/tls/certs/ca-bundle.crt': '' },
  },
  nginx: {
    alpine: {
      ...nginxIncludes(),
      '/etc/nginx/nginx.conf': nginxSettings('include /etc/nginx/http.d/*.conf;'),
      '/etc/nginx/http.d/default.conf':
        'server {\n    listen 80 default_server;\n    location / {\n        return 404;\n    }\n}\n',
    },
    debian: {
      ...nginxIncludes(),
      '/etc/nginx/nginx.conf': nginxSettings(
        'include /etc/nginx/conf.d/*.conf;\n    include /etc/nginx/sites-enabled/*;',
      ),
      '/etc/nginx/sites-enabled/default': site('/var/www/html'),
      '/var/www/html/index.nginx-debian.html': NGINX_PAGE,
    },
    'red-hat': {
      ...nginxIncludes(),
      '/etc/nginx/nginx.conf': nginxSettings(
        `include /etc/nginx/conf.d/*.conf;\n    ${site('/usr/share/nginx/html').trimEnd().replaceAll('\n', '\n    ')}`,
      ),
      '/usr/share/nginx/html/index.html': NGINX_PAGE,
    },
  },
}

/** Packages of Debian whose programs are games: their directory is not in root's PATH. */
const GAMES: ReadonlySet<string> = new Set(['cowsay', 'fortune', 'fortune-mod', 'lolcat', 'sl'])

const placeOf = (store: Store, name: string): string =>
  store === debian && GAMES.has(name) ? '/usr/games' : store.programs

/** Lays a file for each program of a package that is not there, and its others. */
export function lay(process: GnuProcess, store: Store, name: string): void {
  const { fs } = process.system
  const files = (Object.hasOwn(FILES, name) ? FILES[name] : undefined)?.[store.family] ?? {}
  for (const [path, text] of Object.entries(files)) {
    fs.mkdirAll(path.slice(0, path.lastIndexOf('/')))
    if (!fs.exists(path)) fs.writeFile(path, text)
  }
  for (const program of (known(name) ?? '').split(' ').filter(Boolean)) {
    const places = [`/bin/${program}`, `${placeOf(store, name)}/${program}`]
    // what BusyBox is by that name gives way
    const applet = places.find((path) => isApplet(process, path))
    if (applet !== undefined) fs.unlink(applet)
    const path = applet ?? `${placeOf(store, name)}/${program}`
    if (applet !== undefined || !places.some((one) => fs.exists(one))) {
      fs.mkdirAll(path.slice(0, path.lastIndexOf('/')))
      fs.writeFile(path, programText(program), { mode: 0o755 })
    }
  }
}

/** Takes the programs of a package away. */
export function takeAway({ system: { fs } }: GnuProcess, store: Store, name: string): void {
  for (const program of (known(name) ?? '').split(' ').filter(Boolean)) {
    const path = [`/bin/${program}`, `${placeOf(store, name)}/${program}`].find(
      (one) => fs.exists(one) && fs.lstat(one).type === 'file',
    )
    if (path === undefined) continue
    fs.unlink(path)
    if (store === alpine && APPLET_NAMES.has(program)) fs.symlink(BUSYBOX, path)
  }
}

const MIRROR = 'https://dl-cdn.alpinelinux.org/alpine'

/** What is said when the index of a repository is fetched. */
function apkFetch(repository: string, isOffline: boolean): string {
  const failed = isOffline ? `WARNING: fetching ${repository}: temporary error (try again later)\n` : ''
  return `fetch ${repository}/x86_64/APKINDEX.tar.gz\n${failed}`
}

async function apkAdd(process: GnuProcess, wanted: readonly string[], virtual: string | undefined): Promise<number> {
  const before = installed(process, alpine)
  const isFetched = reachesOutside(process)
  const missing = wanted.filter((name) => (isFetched ? known(name) === undefined : !before.includes(name)))
  if (missing.length > 0) {
    const lines = missing.map((name) => `  ${name} (no such package):\n    required by: world[${name}]\n`).join('')
    await process.write(1, `ERROR: unable to select packages:\n${lines}`)
    return missing.length
  }
  const added = [...wanted, ...(virtual === undefined ? [] : [virtual])].filter((name) => !before.includes(name))
  for (const [at, name] of added.entries()) {
    await process.sleep(60)
    await process.print(`(${at + 1}/${added.length}) Installing ${name}\n`)
    lay(process, alpine, name)
  }
  writeList(process, alpine, [...before, ...added])
  await process.print(
    `OK: ${8 + before.length + added.length} MiB in ${BASE.length + before.length + added.length} packages\n`,
  )
  return 0
}

async function apkDel(process: GnuProcess, wanted: readonly string[]): Promise<number> {
  const before = installed(process, alpine)
  const gone = wanted.filter((name) => before.includes(name))
  for (const [at, name] of gone.entries()) {
    await process.print(`(${at + 1}/${gone.length}) Purging ${name}\n`)
    takeAway(process, alpine, name)
  }
  const rest = before.filter((name) => !gone.includes(name))
  writeList(process, alpine, rest)
  await process.print(`OK: ${8 + rest.length} MiB in ${BASE.length + rest.length} packages\n`)
  return 0
}

/** What os-release(5) says under a name. */
function released({ system: { fs } }: GnuProcess, name: string): string | undefined {
  const path = '/etc/os-release'
  const rows = fs.exists(path) ? fs.readText(path).split('\n') : []
  return rows
    .find((row) => row.startsWith(`${name}=`))
    ?.slice(name.length + 1)
    .replaceAll('"', '')
}

const APK: KnownOptions = {
  taken: 'q,quiet t,virtual= e,installed',
  inert:
    'U,update-cache,update u,upgrade l,latest a,available v,verbose i,interactive f,force no-cache no-interactive no-progress progress ' +
    'no-scripts no-check-certificate allow-untrusted purge clean-protected wait= timeout= cache-max-age= X,repository= ' +
    'force-binary-stdout force-broken-world force-missing-repositories force-non-repository force-old-apk force-overwrite force-refresh',
  absent:
    's,simulate p,root= h,help V,version d,description L,contents P,provides r,rdepends R,depends w,webpage z,size W,who-owns ' +
    'arch= cache-dir= initdb keys-dir= no-network overlay-from-stdin print-arch progress-fd= repositories-file= root-tmpfs no-commit-hooks',
}

/** What apk says of an option, as musl's getopt_long(3) does. */
function apkComplaint({ type, name }: OptionProblem): string {
  if (type === 'not-simulated') return `the option ${asTyped(name)} is not simulated here`
  return type === 'unknown' ? `unrecognized option: ${name}` : `option requires an argument: ${name}`
}

/** The packages that are installed, or with -e those of the names that are. */
async function apkInfo(process: GnuProcess, names: readonly string[], isAsked: boolean): Promise<number> {
  const all = [...BASE, ...installed(process, alpine)]
  if (names.length > 0 && !isAsked) {
    await process.complain('info: what is known of one package is not simulated; its name alone is, with -e')
    return 1
  }
  const told = isAsked ? names.filter((name) => all.includes(name)) : all
  await process.print(told.map((name) => `${name}\n`).join(''))
  return told.length < names.length ? 1 : 0
}

/** apk: add, del, update, upgrade, info. */
export const apk: GnuProgram = {
  declaration: { name: 'apk' },
  async run(process) {
    const { options, words, problem } = readOptions(process.argv.slice(1), APK)
    if (problem) {
      await process.complain(apkComplaint(problem))
      return 1
    }
    const [command = '', ...wanted] = words
    const names = wanted.map((name) => name.replace(/[=<>~].*$/, ''))
    const series = (released(process, 'VERSION_ID') ?? '3.22').split('.').slice(0, 2).join('.')
    const isOffline = !reachesOutside(process)
    const fetched = ['main', 'community'].map((part) => apkFetch(`${MIRROR}/v${series}/${part}`, isOffline)).join('')
    if (options.has('e') && command !== 'info') {
      await process.complain('unrecognized option: e')
      return 1
    }
    switch (command) {
      case 'add':
        if (!options.has('q')) await process.print(fetched)
        return apkAdd(process, names, options.get('t'))
      case 'del':
        return apkDel(process, names)
      case 'update':
      case 'upgrade':
        if (isOffline) {
          await process.print(
            `${fetched}2 unavailable, 0 stale; ${installed(process, alpine).length} distinct packages available\n`,
          )
          return 2
        }
        await process.print(`${fetched}OK: ${Object.keys(PACKAGES).length} distinct packages available\n`)
        return 0
      case 'info':
        return apkInfo(process, names, options.has('e'))
      default:
        await process.complain(`${command} is not simulated; add, del, update, upgrade and info are`)
        return 1
    }
  },
}

/** Packages that are known, but cannot be fetched. */
async function aptFetchFailed(process: GnuProcess, names: readonly string[]): Promise<number> {
  const { host, path } = archiveOf(process)
  const pool = `http://${host}/${path}/pool/main`
  const failed = names.map((name) => `E: Failed to fetch ${pool}/${name[0]}/${name}  ${unresolved(host)}\n`).join('')
  const advice = 'E: Unable to fetch some archives, maybe run apt-get update or try with --fix-missing?\n'
  await process.write(2, failed + advice)
  return 100
}

/** How apt-get is asked to install. */
interface Manner {
  readonly confirmed: boolean
  /** Whether it tells of errors only, and what dpkg does. */
  readonly silent: boolean
}

async function aptInstall(process: GnuProcess, names: readonly string[], manner: Manner): Promise<number> {
  const { confirmed, silent } = manner
  const say = async (text: string): Promise<void> => {
    if (!silent) await process.print(text)
  }
  await say('Reading package lists...\nBuilding dependency tree...\nReading state information...\n')
  const { fs } = process.system
  const lists = fs.isDirectory('/var/lib/apt/lists') && fs.names('/var/lib/apt/lists').length > 0
  const missing = names.filter((name) => !lists || known(name) === undefined)
  if (missing.length > 0) {
    await process.write(2, missing.map((name) => `E: Unable to locate package ${name}\n`).join(''))
    return 100
  }
  const before = installed(process, debian)
  const added = names.filter((name) => !before.includes(name))
  for (const name of names.filter((one) => before.includes(one))) await say(`${name} is already the newest version.\n`)
  const count = `0 upgraded, ${added.length} newly installed, 0 to remove and 0 not upgraded.\n`
  if (added.length === 0) return (await say(count), 0)
  await say(`The following NEW packages will be installed:\n  ${added.join(' ')}\n${count}`)
  if (!confirmed) {
    await process.print('Do you want to continue? [Y/n] Abort.\n')
    return 1
  }
  if (!reachesOutside(process)) return aptFetchFailed(process, added)
  for (const name of added) {
    await process.sleep(60)
    await process.print(
      `Selecting previously unselected package ${name}.\nUnpacking ${name} ...\nSetting up ${name} ...\n`,
    )
    lay(process, debian, name)
  }
  writeList(process, debian, [...before, ...added])
  return 0
}

/** Where a distribution has its packages, and how many kilobytes the list of its lists has. */
const DEBIAN_ARCHIVE = { host: 'deb.debian.org', path: 'debian', size: 151 }
const UBUNTU_ARCHIVE = { host: 'archive.ubuntu.com', path: 'ubuntu', size: 270 }

const archiveOf = (process: GnuProcess): typeof DEBIAN_ARCHIVE =>
  released(process, 'ID') === 'ubuntu' ? UBUNTU_ARCHIVE : DEBIAN_ARCHIVE

const unresolved = (host: string): string => `Temporary failure resolving '${host}'`

/** apt-get update without the outside: what is missing is passed over. */
async function aptUpdateOffline(process: GnuProcess, release: string): Promise<number> {
  const { host, path } = archiveOf(process)
  const from = `http://${host}/${path}`
  await process.print(
    `Ign:1 ${from} ${release} InRelease\nErr:1 ${from} ${release} InRelease\n  ${unresolved(host)}\nReading package lists...\n`,
  )
  await process.write(
    2,
    `W: Failed to fetch ${from}/dists/${release}/InRelease  ${unresolved(host)}\n` +
      'W: Some index files failed to download. They have been ignored, or old ones used instead.\n',
  )
  return 0
}

async function aptUpdate(process: GnuProcess, silent: boolean): Promise<number> {
  const { fs } = process.system
  await process.sleep(200)
  const name = released(process, 'VERSION_CODENAME') ?? 'stable'
  if (!reachesOutside(process)) return aptUpdateOffline(process, name)
  fs.mkdirAll('/var/lib/apt/lists')
  const { host, path, size } = archiveOf(process)
  fs.writeFile(`/var/lib/apt/lists/${host}_${path}_dists_${name}_InRelease`, '')
  if (!silent)
    await process.print(`Get:1 http://${host}/${path} ${name} InRelease [${size} kB]\nReading package lists...\n`)
  return 0
}

async function aptRemove(process: GnuProcess, names: readonly string[]): Promise<number> {
  const before = installed(process, debian)
  for (const name of names.filter((one) => before.includes(one))) {
    await process.print(`Removing ${name} ...\n`)
    takeAway(process, debian, name)
  }
  writeList(
    process,
    debian,
    before.filter((name) => !names.includes(name)),
  )
  return 0
}

const APT: KnownOptions = {
  taken: 'y,yes,assume-yes',
  inert:
    'q,quiet f,fix-broken m,ignore-missing,fix-missing u,show-upgraded V,verbose-versions install-recommends no-install-recommends ' +
    'install-suggests no-install-suggests no-upgrade no-remove allow-change-held-packages allow-downgrades allow-insecure-repositories ' +
    'allow-releaseinfo-change allow-remove-essential allow-unauthenticated autoremove,auto-remove force-yes purge show-progress ' +
    'o,option= c,config-file= t,target-release,default-release=',
  absent:
    's,simulate,just-print,dry-run,recon,no-act d,download-only h,help v,version a,host-architecture= b,compile,build P,build-profiles= ' +
    'assume-no no-download ignore-hold only-upgrade reinstall print-uris list-cleanup with-new-pkgs without-new-pkgs with-source= ' +
    'arch-only indep-only diff-only dsc-only tar-only no-list-cleanup only-source solver= comment= error-on= update',
}

/** What apt says of an option. @param argv what it was called with */
function aptComplaint({ type, name }: OptionProblem, argv: readonly string[]): string {
  if (type === 'not-simulated') return `the option ${asTyped(name)} is not simulated here`
  if (type === 'no-value') return `Option ${asTyped(name)} requires an argument.`
  const why = 'is not understood in combination with the other options'
  if (name.length > 1) return `Command line option --${name} ${why}`
  const word = argv.find((one) => /^-[^-]/.test(one) && one.includes(name))
  return `Command line option '${name}' [from ${word ?? asTyped(name)}] ${why}.`
}

/** How quiet apt is to be: told by so many times the letter, or by a number. */
const quietnessOf = (argv: readonly string[]): number =>
  argv.reduce((sum, word) => {
    const [, letters = '', level] = /^(?:-([a-zA-Z]+)|--quiet)(?:=(\d))?$/.exec(word) ?? []
    const own = word.startsWith('--quiet') ? 1 : letters.replaceAll(/[^q]/g, '').length
    return own === 0 ? sum : level === undefined ? sum + own : Number(level)
  }, 0)

/** At this it tells of errors only, and asks nothing, apt-get(8). */
const SILENT = 2

/** apt and apt-get: update, install, remove, upgrade, clean. A package is only found after an update. */
export const apt = (name: string): GnuProgram => ({
  declaration: { name },
  async run(process) {
    // how quiet it is, 1 or 2, is told in no other option
    const argv = process.argv.slice(1).map((word) => word.replace(/^(-q+)=\d$/, '$1'))
    const { options, words, problem } = readOptions(argv, APT)
    if (problem) {
      await process.write(2, `E: ${aptComplaint(problem, argv)}\n`)
      return 100
    }
    const [command = '', ...wanted] = words
    const silent = quietnessOf(process.argv) >= SILENT
    const names = wanted.map((one) => one.replace(/[=/].*$/, ''))
    switch (command) {
      case 'update':
        return aptUpdate(process, silent)
      case 'install':
        return aptInstall(process, names, { confirmed: silent || options.has('y'), silent })
      case 'remove':
      case 'purge':
        return aptRemove(process, names)
      case 'upgrade':
      case 'dist-upgrade':
      case 'autoremove':
        await process.print('0 upgraded, 0 newly installed, 0 to remove and 0 not upgraded.\n')
        return 0
      case 'clean':
      case 'autoclean':
        return 0
      default:
        await process.write(2, `E: Invalid operation ${command}\n`)
        return 100
    }
  },
})
