import { type Repository, variants } from '../repository.ts'

export const netshoot: Repository = {
  config: { command: ['zsh'], workingDirectory: '/root' },
  variants: variants('latest,v0.14 alpine 0.14 488 9 200'),
}
