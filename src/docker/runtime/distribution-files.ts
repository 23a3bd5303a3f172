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
  }
}

const ALPINE = '3.19.1'
const DEBIAN = '12.4'
const UBUNTU = '22.04'

const NONE = (): Files => ({})

/** What tells in /etc which distribution it is, os-release(5) and others; by the version that an image is made from. */
const distributions: Readonly<
  Record<Base, { readonly files: (version: string) => Files; readonly usual: string; readonly repository?: string }>
> = {
  scratch: { files: NONE, usual: '' },
  busybox: { files: NONE, usual: '' },
  alpine: { files: alpine, usual: ALPINE, repository: 'alpine' },
  debian: { files: debian, usual: DEBIAN, repository: 'debian' },
  'debian-slim': { files: debian, usual: DEBIAN, repository: 'debian' },
  ubuntu: { files: ubuntu, usual: UBUNTU, repository: 'ubuntu' },
}

/** The files by which an image's distribution and its version are told. */
export function distributionFiles(repository: string, { base, version }: Pick<Variant, 'base' | 'version'>): Files {
  const { files, usual, repository: own } = distributions[base]
  return files(repository === own ? version : usual)
}
