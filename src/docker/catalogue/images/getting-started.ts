import { type Repository, variants } from '../repository.ts'
import { welcomeToDocker } from './welcome-to-docker.ts'

export const gettingStarted: Repository = {
  ...welcomeToDocker,
  variants: variants('latest alpine 1.23.3 47 8 1000'),
}
