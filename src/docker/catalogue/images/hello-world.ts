import { type Repository, variants } from '../repository.ts'

export const helloWorld: Repository = {
  config: { command: ['/hello'] },
  variants: variants('latest,linux scratch 1 0.0133 1 200'),
}
