import { pathWith, type Repository, variants } from '../repository.ts'

export const ruby: Repository = {
  config: { command: ['irb'] },
  variables: (version) => [
    pathWith('/usr/local/bundle/bin'),
    'LANG=C.UTF-8',
    `RUBY_VERSION=${version}`,
    `RUBY_DOWNLOAD_URL=https://cache.ruby-lang.org/pub/ruby/${version.replace(/\.\d+$/, '')}/ruby-${version}.tar.xz`,
    'GEM_HOME=/usr/local/bundle',
    'BUNDLE_SILENCE_ROOT_WARNING=1',
    'BUNDLE_APP_CONFIG=/usr/local/bundle',
  ],
  variants: variants(
    'latest,3,3.2 debian 3.2.2 993 6 14',
    'slim debian-slim 3.2.2 210 4 14',
    'alpine alpine 3.2.2 88.1 4 14',
  ),
  releases: '3.4.7, 3.3.10, 3.2.2, 3.1.7, 3.0.7, 2.7.8, 2.6.10, 2.5.9',
}
