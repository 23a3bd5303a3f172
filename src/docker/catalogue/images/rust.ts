import { type Repository, variants } from '../repository.ts'

export const rust: Repository = {
  config: { command: ['bash'], env: ['RUSTUP_HOME=/usr/local/rustup', 'CARGO_HOME=/usr/local/cargo'] },
  variants: variants(
    'latest,1 debian 1.91.1 1570 5 14',
    'slim debian-slim 1.91.1 868 4 14',
    'alpine alpine 1.91.1 917 4 14',
  ),
  releases: '1.91.1, 1.90.0, 1.85.1, 1.74.1',
}
