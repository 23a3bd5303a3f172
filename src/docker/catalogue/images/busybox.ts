import { type Repository, variants } from '../repository.ts'

export const busybox: Repository = {
  config: { command: ['sh'] },
  variants: variants('latest,1,1.36 busybox 1.36.1 4.26 0 150'),
  releases: '1.37.0, 1.36.1, 1.35.0, 1.34.1',
  flavours: 'glibc musl uclibc',
}
