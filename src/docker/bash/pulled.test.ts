import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../linux/headless.ts'
import { createMachine } from '../headless.ts'
import { streamsAndStatus } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streamsAndStatus(await machine.bash.exec(line))
}

beforeAll(() => {
  machine = createMachine({ now: Date.UTC(2026, 10, 21, 12), docker: { images: ['alpine'], containers: [] } })
})

const digest = "$(docker images --digests --format '{{.Digest}}' alpine)"
const NO_DIGEST = `sha256:${'0'.repeat(64)}`

test('an image is pulled and run by the digest that it has, and by no other', async () => {
  expect((await said(`docker pull alpine@${digest}`)).replaceAll(/[0-9a-f]{64}/g, 'ID')).toBe(
    `docker.io/library/alpine@sha256:ID: Pulling from library/alpine
Digest: sha256:ID
Status: Image is up to date for alpine@sha256:ID
docker.io/library/alpine@sha256:ID
[0]`,
  )
  expect(await said(`docker run --rm alpine@${digest} echo here`)).toBe('here\n[0]')
  const unknown = `manifest for alpine@${NO_DIGEST} not found: manifest unknown: manifest unknown`
  expect(await said(`docker pull alpine@${NO_DIGEST}`)).toBe(`Error response from daemon: ${unknown}\n[1]`)
  expect(await said(`docker run --rm alpine@${NO_DIGEST}`)).toBe(
    `Unable to find image 'alpine@${NO_DIGEST}' locally\ndocker: Error response from daemon: ${unknown}.\nSee 'docker run --help'.\n[125]`,
  )
})

test('what comes by a digest has no tag', async () => {
  await said(`at=${digest}; docker rmi alpine; docker pull alpine@$at`)
  expect(await said("docker images --format '{{.Repository}}:{{.Tag}}'")).toContain('<none>\n[0]')
  await said('docker pull alpine')
})

test.each([
  ['rust:1.75', 'cargo --version', 'cargo 1.75.0\n[0]'],
  ['maven:3-eclipse-temurin-21', 'mvn --version', 'Apache Maven 3.9.11\nMaven home: /usr/share/maven\n[0]'],
  ['ruby:3.3', 'ruby -v', 'ruby 3.3.10 [x86_64-linux]\n[0]'],
  ['ruby:3.3', 'ruby a.rb', 'ruby: not simulated here; --version, -v tells its version\n[1]'],
  ['eclipse-temurin:8', 'javac -version', 'javac 1.8.0_472\n[0]'],
  ['haproxy:2.3', 'haproxy -v', 'HAProxy version 2.3.21 - https://haproxy.org/\n[0]'],
  ['haproxy:2.3', 'haproxy -c -f /etc/hosts', 'haproxy: -c: not simulated here\n[1]'],
  ['haproxy:2.3', 'haproxy -f', 'haproxy: -f: not simulated here\n[1]'],
  [
    'haproxy:2.3',
    'haproxy -W -db -f /nosuch.cfg',
    '[ALERT]    (1) : Cannot open configuration file/directory /nosuch.cfg : No such file or directory\n[1]',
  ],
  ['mcr.microsoft.com/dotnet/sdk:8.0', 'dotnet --version', '8.0.416\n[0]'],
  ['julia', 'julia', 'julia: not simulated here\n[1]'],
  ['docker:24', 'sh -c "echo here"', 'here\n[0]'],
])('docker run %s %s', async (image, command, answer) => {
  await said(`docker pull -q ${image}`)
  expect(await said(`docker run --rm ${image} ${command}`)).toBe(answer)
})

test.each([
  'tomcat:9.0',
  'tomcat:10-jdk17-temurin',
  'sonarqube:lts-community',
  'openjdk:8-jdk-alpine',
  'ghost:5-alpine',
  'jenkins/jenkins:lts-jdk17',
  'gitea/gitea:1.21',
  'grafana/grafana-oss:9.5.2',
  'prom/prometheus:v2.45.0',
  'phpmyadmin/phpmyadmin:5.2',
  'prakhar1989/catnip:latest',
  'moby/buildkit:buildx-stable-1',
])('%s can be pulled', async (image) =>
  expect(await said(`docker pull -q ${image}`)).toBe(`docker.io/${image.includes('/') ? '' : 'library/'}${image}\n[0]`),
)

test.each([
  ['bash:5', "bash -c 'echo here'", 'here\n[0]'],
  ['golang:1.22', 'go env GOPATH GOOS', '/go\nlinux\n[0]'],
  ['docker:cli', 'docker ps', 'docker: not simulated here\n[1]'],
  ['cassandra', 'nodetool status', 'nodetool: not simulated here\n[1]'],
  ['hashicorp/http-echo', '', 'Missing -text option!\n[127]'],
])('docker run %s %s', async (image, command, answer) => {
  await said(`docker pull -q ${image}`)
  expect(await said(`docker run --rm ${image} ${command}`)).toBe(answer)
})

test('http-echo answers with its text, and an image of curl asks it', async () => {
  await said('docker pull -q hashicorp/http-echo; docker pull -q curlimages/curl; docker network create echoes')
  await said('docker run -d --name one --network echoes hashicorp/http-echo -text="one and only"')
  await said('docker run -d --name two --network echoes hashicorp/http-echo -text two -listen :80 -status-code 404')
  expect(await said('docker run --rm --network echoes curlimages/curl -s http://one:5678')).toBe('one and only\n[0]')
  expect(await said("docker run --rm --network echoes curlimages/curl -s -w '%{http_code}\\n' http://two/x")).toBe(
    'two\n404\n[0]',
  )
  expect(await said('docker logs one')).toMatch(
    /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \[INFO\] server is listening on :5678\n\[0\]$/,
  )
})

test('a distroless image knows who nonroot is, and npm ci takes what it is to include', async () => {
  await said(
    'docker pull -q gcr.io/distroless/base-debian12; docker pull -q golang:1.22; docker pull -q node:20-alpine',
  )
  const main = 'package main\\n\\nimport "fmt"\\n\\nfunc main() {\\n\\tfmt.Println("here")\\n}\\n'
  const recipe =
    'FROM golang:1.22 AS b\\nCOPY . .\\nRUN go build -o /it\\nFROM gcr.io/distroless/base-debian12\\nCOPY --from=b /it /it\\nUSER nonroot:nonroot\\nENTRYPOINT ["/it"]\\n'
  await said(
    `mkdir -p ~/go1 && cd ~/go1 && printf '${main}' > main.go && printf 'module it\\n' > go.mod && printf '${recipe}' > Dockerfile`,
  )
  expect(await said('cd ~/go1; docker build -q -t bare . > /dev/null; docker run --rm bare')).toBe('here\n[0]')
  const inside =
    'cd /tmp && echo "{\\"devDependencies\\":{\\"nodemon\\":\\"*\\"}}" > package.json && npm install > /dev/null && rm -r node_modules && npm ci --include=dev | grep added; ls node_modules | grep nodemon'
  expect(await said(`docker run --rm node:20-alpine sh -c '${inside}'`)).toMatch(
    /^added \d+ packages.*\nnodemon\n\[0\]$/,
  )
})
