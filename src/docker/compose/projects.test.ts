import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const FOLDER = new URL('fixtures/projects/', import.meta.url)

/** The files of a sample project, by their paths on the machine. */
function filesOf(name: string): Readonly<Record<string, string>> {
  const paths = readdirSync(new URL(name, FOLDER), { recursive: true, encoding: 'utf8' })
  const files = paths.filter((path) => /[^/]*\.|Dockerfile|conf$/.test(path))
  return Object.fromEntries(
    files.map((path) => [`/home/user/app/${path}`, readFileSync(new URL(`${name}/${path}`, FOLDER), 'utf8')]),
  )
}

/** Projects of the kind that people copy: each is brought up, asked one thing, and taken away with all it made. */
test.each<[name: string, services: number, line: string, answer: string]>([
  ['elasticsearch-logstash-kibana', 3, 'curl -s localhost:5601', 'kibana-docker is not simulated here\n'],
  ['gitea-postgres', 2, 'docker compose exec db psql -U gitea -Atc "select 1"', '1\n'],
  ['long-forms', 2, 'until curl -s localhost:5001; do sleep 1; done', 'app'],
  ['nextcloud-redis-mariadb', 3, 'docker compose exec redis redis-cli ping', 'PONG\n'],
  ['nginx-flask-mysql', 3, 'curl -s localhost', 'blog'],
  ['postgres-pgadmin', 2, 'docker compose exec postgres psql -U u d -Atc "select 1"', '1\n'],
  ['profiles-configs', 2, 'curl -s localhost:8080; docker compose exec web printenv A', '<h1>Shop</h1>\n1\n'],
  ['prometheus-grafana', 2, 'curl -s localhost:9090', 'prometheus is not simulated here\n'],
  [
    'react-express-mongodb',
    3,
    'docker compose exec mongo mongosh --quiet --eval "db.runCommand({ ping: 1 }).ok"',
    '1\n',
  ],
  ['traefik-go', 2, 'docker compose exec frontend wget -qO- backend', 'Hello'],
  ['wordpress-mariadb', 2, 'docker compose exec db mariadb -uroot -psomewordpress -Ne "select 1"', '1\n'],
])('%s', async (name, services, line, answer) => {
  const { bash } = createMachine({
    now: Date.UTC(2026, 0, 1),
    files: filesOf(name),
    docker: { images: [], containers: [] },
  })
  const up = await bash.exec('cd app; docker compose up -d --build')
  expect(up.stderr.split('\n').slice(-3).join('\n')).not.toContain('rror')
  expect(up.status).toBe(0)
  expect((await bash.exec('docker compose ps -q | wc -l')).stdout.trim()).toBe(String(services))
  expect((await bash.exec(line)).stdout).toBe(answer)
  expect((await bash.exec('docker compose down -v; docker ps -aq; docker volume ls -q')).stdout).toBe('')
})
