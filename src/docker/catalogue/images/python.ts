import { isSince, pathWith, type Repository, variants } from '../repository.ts'

/** Who signed the releases of a series; since 3.14 nobody does by a key. */
const KEYS: Readonly<Record<string, string>> = {
  '3.13': '7169605F62C751356D054A26A821E680E5FA6305',
  '3.12': '7169605F62C751356D054A26A821E680E5FA6305',
  '3.11': 'A035C8C19219BA821ECEA86B64E628F8D684696D',
  '3.10': 'A035C8C19219BA821ECEA86B64E628F8D684696D',
  '3.9': 'E3FF2839C048B25C084DEBE9B26995E310250568',
  '3.8': 'E3FF2839C048B25C084DEBE9B26995E310250568',
}

export const python: Repository = {
  config: { command: ['python3'] },
  variables(version) {
    const key = KEYS[version.replace(/\.\d+$/, '')]
    return [
      pathWith('/usr/local/bin'),
      ...(isSince(version, 3, 13) ? [] : ['LANG=C.UTF-8']),
      ...(key === undefined ? [] : [`GPG_KEY=${key}`]),
      `PYTHON_VERSION=${version}`,
    ]
  },
  variants: variants(
    'latest,3,3.12 debian 3.12.1 1020 7 14',
    'slim,3-slim,3.12-slim debian-slim 3.12.1 131 4 14',
    'alpine,3-alpine,3.12-alpine alpine 3.12.1 51.8 4 14',
    '3.11 debian 3.11.7 1010 7 14',
  ),
  releases: '3.14.0, 3.13.9, 3.12.1, 3.11.7, 3.10.19, 3.9.24, 3.8.20, 3.7.17, 3.6.15, 2.7.18',
}
