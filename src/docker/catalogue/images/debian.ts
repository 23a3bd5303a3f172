import { type Repository, variants } from '../repository.ts'

export const debian: Repository = {
  config: { command: ['bash'] },
  variants: variants('latest,12,bookworm debian-slim 12.4 117 0 14', 'bookworm-slim debian-slim 12.4 74.8 0 14'),
  releases: '13.2 trixie stable, 12.4 bookworm, 11.11 bullseye, 10.13 buster, sid, testing',
}
