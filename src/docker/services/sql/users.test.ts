import { expect, test, vi } from 'vitest'
import { createMachine } from '../../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const FILE = `services:
  maria:
    image: mariadb
    user: mysql
    volumes: ["maria:/var/lib/mysql"]
    environment: { MARIADB_ROOT_PASSWORD: secret }
    healthcheck:
      test: ["CMD", "/usr/local/bin/healthcheck.sh", "--su-mysql", "--connect", "--innodb_initialized"]
      interval: 2s
  post:
    image: postgres
    user: postgres
    volumes: ["post:/var/lib/postgresql/data"]
    environment: { POSTGRES_PASSWORD: secret }
    depends_on: { maria: { condition: service_healthy } }
volumes:
  maria:
  post:
`

test('servers of databases run as their own users on volumes of their own, and are asked by them', async () => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: { '/home/user/app/compose.yaml': FILE },
    docker: { images: ['mariadb', 'postgres'], containers: [] },
  })
  const up = await bash.exec('cd app; docker compose up -d; sleep 2')
  expect(up.stderr).toContain(' Container app-maria-1  Healthy\n')
  expect((await bash.exec('docker compose exec post psql -Atc "select current_user"')).stdout).toBe('postgres\n')
  const odd = await bash.exec('docker compose exec maria healthcheck.sh --nope')
  expect([odd.stderr, odd.status]).toEqual(['healthcheck.sh: the test --nope is not simulated\n', 1])
})
