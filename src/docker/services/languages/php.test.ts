import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { HeadlessMachine } from '../../../linux/headless.ts'
import { createMachine } from '../../headless.ts'
import { phpText } from './php-source.ts'
import { streamsAndStatus } from '../../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test.each([
  ['<?php echo "Hello";', 'Hello'],
  ['<?php\necho "a\\tb\\n", \'c\\n\' . 42 . PHP_EOL;', 'a\tb\nc\\n42\n'],
  ['<p>\n<?php $n = "World"; // a ; in a comment\nprint "Hi $n! {$n}"; ?>\n</p>\n', '<p>\nHi World! World</p>\n'],
  ['<b><?= $x = 1 ?></b>', undefined],
  [
    '<?php $x = "a;b"; /* echo 1; */ ?><b><?= $x ?></b> <?= phpversion() ?>\n<?= PHP_VERSION; ?>',
    '<b>a;b</b> 8.3.1<br>',
  ],
  ['<?php echo 1 + 1;', undefined],
  ['<?php if (true) { echo 1; }', undefined],
  ['<?php echo "$unset";', undefined],
  ['<?php echo "$a[0]";', undefined],
])('%s', (source, text) => {
  const result = phpText(source, { version: '8.3.1', isPage: true })
  expect(result.type === 'text' ? result.text : undefined).toBe(text?.replace('<br>', '8.3.1'))
})

describe('the images of PHP', () => {
  let machine: HeadlessMachine

  async function said(line: string): Promise<string> {
    return streamsAndStatus(await machine.bash.exec(line))
  }

  beforeAll(async () => {
    machine = createMachine({
      now: Date.UTC(2026, 0, 1),
      files: {
        '/home/user/index.php': '<h1><?php echo "It is " . PHP_VERSION; ?></h1>\n',
        '/home/user/odd.php': '<?php phpinfo();\n',
        '/home/user/a.css': 'b {}\n',
      },
      docker: { images: ['php:8.2-apache', 'php:8.2-fpm', 'php'], containers: [] },
    })
    await machine.bash.exec('docker run -d --name web -p 8080:80 -v .:/var/www/html php:8.2-apache; sleep 1')
  })

  test.each([
    ['curl -s localhost:8080', '<h1>It is 8.2.29</h1>\n[0]'],
    ['curl -s localhost:8080/index.php', '<h1>It is 8.2.29</h1>\n[0]'],
    ['curl -s localhost:8080/a.css', 'b {}\n[0]'],
    ['curl -so /dev/null -w "%{http_code}" localhost:8080/nope.php', '404[0]'],
    [
      'curl -s localhost:8080/odd.php',
      'php: only programs that print texts and numbers are simulated here, and not: phpinfo()\n[0]',
    ],
    ['docker exec web pwd', '/var/www/html\n[0]'],
    ['docker inspect php:8.2-fpm -f "{{.Config.Cmd}} {{.Config.ExposedPorts}}"', '[php-fpm] map[9000/tcp:{}]\n[0]'],
    [`docker run --rm php php -r 'echo "a", 1;'`, 'a1[0]'],
    [
      'docker run --rm php which php docker-php-ext-install',
      '/usr/local/bin/php\n/usr/local/bin/docker-php-ext-install\n[0]',
    ],
    [
      'docker run --rm php sh -c "docker-php-ext-install pdo_mysql opcache > log; cat /usr/local/etc/php/conf.d/*"',
      'zend_extension=opcache\nextension=pdo_mysql\n[0]',
    ],
    [
      'docker run --rm php docker-php-ext-install nope 2>&1 | head -3',
      'error: /usr/src/php/ext/nope does not exist\n\nusage: /usr/local/bin/docker-php-ext-install [-jN] [--ini-name file.ini] ext-name [ext-name ...]\n[0]',
    ],
  ])('%s', async (line, answer) => {
    expect(await said(line)).toBe(answer)
  })
})
