import { type Repository, variants } from '../repository.ts'

export const ubuntu: Repository = {
  config: { command: ['/bin/bash'] },
  variants: variants('latest,22.04,jammy ubuntu 22.04 77.8 0 28', '20.04,focal ubuntu 20.04 72.8 0 28'),
  releases: '26.04, 25.10 questing, 24.04 noble, 22.04, 20.04, 18.04 bionic, 16.04 xenial, 14.04 trusty',
}
