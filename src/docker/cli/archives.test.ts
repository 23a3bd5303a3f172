import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const images = ['alpine', 'nginx', 'registry']
const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images, containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await bash.exec(line))).replaceAll(/\b[0-9a-f]{12}\b/g, 'id')
}

test.each([
  [
    "docker run --name one nginx sh -c 'mkdir /d; echo hi > /d/f; rm /etc/group'; docker diff one",
    'A /d\nA /d/f\nC /etc\nD /etc/group\n[0]',
  ],
  [`docker commit -m words -c 'CMD ["cat", "/d/f"]' one own:1; docker run --rm own:1`, 'sha256:ID\nhi\n[0]'],
  ["docker history --format '{{.Size}} {{.Comment}}' own:1 | head -1", '3B words\n[0]'],
  ["docker commit -c 'RUN true' one", 'Error response from daemon: run is not a valid change command\n[1]'],
  ['docker commit one Bad:Name', 'invalid reference format: repository name must be lowercase\n[1]'],
  [
    'docker save -o own.tar own:1; docker rmi own:1 > /dev/null; docker load -i own.tar; docker run --rm own:1',
    'Loaded image: own:1\nhi\n[0]',
  ],
  [
    "printf 'FROM alpine\\nMAINTAINER Ann\\nCMD true\\n' | docker build -q -t signed - > /dev/null; docker save -o s.tar signed; " +
      "docker rmi signed > /dev/null; docker load -qi s.tar; docker inspect -f '{{.Author}}' signed",
    'Loaded image: signed:latest\nAnn\n[0]',
  ],
  [
    "docker run --name two signed; docker commit two s:2 > /dev/null; docker commit -a Bob -c 'ENV A=1' two s:3 > /dev/null; " +
      "docker inspect -f '[{{.Author}}]' s:2 s:3; docker rm two > /dev/null",
    '[]\n[Bob]\n[0]',
  ],
  [
    'docker save alpine | tar t | sed -E "s/[0-9a-f]{64}/ID/"; docker save alpine | tar xO repositories',
    'ID/\nID/VERSION\nID/json\nID/layer.tar\nID.json\nmanifest.json\nrepositories\n{"alpine":{"latest":"ID"}}\n[0]',
  ],
  [
    "printf 'FROM alpine\\nRUN touch /a\\nWORKDIR /b\\nRUN true\\nCMD true\\n' | docker build -q -t empty - > /dev/null; " +
      "docker inspect -f '{{len .RootFS.Layers}}' empty; docker save empty | tar t | grep -c layer.tar; docker push empty | grep -c :.Prep",
    '4\n4\n4\ndenied: requested access to the resource is denied\n[0]',
  ],
  ['docker save own:1 | docker load', 'Loaded image: own:1\n[0]'],
  [
    'docker save -o nodir/x.tar own:1',
    'failed to save image: invalid output path: directory "nodir" does not exist\n[1]',
  ],
  ['docker save nosuch', 'Error response from daemon: No such image: nosuch\n[1]'],
  ['echo junk | docker load', 'unexpected EOF\n[1]'],
  ['docker export one | docker import - flat:1; docker run --rm flat:1 cat /d/f', 'sha256:ID\nhi\n[0]'],
  [
    'docker save own:1 | gzip > own.tgz; docker load < own.tgz; docker load -qi own.tgz',
    'Loaded image: own:1\nLoaded image: own:1\n[0]',
  ],
  ['docker save own:1 | gzip | head -c 40 | docker load', 'unexpected EOF\n[1]'],
  ['docker export one | gzip | docker import - flat:2; docker run --rm flat:2 cat /d/f', 'sha256:ID\nhi\n[0]'],
  ['docker export one | docker import --platform linux/amd64 - flat:3', 'sha256:ID\n[0]'],
  [
    'docker export one | docker import --platform linux/arm64 -',
    'docker import: images for linux/arm64 are not simulated by this playground\n[1]',
  ],
  [
    'docker import http://nosuch.test/x.tgz',
    'Error response from daemon: Get "http://nosuch.test/x.tgz": dial tcp: lookup nosuch.test: no such host\n[1]',
  ],
  [
    "docker export one > one.tar; docker import one.tar flat:4; docker history --format '{{.Comment}}' flat:4",
    'sha256:ID\nImported from -\n[0]',
  ],
  ['docker import missing.tar', 'open missing.tar: no such file or directory\n[1]'],
  ['docker ps -as --format "{{.Names}} {{.Size}}"', 'one 3B (virtual 133MB)\n[0]'],
  [
    'docker container prune < /dev/null',
    'WARNING! This will remove all stopped containers.\nAre you sure you want to continue? [y/N] Total reclaimed space: 0B\n[0]',
  ],
  ['docker container prune -f --filter until=1h', 'Total reclaimed space: 0B\n[0]'],
  [
    'echo y | docker container prune',
    'WARNING! This will remove all stopped containers.\nAre you sure you want to continue? [y/N] Deleted Containers:\nID\n\nTotal reclaimed space: 3B\n[0]',
  ],
  [
    'docker volume create --label keep kept > /dev/null; docker volume prune -af --filter label!=keep',
    'Total reclaimed space: 0B\n[0]',
  ],
  [
    'docker volume create named > /dev/null; docker volume prune -f --filter label=none --filter all=1; docker volume prune -f --filter all=1 --filter label!=keep',
    'Total reclaimed space: 0B\nDeleted Volumes:\nnamed\n\nTotal reclaimed space: 0B\n[0]',
  ],
  ['docker volume prune -af --filter all=1', 'conflicting options: cannot specify both --all and --filter all=1\n[1]'],
  [
    'docker system prune < /dev/null',
    'WARNING! This will remove:\n  - all stopped containers\n  - all networks not used by at least one container\n  - all dangling images\n  - all dangling build cache\n\nAre you sure you want to continue? [y/N] [0]',
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))

test.each([
  ['docker run -d -p 5000:5000 --name registry registry', 'ID\n[0]'],
  [
    'docker tag alpine localhost:5000/a/b:1; docker push localhost:5000/a/b:1',
    'The push refers to repository [localhost:5000/a/b]\nid: Preparing\nid: Pushed\n1: digest: sha256:ID size: 528\n[0]',
  ],
  [
    'docker push localhost:5000/a/b:1 | grep -v digest',
    'The push refers to repository [localhost:5000/a/b]\nid: Preparing\nid: Layer already exists\n[0]',
  ],
  ["docker images --digests --format '{{.Repository}} {{.Digest}}' | grep -c '^localhost:5000/a/b sha256:'", '1\n[0]'],
  [
    "docker inspect -f '{{len .RepoDigests}}' alpine; docker rmi localhost:5000/a/b:1; docker inspect -f '{{len .RepoDigests}}' alpine",
    '2\nUntagged: localhost:5000/a/b:1\nUntagged: localhost:5000/a/b@sha256:ID\n1\n[0]',
  ],
  ['docker pull -q localhost:5000/a/b:1', 'localhost:5000/a/b:1\n[0]'],
  [
    "docker events --since 1h --until 0s --filter type=image --format '{{.Action}} {{.ID}}' | grep push | uniq",
    'push localhost:5000/a/b:1\n[0]',
  ],
  [
    'docker pull localhost:5000/a/b:2',
    'Error response from daemon: manifest for localhost:5000/a/b:2 not found: manifest unknown: manifest unknown\n[1]',
  ],
  [
    'docker pull -q localhost:1/foo',
    'Error response from daemon: Get "http://localhost:1/v2/": dial tcp 127.0.0.1:1: connect: connection refused\n[1]',
  ],
  ['curl -s localhost:5000/v2/a/b/tags/list', '{"name":"a/b","tags":["1"]}\n[0]'],
  ['docker tag alpine me/app; docker push -q me/app', 'denied: requested access to the resource is denied\n[1]'],
  [
    'docker login -u me --password-stdin <<< secret',
    'Error response from daemon: Get "https://registry-1.docker.io/v2/": unauthorized: incorrect username or password\n[1]',
  ],
  ['cat ~/.docker/config.json 2> /dev/null', '[1]'],
  [
    'docker login -u me --password-stdin localhost:5000 2> /dev/null <<< secret; docker logout localhost:5000',
    'Login Succeeded\nRemoving login credentials for localhost:5000\n[0]',
  ],
  ['docker login', 'Error: Cannot perform an interactive login from a non TTY device\n[1]'],
  ["docker search --format '{{.Name}} {{.IsOfficial}}' welcome", 'docker/welcome-to-docker \n[0]'],
  ["docker search --limit 1 --format '{{.Name}} {{.IsOfficial}}' alpine", 'alpine [OK]\n[0]'],
  [
    'docker search --limit 1 --format \'{{json .}}\' alpine | grep -o \'"IsOfficial":"true"\'',
    '"IsOfficial":"true"\n[0]',
  ],
  [
    'docker -H tcp://127.0.0.1:1 ps',
    'Cannot connect to the Docker daemon at tcp://127.0.0.1:1. Is the docker daemon running?\n[1]',
  ],
  [
    'DOCKER_HOST=tcp://127.0.0.1:2 docker ps',
    'Cannot connect to the Docker daemon at tcp://127.0.0.1:2. Is the docker daemon running?\n[1]',
  ],
  ['docker -D -l debug image ls -q alpine | wc -l', '1\n[0]'],
  ['docker --log-level loud ps', 'Unable to parse logging level: loud\n[1]'],
  [
    'docker context create --docker host=tcp://10.0.0.9:2376 far; docker context use far; docker ps; docker context use default',
    'far\nfar\ndefault\nSuccessfully created context "far"\nCurrent context is now "far"\nCannot connect to the Docker daemon at tcp://10.0.0.9:2376. Is the docker daemon running?\nCurrent context is now "default"\n[0]',
  ],
  [
    'docker context create --description there --docker host=tcp://10.0.0.9:2376,skip-tls-verify=1 far2; docker context create --from far2 near',
    'far2\nnear\nSuccessfully created context "far2"\nSuccessfully created context "near"\n[0]',
  ],
  [
    "docker context inspect -f '{{.Metadata.Description}} {{.Endpoints.docker}} {{.Storage.MetadataPath}}' near",
    'there map[Host:tcp://10.0.0.9:2376 SkipTLSVerify:true] /home/user/.docker/contexts/meta/ID\n[0]',
  ],
  [
    "echo pem > ca; docker context update --docker host=tcp://10.0.0.8:2376,ca=ca near; docker context inspect -f '{{.Metadata.Description}} {{.Endpoints.docker.Host}} {{.TLSMaterial}}' near",
    'near\nthere tcp://10.0.0.8:2376 map[docker:[ca.pem]]\nSuccessfully updated context "near"\n[0]',
  ],
  ['docker context update nosuch', expect.stringMatching(/^context "nosuch": context not found: open .*\n\[1\]$/)],
  [
    'docker context export near; docker context export near; tar tf near.dockercontext',
    'meta.json\ntls/\ntls/docker/\ntls/docker/ca.pem\nWritten file "near.dockercontext"\nopen near.dockercontext: file exists\n[0]',
  ],
  [
    "docker context export near - | docker context import copy -; docker context import near near.dockercontext; docker context inspect -f '{{.Endpoints.docker.Host}} {{.TLSMaterial}}' copy",
    'copy\ntcp://10.0.0.8:2376 map[docker:[ca.pem]]\nSuccessfully imported context "copy"\ncontext "near" already exists\n[0]',
  ],
  ['tar cf other.tar ca; docker context import more other.tar', 'ca: unexpected context file\n[1]'],
  [': > empty.tar; docker context import more empty.tar', 'invalid context: no metadata found\n[1]'],
  [
    'docker context create --docker colour=red more',
    'unable to create docker endpoint config: colour: unrecognized config key\n[1]',
  ],
  [
    'docker context create --docker ca=nosuch more',
    'unable to create docker endpoint config: open nosuch: no such file or directory\n[1]',
  ],
  ['docker context create --docker host=x --from near more', 'cannot use --docker flag when --from is set\n[1]'],
  [
    'docker context use near > /dev/null; docker context rm -f near copy far2; docker context show',
    'near\ncopy\nfar2\ndefault\nCurrent context is now "near"\n[0]',
  ],
  [
    'docker context ls -q; docker context rm far default',
    'default\nfar\nfar\ndefault: context "default" cannot be removed\n[1]',
  ],
])('%s', async (line, answer) => expect(await said(line)).toEqual(answer))

test("a build that is not to be BuildKit's is refused, and its help is docker's own", async () => {
  const refused = await said('DOCKER_BUILDKIT=0 docker build .')
  expect(refused).toMatch(
    /^DEPRECATED: The legacy builder.*docker build: the legacy builder is not simulated.*\n\[1\]$/s,
  )
  expect(await said('DOCKER_BUILDKIT=0 docker builder prune --help 2> /dev/null')).toMatch(
    /^\nUsage: {2}docker builder prune\n/,
  )
})
