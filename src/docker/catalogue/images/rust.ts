import { pathWith, type Repository, variants } from '../repository.ts'

export const rust: Repository = {
  config: { command: ['bash'], env: ['RUSTUP_HOME=/usr/local/rustup', 'CARGO_HOME=/usr/local/cargo'] },
  variables: (version) => [pathWith('/usr/local/cargo/bin'), `RUST_VERSION=${version}`],
  variants: variants(
    'latest,1 debian 1.91.1 1570 5 14',
    'slim debian-slim 1.91.1 868 4 14',
    'alpine alpine 1.91.1 917 4 14',
  ),
  releases:
    '1.91.1, 1.90.0, 1.89.0, 1.88.0, 1.87.0, 1.86.0, 1.85.1, 1.84.1, 1.83.0, 1.82.0, 1.81.0, 1.80.1, 1.79.0, 1.78.0, 1.77.2, 1.76.0, 1.75.0, 1.74.1, 1.73.0, 1.72.1, 1.71.1, 1.70.0',
}
