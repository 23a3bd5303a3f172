import type { Base, Variant } from '../catalogue/repository.ts'

type Files = Readonly<Record<string, string>>

function alpine(version: string): Files {
  const named = /^\d/.test(version) ? version : `${ALPINE}_alpha`
  const series = named.split('.').slice(0, 2).join('.')
  return {
    '/etc/os-release': `NAME="Alpine Linux"
ID=alpine
VERSION_ID=${named}
PRETTY_NAME="Alpine Linux v${series}"
HOME_URL="https://alpinelinux.org/"
`,
    '/etc/alpine-release': `${named}\n`,
    '/etc/issue': `Welcome to Alpine Linux ${series}\nKernel \\r on an \\m (\\l)\n\n`,
    '/etc/motd': 'Welcome to Alpine!\n',
    '/etc/apk/repositories': ['main', 'community']
      .map((part) => `https://dl-cdn.alpinelinux.org/alpine/${/^\d/.test(version) ? `v${series}` : 'edge'}/${part}\n`)
      .join(''),
  }
}

const DEBIAN_NAMES: Readonly<Record<string, string>> = { 13: 'trixie', 12: 'bookworm', 11: 'bullseye', 10: 'buster' }

function debian(version: string): Files {
  const [number = ''] = version.split('.')
  const name = DEBIAN_NAMES[number]
  // what is not released yet has the number of none
  if (name === undefined)
    return {
      '/etc/os-release':
        'PRETTY_NAME="Debian GNU/Linux forky/sid"\nNAME="Debian GNU/Linux"\nVERSION_CODENAME=forky\nID=debian\n',
      '/etc/debian_version': 'forky/sid\n',
    }
  return {
    '/etc/os-release': `PRETTY_NAME="Debian GNU/Linux ${number} (${name})"
NAME="Debian GNU/Linux"
VERSION_ID="${number}"
VERSION="${number} (${name})"
VERSION_CODENAME=${name}
ID=debian
`,
    '/etc/debian_version': `${version}\n`,
    '/etc/issue': `Debian GNU/Linux ${number} \\n \\l\n\n`,
  }
}

/** What an Ubuntu is called: its full version, its name, the Debian that it was made from. */
const UBUNTUS: Readonly<Record<string, readonly [full: string, name: string, debian: string]>> = {
  '26.04': ['26.04 LTS', 'Resolute Raccoon', 'forky/sid'],
  '25.10': ['25.10', 'Questing Quokka', 'trixie/sid'],
  '24.04': ['24.04.3 LTS', 'Noble Numbat', 'trixie/sid'],
  '22.04': ['22.04.3 LTS', 'Jammy Jellyfish', 'bookworm/sid'],
  '20.04': ['20.04.6 LTS', 'Focal Fossa', 'bullseye/sid'],
  '18.04': ['18.04.6 LTS', 'Bionic Beaver', 'buster/sid'],
  '16.04': ['16.04.7 LTS', 'Xenial Xerus', 'stretch/sid'],
  '14.04': ['14.04.6 LTS', 'Trusty Tahr', 'jessie/sid'],
}

function ubuntu(version: string): Files {
  const [full, name, from] = UBUNTUS[version] ?? [version, '', 'sid']
  const [codeName = ''] = name.toLowerCase().split(' ')
  return {
    '/etc/os-release': `PRETTY_NAME="Ubuntu ${full}"
NAME="Ubuntu"
VERSION_ID="${version}"
VERSION="${full} (${name})"
VERSION_CODENAME=${codeName}
ID=ubuntu
ID_LIKE=debian
UBUNTU_CODENAME=${codeName}
`,
    '/etc/lsb-release': `DISTRIB_ID=Ubuntu
DISTRIB_RELEASE=${version}
DISTRIB_CODENAME=${codeName}
DISTRIB_DESCRIPTION="Ubuntu ${full}"
`,
    '/etc/debian_version': `${from}\n`,
    '/etc/issue': `Ubuntu ${full} \\n \\l\n\n`,
  }
}

/** A distribution of the family of Red Hat. */
interface RedHat {
  readonly id: string
  readonly name: string
  /** The file of its own that tells its release, beside /etc/redhat-release. */
  readonly own: string
  /** What its release is called. */
  readonly release: (version: string) => string
  /** How its version is told in os-release(5). */
  readonly named: (version: string) => string
}

const ROCKY_NAMES: Readonly<Record<string, string>> = { 10: 'Red Quartz', 9: 'Blue Onyx', 8: 'Green Obsidian' }
const ALMA_NAMES: Readonly<Record<string, string>> = {
  10: 'Heliotrope Lion',
  9: 'Moss Jungle Cat',
  8: 'Cerulean Leopard',
}

const majorOf = (version: string): string => version.split('.')[0] ?? ''

const withName =
  (names: Readonly<Record<string, string>>) =>
  (version: string): string =>
    `${version} (${names[majorOf(version)] ?? ''})`

const rocky = withName(ROCKY_NAMES)
const alma = withName(ALMA_NAMES)

const redHats: Readonly<Record<string, RedHat>> = {
  fedora: {
    id: 'fedora',
    name: 'Fedora Linux',
    own: 'fedora-release',
    release: (version) => `Fedora release ${version}`,
    named: (version) => `${version} (Container Image)`,
  },
  rockylinux: {
    id: 'rocky',
    name: 'Rocky Linux',
    own: 'rocky-release',
    release: (version) => `Rocky Linux release ${rocky(version)}`,
    named: rocky,
  },
  almalinux: {
    id: 'almalinux',
    name: 'AlmaLinux',
    own: 'almalinux-release',
    release: (version) => `AlmaLinux release ${alma(version)}`,
    named: alma,
  },
  amazonlinux: {
    id: 'amzn',
    name: 'Amazon Linux',
    own: 'amazon-linux-release',
    release: (version) =>
      majorOf(version) === '2' ? 'Amazon Linux release 2 (Karoo)' : `Amazon Linux release ${version} (Amazon Linux)`,
    named: majorOf,
  },
  oraclelinux: {
    id: 'ol',
    name: 'Oracle Linux Server',
    own: 'oracle-release',
    release: (version) => `Oracle Linux Server release ${version}`,
    named: (version) => version,
  },
  centos: {
    id: 'centos',
    name: 'CentOS Linux',
    own: 'centos-release',
    release: (version) => `CentOS Linux release ${version} (Core)`,
    named: (version) => `${majorOf(version)} (Core)`,
  },
}

function redHat(version: string, repository: string): Files {
  const known = redHats[repository.slice(repository.indexOf('/') + 1)]
  if (!known) return {}
  const { id, name, own, release, named } = known
  const told = `${release(version)}\n`
  return {
    '/etc/os-release': `NAME="${name}"
VERSION="${named(version)}"
ID="${id}"
ID_LIKE="rhel fedora"
VERSION_ID="${id === 'centos' || id === 'amzn' ? majorOf(version) : version}"
PRETTY_NAME="${name} ${named(version)}"
`,
    [`/etc/${own}`]: told,
    '/etc/redhat-release': told,
    '/etc/system-release': told,
  }
}

const ALPINE = '3.19.1'
const DEBIAN = '12.4'
const UBUNTU = '22.04'

const NONE = (): Files => ({})

/** What tells in /etc which distribution it is, os-release(5) and others; by the version that an image is made from. */
const distributions: Readonly<
  Record<
    Base,
    {
      readonly files: (version: string, repository: string) => Files
      /** The version below images that are made from it; absent where all images are the distribution's own. */
      readonly usual?: string
      readonly repository?: string
    }
  >
> = {
  scratch: { files: NONE, usual: '' },
  busybox: { files: NONE, usual: '' },
  alpine: { files: alpine, usual: ALPINE, repository: 'alpine' },
  debian: { files: debian, usual: DEBIAN, repository: 'debian' },
  'debian-slim': { files: debian, usual: DEBIAN, repository: 'debian' },
  ubuntu: { files: ubuntu, usual: UBUNTU, repository: 'ubuntu' },
  redhat: { files: redHat },
}

/** The files by which an image's distribution and its version are told. */
export function distributionFiles(repository: string, { base, version }: Pick<Variant, 'base' | 'version'>): Files {
  const { files, usual = version, repository: own } = distributions[base]
  return files(repository === own ? version : usual, repository)
}
