import { expect, test, vi } from 'vitest'
import { createMachine } from '../headless.ts'
import { streams } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['alpine', 'debian', 'node:alpine', 'python:alpine'] },
})
const said = async (line: string): Promise<string> => {
  return streams(await bash.exec(line))
}

test.each([
  ['docker run --rm alpine curl --version', 'executable file not found'],
  ["docker run --rm alpine sh -c 'apk add --no-cache curl && which curl'", 'OK: 9 MiB in 16 packages\n/usr/bin/curl\n'],
  [
    "docker run --rm alpine sh -c 'apk add nosuch; echo $?'",
    'nosuch (no such package):\n    required by: world[nosuch]\n1\n',
  ],
  ["docker run --rm debian sh -c 'apt-get install -y curl; echo $?'", 'E: Unable to locate package curl\n'],
  [
    "docker run --rm debian sh -c 'apt-get update -qq && apt-get install -y curl >/dev/null && which curl'",
    '/usr/bin/curl\n',
  ],
  [
    "docker run --rm debian sh -c 'apt-get update -qq; apt-get -q=2 update; apt-get install -qq curl; apt-get -qq install curl'",
    'Selecting previously unselected package curl.\nUnpacking curl ...\nSetting up curl ...\n',
  ],
  [
    "docker run --rm debian sh -c '(apt-get update && apt-get install -y figlet cowsay htop) > /dev/null; which figlet cowsay htop; cowsay; figlet hi'",
    '/usr/bin/figlet\n/usr/bin/htop\nsh: 1: cowsay: not found\nfiglet: not simulated here\n',
  ],
  [
    "docker run --rm debian sh -c '(apt-get update && apt-get install -y cowsay) > /dev/null; /usr/games/cowsay hi'",
    '< hi >\n',
  ],
  [`docker run --rm debian sh -c "apt update; apt install -y nodejs; node -e 'console.log(1, \\"a\\")'"`, '1 a\n'],
  [`docker run --rm node:alpine node -e 'console.log("Hello world!")'`, 'Hello world!\n'],
  [`docker run --rm node:alpine -e 'console.log(typeof require("fs").readFileSync)'`, 'function\n'],
  ["docker run --rm node:alpine sh -c 'npm run dev; echo $?'", '254\n'],
  [`docker run --rm python:alpine python -c 'print("hi", 3)'`, 'hi 3\n'],
  ['docker run --rm python:alpine pip install flask==3.0.0 requests', ' flask-3.0.0 '],
  ['docker run --rm python:alpine pip install -q flask; echo done', 'done\n'],
  [
    'docker run --rm python:alpine pip install no-such-thing',
    'ERROR: Could not find a version that satisfies the requirement no-such-thing (from versions: none)\nERROR: No matching distribution found for no-such-thing\n',
  ],
  ['docker run --rm python:alpine pip install flask==99', 'No matching distribution found for flask==99\n'],
  ['docker run --rm python:alpine pip install --nope flask', 'no such option: --nope\n'],
  ["docker run --rm python:alpine sh -c 'pip install -q redis; pip freeze'", 'redis=='],
  ["docker run --rm python:alpine pip install 'flask<3'", 'the requirement flask<3 (from versions: 3.1.3)\n'],
  ["docker run --rm python:alpine pip install 'flask==2.*'", 'No matching distribution found for flask==2.*\n'],
  ["docker run --rm python:alpine pip install 'flask>=2.3,<3'", ' flask-2.3 '],
  ["docker run --rm python:alpine pip install 'flask=3'", 'ERROR: Invalid requirement: "flask=3"\n'],
  [
    "docker run --rm python:alpine sh -c 'pip install -q flask; pip list | sed -n 1,4p'",
    'Package      Version\n------------ -------\nblinker      1.9.0\nclick        8.5.1\n',
  ],
  [
    "docker run --rm python:alpine sh -c 'pip install -q flask==3.0.0; pip show flask jinja2'",
    'Name: Flask\nVersion: 3.0.0\nLocation: /usr/local/lib/python3/site-packages\nRequires: blinker, click, itsdangerous, Jinja2, Werkzeug\nRequired-by: \n---\nName: Jinja2\n',
  ],
  ['docker run --rm alpine apk info', 'alpine-baselayout-data\nmusl\nbusybox\n'],
  ["docker run --rm alpine sh -c 'apk add -q curl; apk info -e curl musl nope; echo $?'", 'curl\nmusl\n1\n'],
  ['docker run --rm alpine apk info musl', 'info: what is known of one package is not simulated'],
  ['docker run --rm python:alpine pip show flask', 'WARNING: Package(s) not found: flask\n'],
  ['docker run --rm python:alpine pip list', 'pip     25.3\n'],
  [
    "docker run --rm python:alpine sh -c 'pip install -q flask==3.0.0; pip uninstall -y Flask; flask --version; pip freeze | grep -c Flask'",
    'Found existing installation: Flask 3.0.0\nUninstalling Flask-3.0.0:\n  Successfully uninstalled Flask-3.0.0\n',
  ],
  ['docker run --rm python:alpine pip uninstall -y flask', 'WARNING: Skipping flask as it is not installed.\n'],
  ['docker run --rm python:alpine pip uninstall flask', 'its question is not simulated here; give -y\n'],
  ['docker run --rm python:alpine pip install certifi', 'Successfully installed certifi-2'],
  ['docker run --rm python:alpine pip install --timeout 60 six', 'Successfully installed six-'],
  ['docker run --rm python:alpine python -m pip install six', 'Successfully installed six-'],
  ['docker run --rm python:alpine python3 -m pip --version', '/site-packages/pip (python 3.'],
  [
    "docker run --rm python:alpine sh -c 'pip install -q --prefix=/install flask; ls /install/bin /install/lib/python3/site-packages | head -4; pip freeze'",
    '/install/bin:\nflask\n\n/install/lib/python3/site-packages:\n',
  ],
  ['docker run --rm python:alpine pip install --no-deps six', 'the option --no-deps is not simulated here\n'],
  ['docker run --rm python:alpine pip install -e .', 'the option -e is not simulated here\n'],
  [
    "docker run --rm python:alpine sh -c 'echo -r b > a; echo six > b; pip install -r a'",
    'Successfully installed six-',
  ],
  [
    "docker run --rm python:alpine sh -c 'cd /tmp; echo -r b > a; echo -r a > b; pip install -r a'",
    'ERROR: /tmp/a recursively references itself in /tmp/b\n',
  ],
  [
    "docker run --rm python:alpine sh -c 'echo --index-url x > a; pip install -r a'",
    'ERROR: a: the option --index-url x is not simulated here\n',
  ],
  [
    "docker run --rm node:alpine sh -c 'cd /tmp; echo { > package.json; npm install; echo $?'",
    'error code EJSONPARSE\n',
  ],
  [
    "docker run --rm node:alpine sh -c 'cd /tmp; echo { > package.json; yarn; echo $?'",
    'error An unexpected error occurred',
  ],
  [
    `docker run --rm node:alpine sh -c "cd /tmp; echo '{}' > package.json; npm run constructor"`,
    'npm error Missing script: "constructor"\n',
  ],
  [
    `docker run --rm node:alpine sh -c "cd /tmp; echo '{\\"scripts\\":{\\"x\\":\\"echo\\"}}' > package.json; npm run -s x -- a 'b  c'"`,
    'a b  c\n',
  ],
  ['docker run --rm node:alpine npm prune', 'prune is not simulated'],
  ["docker run --rm node:alpine sh -c 'npm cache clean --force && echo $?'", 'Recommended protections disabled.\n'],
  ['docker run --rm node:alpine npm install --workspaces', 'the option --workspaces of install is not simulated'],
  ['docker run --rm node:alpine npm install --omit dev express', 'added 65 packages'],
  [
    "docker run --rm python:alpine sh -c 'pip install -q flask; pip install flask'",
    'Requirement already satisfied: flask in',
  ],
  [
    'docker run --rm node:alpine npm install no-such-thing',
    "npm error 404  'no-such-thing@*' is not in this registry.\n",
  ],
  [
    'docker run --rm node:alpine npm install express@99',
    'npm error notarget No matching version found for express@99.\n',
  ],
  ["docker run --rm alpine sh -c 'addgroup -S app && adduser -S -G app app && id app'", 'uid=100(app) gid=101(app)'],
  [
    'docker run --rm --network none alpine ping -c 1 8.8.8.8',
    'PING 8.8.8.8 (8.8.8.8): 56 data bytes\nping: sendto: Network unreachable\n',
  ],
  ['echo hi > here; docker run --rm --mount type=bind,source=./,target=/here alpine cat /here/here', 'hi\n'],
  ['docker create --name ex alpine; docker export ex | docker import - im; docker run --rm im ls /bin/ls', '/bin/ls\n'],
  ['docker run -d --network host nginx; curl -s localhost | grep title; ss -tln', '<title>Welcome to nginx!</title>'],
  ['docker run --rm -d --network host nginx; ss -tln', '0.0.0.0:80'],
  [
    'docker run -d -p 8080:80 ubuntu sh -c \'apt-get update && apt-get install -y nginx && nginx -g "daemon off;"\'; sleep 3; curl -s localhost:8080',
    'Welcome to nginx!',
  ],
  [
    "docker run -d --name kv redis; docker run --rm --link kv alpine sh -c 'apk add redis >/dev/null; redis-cli -h kv ping'",
    'PONG\n',
  ],
  [
    `docker run --rm python:alpine sh -c 'pip install -q flask gunicorn; printf "from flask import Flask\\napp = Flask(__name__)\\n@app.route(\\"/\\")\\ndef hello():\\n    return \\"hi\\"\\n" > app.py; gunicorn -b 0.0.0.0:8000 app:app & sleep 1; wget -qO- localhost:8000'`,
    'hi',
  ],
  [
    "docker run --rm python:alpine sh -c 'exec 2>&1; celery x; pip install -q celery django; celery -A tasks worker; echo $?; django-admin startproject x'",
    'celery: not found\ncelery: not simulated here\n1\ndjango-admin: not simulated here\n',
  ],
  ['docker run --rm node:alpine npm ci', 'npm error code EUSAGE\n'],
  ['docker run --rm node:alpine yarn add no-such-thing', 'https://registry.yarnpkg.com/no-such-thing: Not found'],
  [
    "docker run --rm -w /app node:alpine sh -c 'npm init -y >/dev/null; npm i express@^4.18.2 >/dev/null; npm i -D nodemon; grep -A2 ependencies package.json; npm ci'",
    '"express": "^4.18.2"',
  ],
])('%s', async (line, expected) => {
  expect(await said(line)).toContain(expected)
})

test.each([
  ['fedora:39', 'cat /etc/fedora-release', 'Fedora release 39\n'],
  ['rockylinux:9', 'cat /etc/redhat-release', 'Rocky Linux release 9.3 (Blue Onyx)\n'],
  ['amazonlinux:2', 'cat /etc/system-release', 'Amazon Linux release 2 (Karoo)\n'],
  ['almalinux:9', 'bash -c ". /etc/os-release; echo $ID $VERSION_ID"', 'almalinux 9.7\n'],
  ['oraclelinux:9', 'cat /etc/oracle-release', 'Oracle Linux Server release 9.6\n'],
  ['centos:7', 'cat /etc/centos-release', 'CentOS Linux release 7.9.2009 (Core)\n'],
])('docker run %s %s', async (image, command, answer) => {
  await said(`docker pull -q ${image}`)
  expect(await said(`docker run --rm ${image} ${command.replaceAll('$', '\\$')}`)).toBe(answer)
})

test('dnf and yum install packages, and tell of those that there are not', async () => {
  await said('docker pull -q fedora:39')
  const inside = (line: string): Promise<string> => said(`docker run --rm fedora:39 bash -c '${line}'`)
  expect(await inside('exec 2>&1; wget --version; dnf -y install wget && command -v wget')).toBe(
    'bash: line 1: wget: command not found\nDependencies resolved.\n\nTransaction Summary\nInstall  1 Package\n\nInstalled:\n  wget\n\nComplete!\n/usr/bin/wget\n',
  )
  expect(await inside('exec 2>&1; yum install -y nosuch; echo $?')).toBe(
    'No match for argument: nosuch\nError: Unable to find a match: nosuch\n1\n',
  )
  expect(await inside('dnf install tree; echo $?')).toBe('Is this ok [y/N]: Operation aborted.\n1\n')
  expect(
    await inside('dnf install -y tree > /dev/null; dnf remove -y tree | tail -n 4; command -v tree || echo gone'),
  ).toBe('Removed:\n  tree\n\nComplete!\ngone\n')
})

test.each([
  ['alpine', 'apk add --nosuch curl', 'apk: unrecognized option: nosuch\n1\n'],
  ['alpine', 'apk add -Z curl', 'apk: unrecognized option: Z\n1\n'],
  ['alpine', 'apk add -t', 'apk: option requires an argument: t\n1\n'],
  ['alpine', 'apk add --simulate curl', 'apk: the option --simulate is not simulated here\n1\n'],
  ['alpine', 'apk add --update --no-cache -qt .build curl', '(1/2) Installing curl\n(2/2) Installing .build\n'],
  // as apt 2.6.1 says it
  [
    'debian',
    'apt-get --nosuch install curl',
    'E: Command line option --nosuch is not understood in combination with the other options\n100\n',
  ],
  [
    'debian',
    'apt-get -qZ install curl',
    "E: Command line option 'Z' [from -qZ] is not understood in combination with the other options.\n100\n",
  ],
  ['debian', 'apt-get install -o', 'E: Option -o requires an argument.\n100\n'],
  ['debian', 'apt-get install --dry-run curl', 'E: the option --dry-run is not simulated here\n100\n'],
  [
    'debian',
    'apt-get -qq update && apt-get -q=2 -y --no-install-recommends -o Dpkg::Use-Pty=0 install curl',
    'Setting up curl ...\n0\n',
  ],
])('docker run %s %s: an option', async (image, command, answer) => {
  expect(await said(`docker run --rm ${image} sh -c '${command} 2>&1; echo $?'`)).toContain(answer)
})

test('dnf knows its options, and nginx comes with the files of its family', async () => {
  await said('docker pull -q fedora:39')
  const inside = (line: string): Promise<string> => said(`docker run --rm fedora:39 bash -c 'exec 2>&1; ${line}'`)
  expect(await inside('dnf install -y --nosuch tree; echo $?')).toBe(
    'Command line error: unrecognized arguments: --nosuch\n1\n',
  )
  expect(await inside('dnf install -y --downloadonly tree; echo $?')).toBe(
    'Command line error: the option --downloadonly is not simulated here\n1\n',
  )
  expect(await inside('dnf install -y -c; echo $?')).toBe('Command line error: argument -c: expected one argument\n1\n')
  expect(
    await inside(
      'dnf -qy --setopt=install_weak_deps=False --nodocs install nginx > /dev/null; ls /etc/nginx; nginx 2> /dev/null; curl -s localhost 2> /dev/null | grep -o Welcome.to | head -1',
    ),
  ).toMatch(/^fastcgi_params\nmime\.types\nnginx\.conf\n[^]*Welcome to\n$/)
})

test.each([
  [
    'alpine apk add curl',
    /WARNING: fetching https:\/\/\S+\/main: temporary error \(try again later\)\n[^]*ERROR: unable to select packages:\n {2}curl \(no such package\):\n/,
  ],
  ['alpine apk update', /\n2 unavailable, 0 stale; \d+ distinct packages available\n$/],
  [
    "debian sh -c 'apt-get update > /dev/null && echo updated; apt-get install curl > /dev/null; echo $?'",
    /^updated\n100\nW: Failed to fetch \S+\/InRelease {2}Temporary failure resolving 'deb\.debian\.org'\nW: [^]*\nE: Unable to locate package curl\n$/,
  ],
  [
    'python:alpine pip install flask==3.0.0',
    /Retry\(total=0, [^]*\/simple\/flask\/\nERROR: Could not find a version that satisfies the requirement flask==3\.0\.0 \(from versions: none\)\n/,
  ],
  ['python:alpine pip install no-such-thing', /Retry\(total=0, [^]*\/simple\/no-such-thing\/\n/],
])('without the outside: %s', async (line, answer) => {
  expect(await said(`docker run --rm --network none ${line}`)).toMatch(answer)
})

test('packages whose lists are there cannot be fetched without the outside', async () => {
  await said('docker run --name listed debian apt-get update; docker commit listed listed')
  expect(await said('docker run --rm --network none listed apt-get install -y curl')).toMatch(
    /E: Failed to fetch \S+\/curl {2}Temporary failure resolving 'deb\.debian\.org'\nE: Unable to fetch some archives,/,
  )
})

test('pip leaves what meets a requirement as it is, and asks only for the rest', async () => {
  const install = 'docker run -q --name older python:alpine pip install -q flask==2.3; docker commit older older'
  await said(install)
  expect(await said('docker run --rm --network none older pip install flask')).toMatch(
    /already satisfied: flask .* \(2\.3\)\n$/,
  )
  expect(await said('docker run --rm older pip install -qU flask; docker run --rm older pip install -U flask')).toMatch(
    /Successfully installed flask-3\.1\.3\n$/,
  )
  expect(await said('docker run --rm --network none older pip install flask redis')).toMatch(
    /\/simple\/redis\/\nERROR: Could not find a version that satisfies the requirement redis /,
  )
})
