import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streamsAndStatus, withoutIds } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({ now: Date.UTC(2026, 10, 22), docker: { images: ['nginx', 'alpine'], containers: [] } })

async function said(line: string): Promise<string> {
  return withoutIds(streamsAndStatus(await bash.exec(line))).replaceAll(/\b[0-9a-f]{12}\b/g, 'ID')
}

const inspected = (template: string): string => `docker inspect -f '${template}' web`

test.each([
  [
    'docker run -d --name web -m 256m --ulimit nofile=64:128 -v data:/data -v /anon -p 8080:80 --mount type=volume,src=more,dst=/more,readonly nginx nginx -g "daemon off;"',
    'ID\n[0]',
  ],
  [
    inspected('{{json .Config.Entrypoint}} {{json .Config.Cmd}}'),
    '["/docker-entrypoint.sh"] ["nginx","-g","daemon off;"]\n[0]',
  ],
  [inspected('{{json .HostConfig.Binds}} {{json .Config.Volumes}}'), '["data:/data"] {"/anon":{}}\n[0]'],
  [
    inspected('{{range .Mounts}}{{.Destination}}={{.Mode}}={{.RW}} {{end}}'),
    '/data=z=true /anon==true /more=z=false \n[0]',
  ],
  [inspected('{{.HostConfig.Memory}} {{.HostConfig.MemorySwap}}'), '268435456 536870912\n[0]'],
  [inspected('{{json .HostConfig.Ulimits}}'), '[{"Name":"nofile","Hard":128,"Soft":64}]\n[0]'],
  [inspected('{{json .HostConfig.PortBindings}}'), '{"80/tcp":[{"HostIp":"","HostPort":"8080"}]}\n[0]'],
  [
    inspected('{{.HostConfig.NetworkMode}} {{.HostConfig.ShmSize}} {{.LogPath}}'),
    'default 67108864 /var/lib/docker/containers/ID/ID-json.log\n[0]',
  ],
  [inspected('{{.NetworkSettings.MacAddress}} {{.NetworkSettings.IPPrefixLen}}'), '02:42:ac:11:00:02 16\n[0]'],
  [
    'docker create --name bound -v /tmp:/a:rshared,ro -v /tmp:/b -v kept:/c:nocopy alpine > /dev/null; docker inspect -f "{{json .HostConfig.Binds}}{{range .Mounts}} {{.Mode}}={{.Propagation}}{{end}}" bound; docker rm bound; docker volume rm kept',
    '["/tmp:/a:ro,rshared","/tmp:/b","kept:/c:nocopy"] ro,rshared=rshared =rprivate nocopy=\nbound\nkept\n[0]',
  ],
  // Go writes maps in the order of their keys
  [
    'docker create --name maps --label zz=1 --label aa=2 --expose 9 --expose 80 --mount type=tmpfs,dst=/mem --tmpfs /x alpine > /dev/null; docker inspect -f "{{json .Config.Labels}} {{json .Config.ExposedPorts}} {{json .HostConfig.Tmpfs}} {{json .Mounts}}" maps; docker rm maps',
    '{"aa":"2","zz":"1"} {"80/tcp":{},"9/tcp":{}} {"/x":""} [{"Type":"tmpfs","Source":"","Destination":"/mem","Mode":"","RW":true,"Propagation":""}]\nmaps\n[0]',
  ],
  [
    "docker volume create --label b=1 --label a=2 -o type=tmpfs -o device=tmpfs mapped; docker volume inspect -f '{{json .Labels}} {{json .Options}}' mapped; docker volume rm mapped",
    'mapped\n{"a":"2","b":"1"} {"device":"tmpfs","type":"tmpfs"}\nmapped\n[0]',
  ],
  // a new volume begins with what the image has in its place, unless that is not wanted
  [
    'docker run --rm -v full:/etc/nginx nginx ls /etc/nginx | wc -l; docker run --rm -v bare:/etc/nginx:nocopy nginx ls /etc/nginx; docker run --rm --mount src=none,dst=/etc/nginx,volume-nocopy nginx ls /etc/nginx; docker volume rm full bare none',
    '6\nfull\nbare\nnone\n[0]',
  ],
  ['docker run --rm -v $PWD:/a:ro,cached alpine touch /a/x', 'touch: /a/x: Read-only file system\n[1]'],
  [
    'docker run --rm -v $PWD:/a:nocopy alpine',
    "docker: Error response from daemon: invalid mode: nocopy.\nSee 'docker run --help'.\n[125]",
  ],
  ['docker create --name off --entrypoint sh alpine -c true', 'ID\n[0]'],
  [
    "docker inspect -f '{{json .Config.Entrypoint}} {{json .Config.Cmd}} {{.Config.AttachStdout}}' off",
    '["sh"] ["-c","true"] true\n[0]',
  ],
  // fields that the daemon leaves out where they are empty
  [
    "docker inspect -f '{{if .State.Health}}yes{{else}}no{{end}} {{json .Config.Healthcheck}} {{.HostConfig.Init}} {{.Config.Shell}} [{{.Config.MacAddress}}] {{json .HostConfig.Tmpfs}}' off",
    'no null <nil> [] [] null\n[0]',
  ],
  ["docker inspect -f '{{json .Config}}{{json .State}}' off | grep -cE 'Healthcheck|Shell|Health'", '0\n[1]'],
  [
    "docker inspect -f '{{.State.Health.Status}}' off",
    '\ntemplate parsing error: template: :1:8: executing "" at <.State.Health.Status>: map has no entry for key "Health"\n[1]',
  ],
  ["docker inspect -f '{{.Config.Healthcheck}} {{json .Config.ExposedPorts}}' alpine", '<nil> null\n[0]'],
  // a nil slice, a nil map and a nil pointer of Go
  [
    "docker inspect -f '{{.HostConfig.CapAdd}} {{.HostConfig.Devices}} {{.Config.Volumes}} {{.HostConfig.MemorySwappiness}} {{len .HostConfig.Links}}' off",
    '[] [] map[] <nil> 0\n[0]',
  ],
  [
    "docker inspect -f '{{json .HostConfig.CapAdd}} {{json .Config.Volumes}} {{if .HostConfig.CapDrop}}some{{else}}none{{end}}' off",
    'null null none\n[0]',
  ],
  [
    "docker network inspect -f '{{.IPAM.Options}} {{range .IPAM.Config}}{{.Subnet}}{{end}}' bridge",
    'map[] 172.17.0.0/16\n[0]',
  ],
  ['docker inspect -f json off | cut -c 1-7', '[{"Id":\n[0]'],
  [
    "docker image inspect -f '{{.DockerVersion}} {{.Config.StopSignal}} {{json .Config.Volumes}}' nginx",
    '24.0.6 SIGQUIT null\n[0]',
  ],
  [
    'docker network inspect -f \'{{range .Containers}}{{.Name}} {{.IPv4Address}}{{end}} {{index .Options "com.docker.network.bridge.name"}}\' bridge',
    'web 172.17.0.2/16 docker0\n[0]',
  ],
  [
    "docker system df --format '{{.Type}}: {{.TotalCount}} {{.Active}}'",
    'Images: 2 2\nContainers: 2 1\nLocal Volumes: 3 3\nBuild Cache: 0 0\n[0]',
  ],
  [
    'docker system df -v | sed "s/  */ /g"',
    `Images space usage:

REPOSITORY TAG IMAGE ID CREATED SIZE SHARED SIZE UNIQUE SIZE CONTAINERS
nginx latest ID 2 weeks ago 133MB 0B 133MB 1
alpine latest ID 2 weeks ago 7.38MB 0B 7.38MB 1

Containers space usage:

CONTAINER ID IMAGE COMMAND LOCAL VOLUMES SIZE CREATED STATUS NAMES
ID alpine "sh -c true" 0 0B Less than a second ago Created off
ID nginx "/docker-entrypoint.…" 3 170B Less than a second ago Up Less than a second web

Local Volumes space usage:

VOLUME NAME LINKS SIZE
data 1 0B
ID 1 0B
more 1 0B

Build cache usage: 0B

CACHE ID CACHE TYPE SIZE CREATED LAST USED USAGE SHARED
[0]`,
  ],
])('%s', async (line, answer) => expect(await said(line)).toBe(answer))

test.each([
  ['docker cp web:/etc/hostname - | tar -t', 'hostname\n[0]'],
  [
    "docker exec web sh -c 'echo one > /tmp/f; ln -s f /tmp/l; ln -s ../tmp/l /tmp/m'; docker cp web:/tmp/m .; test -L m && rm m; docker cp -L web:/tmp/m .; test -L m || cat m",
    'one\n[0]',
  ],
  [
    'docker cp -L web:/tmp/m - | tar -xO; ln -s m n; docker cp -L n web:/tmp/n; docker exec web cat /tmp/n',
    'one\none\n[0]',
  ],
  ['docker run --rm -h box --domainname example.com alpine hostname -f', 'box.example.com\n[0]'],
  ['docker run --rm -h box --domainname example.com alpine hostname -d', 'example.com\n[0]'],
  ['docker run --rm -h box alpine hostname -f', 'box\n[0]'],
  [
    'mkdir from; echo hi > from/file; tar -c from | docker cp - web:/tmp; docker exec web cat /tmp/from/file',
    'hi\n[0]',
  ],
  [
    'tar -c from | docker cp - web:/nosuch',
    'Error response from daemon: Could not find the file /nosuch in container web\n[1]',
  ],
  [
    'echo no | docker cp - web:/tmp',
    'Error response from daemon: Error processing tar file(exit status 1): unexpected EOF\n[1]',
  ],
  [
    'docker cp web:/nosuch - | wc -c',
    '0\nError response from daemon: Could not find the file /nosuch in container web\n[0]',
  ],
  [
    'docker run --rm -v ./from/file:/etc alpine true',
    /Are you trying to mount a directory onto a file \(or vice-versa\)\? .*\n\[125\]$/,
  ],
  ['docker run -t --rm alpine echo typed | od -c | head -1', '0000000   t   y   p   e   d  \\r  \\n\n[0]'],
  ['docker pull -a nginx:latest', "tag can't be used with --all-tags/-a\n[1]"],
  ["docker volume ls -qf 'name=^da.a$'", 'data\n[0]'],
])('%s', async (line, answer) =>
  expect(await said(line)).toMatch(
    typeof answer === 'string' ? new RegExp(`^${answer.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`) : answer,
  ),
)
