import { type Repository, variants } from '../repository.ts'

/** `tags`, version and MB of the image that is current, and the releases that there are besides. */
const distribution = (tags: string, version: string, size: number, releases: string): Repository => ({
  config: { command: ['/bin/bash'] },
  variants: variants(`${tags} redhat ${version} ${size} 0 20`),
  releases,
  flavours: 'minimal slim',
})

/** The distributions of the family of Red Hat; some have no image that is called latest. */
export const redHats: Readonly<Record<string, Repository>> = {
  fedora: distribution('latest,43', '43', 176, '43, 42, 41, 40, 39, 38, 37'),
  rockylinux: distribution('9,9.3', '9.3', 176, '9.3, 8.9'),
  'rockylinux/rockylinux': distribution('latest,10', '10.1', 196, '10.1, 9.7, 8.10'),
  almalinux: distribution('latest,10', '10.1', 188, '10.1, 9.7, 8.10'),
  amazonlinux: distribution('latest,2023', '2023.9', 191, '2023.9, 2'),
  oraclelinux: distribution('9', '9.6', 235, '9.6, 10.1, 8.10, 7.9'),
  centos: distribution('latest,8', '8.4.2105', 231, '8.4.2105 centos8, 7.9.2009 centos7'),
}
