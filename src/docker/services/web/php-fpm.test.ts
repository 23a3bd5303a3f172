import { beforeAll, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'
import { streams } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const files = {
  'default.conf': `server {
  listen 80;
  index index.php index.html;
  root /var/www/html;
  location / { try_files $uri $uri/ /index.php?$query_string; }
  location ~ \\.php$ {
    try_files $uri =404;
    fastcgi_pass php:9000;
    fastcgi_index index.php;
    include fastcgi_params;
    fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
  }
}
`,
  'src/index.php': '<h1>first <?php echo "two"; ?></h1>\n',
  'src/info.php': '<?php echo "info";\n',
  'src/plain.txt': 'plain\n',
  'compose.yaml': `services:
  web:
    image: nginx
    ports: ['8080:80']
    volumes: ['./src:/var/www/html', './default.conf:/etc/nginx/conf.d/default.conf']
    depends_on: [php]
  php:
    image: php:8.2-fpm
    volumes: ['./src:/var/www/html']
`,
}

let machine: HeadlessMachine

async function said(line: string): Promise<string> {
  return streams(await machine.bash.exec(line))
}

beforeAll(async () => {
  machine = createMachine({
    now: Date.UTC(2026, 0, 10, 12),
    docker: { images: ['nginx', 'php:8.2-fpm'], containers: [] },
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [`/home/user/web/${name}`, text])),
  })
  await said('cd web; docker compose up -d')
})

test.each([
  ['/', '<h1>first two</h1>\n200'],
  ['/info.php', 'info200'],
  ['/plain.txt', 'plain\n200'],
  ['/some/route?a=1', '<h1>first two</h1>\n200'],
])('nginx asks PHP for %s where it has to', async (path, expected) => {
  expect(await said(`curl -s -w '%{http_code}' 'localhost:8080${path}'`)).toBe(expected)
})

test('a script that is not there is not asked for, and PHP logs what is', async () => {
  expect(await said("curl -s -o /dev/null -w '%{http_code}' localhost:8080/nowhere.php")).toBe('404')
  expect(await said('curl -sI localhost:8080/info.php')).toContain('X-Powered-By: PHP/8.2')
  const log = await said('docker compose logs --no-log-prefix php')
  expect(log).toContain('NOTICE: fpm is running, pid 1\n')
  expect(log).toContain('NOTICE: ready to handle connections\n')
  expect(log).toMatch(/172\.18\.0\.\d -  10\/Jan\/2026:12:\d\d:\d\d \+0000 "HEAD \/info\.php" 200\n/)
  expect(log).not.toContain('nowhere')
})

test('without PHP there is a bad gateway, and nginx does not start', async () => {
  await said('docker compose stop -t 0 php')
  expect(await said("curl -s -o /dev/null -w '%{http_code}' localhost:8080/info.php")).toBe('502')
  expect(await said('docker compose restart web; docker compose logs web')).toContain(
    'host not found in upstream "php" in /etc/nginx/conf.d/default.conf:8',
  )
})

test('what PHP does not do is refused', async () => {
  expect(await said('docker run --rm php:8.2-fpm php-fpm -v')).toMatch(/^PHP 8\.2\.\d+ \(fpm-fcgi\)\n$/)
  expect(await said('docker run --rm php:8.2-fpm php-fpm -t')).toBe('php-fpm: -t: not simulated here\n')
  expect(await said('docker run --rm php:8.2-fpm php-fpm -F -R')).toBe('php-fpm: -R: not simulated here\n')
})
