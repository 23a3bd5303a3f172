import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { runReal } from '../../testing/real.ts'
import { createMachine } from '../headless.ts'
import { streamsAndStatus } from '../../testing/streams.ts'

// what is loaded when it is first needed takes its time on a busy machine
vi.setConfig({ testTimeout: 60_000 })

const { bash, fs } = createMachine({
  now: Date.UTC(2026, 10, 22),
  docker: { images: ['debian', 'alpine', 'fedora'], containers: [] },
})

/** Lines that both of them are asked. */
const LINES = [
  'nosuch; echo $?',
  './nosuch',
  '/tmp',
  'echo hi; a=(1 2); echo ${a[1]}',
  'echo one\na=(1 2)\necho two',
  'for i in {1..3}; do echo $i; done',
  'cat <<< hi',
  '((i++))',
  'for ((i=0;i<3;i++)); do echo $i; done',
  'a=abc; echo ${a^^}; echo on',
  'a=b; echo ${!a}',
  'echo "${#a[@]}"',
  'a=1; a+=2; echo $a',
  'a[0]=1',
  'ls |& cat',
  'select x in a b; do echo $x; done',
  'declare -a x; typeset x=1; pushd /; shopt -s nullglob; disown',
  'if true; then echo x',
  'if true; echo; fi',
  'while true; do echo',
  'for x in a; do',
  'if a; then b; else',
  'if a',
  'while a',
  'echo "unterminated',
  "echo 'unterminated",
  'echo $(ls',
  'fi',
  'echo )',
  '(echo a',
  '{ echo a',
  'case x in x) echo 1',
  'echo a; ; echo b',
  '| cat',
  'echo >',
  'echo a\necho )',
  'cat < /nosuch',
  'echo > /nosuch/x',
  'set -u; echo $nope; echo on',
  'echo ${nope:?gone}; echo on',
  'cd /nosuch; pwd > /dev/null; echo on',
  'readonly r=1; r=2',
  'echo $BASH_VERSION $BASH $HOSTTYPE',
  '. /nosuch; echo on',
  '. nosuch; echo on',
  'echo {a,b}',
  'type cd',
  'x=$(echo "${y:-a}" | sed s/a/b/); echo "$x" $((1 + 2)) ${x%b}c',
  'f() { local a=1; echo $a $#; }; f x y',
  'set -- a b c; shift; echo "$@" $#',
  'for f in /etc/passw?; do [ -f "$f" ] && echo "$f"; done',
  'case abc in a*) echo yes ;; *) echo no ;; esac',
  'cat <<EOF\n$((2 * 3)) ${HOME:+home}\nEOF',
  'set -e; false; echo on',
  "trap 'echo bye' EXIT; exit 3",
]

const DASH = [
  '[[ -n x ]] && echo bash',
  '[[ a == b && c == d ]]; echo $?',
  'if [[ $a == yes ]]; then echo y; else echo n; fi',
  'source /etc/profile',
  'echo -e "a\\nb"; echo "c\\td"; echo -n x',
  'cat <(echo a)',
  'function f { echo hi; }; f',
  'function f() { echo hi; }; f',
  'a=abc; echo ${a:1:1}; echo on',
  'a=abc; echo ${a//b/x}',
  "echo $'a\\tb'",
  'let i=1+1; echo $i',
  'echo $RANDOM | wc -c',
  '[ x = y ]; [ x == y ]; echo $?',
  '[ 1 -eq x ]',
  '[ a',
  'set -o pipefail; echo on',
  "trap 'echo e' ERR",
  'export -f x',
  'shift 3',
  'exit abc',
  'echo "x" &> /nosuch/y',
  'coproc cat',
  'ls @(a|b)',
  'history',
]

const ASH = [
  '[[ -n x ]] && echo bash',
  'echo -e "a\\nb"; echo "c\\td"',
  'cat <(echo a)',
  'function f { echo hi; }; f',
  'a=abc; echo ${a:1:1} ${a//b/x}',
  "echo $'a\\tb'",
  'let i=1+1; echo $i',
  'set -o pipefail; false | true; echo $?',
  'echo x &> /nosuch/y',
]

describe.each([
  ['debian', ['dash'], [...LINES, ...DASH]],
  ['alpine', ['busybox', 'sh'], [...LINES, ...ASH]],
] as const)('sh in %s', (image, real, lines) => {
  beforeAll(() => bash.exec(`docker run -dit --name ${image} ${image}`))
  afterAll(() => bash.exec(`docker rm -f ${image}`))

  test.each(lines)('%s', async (line) => {
    const { stdout, stderr, status } = runReal([...real, '-c', line])
    await fs.writeFile('/home/user/line', line)
    expect(await bash.exec(`docker exec ${image} sh -c "$(cat line)"`)).toMatchObject({
      stdout,
      stderr: stderr.replace(/^dash: /gm, 'sh: '),
      status,
    })
  })
})

async function said(line: string): Promise<string> {
  return streamsAndStatus(await bash.exec(line))
}

test.each([
  ['debian readlink /bin/sh', 'dash\n[0]'],
  ['debian dash -c nosuch', 'dash: 1: nosuch: not found\n[127]'],
  ['debian sh --version', 'sh: 0: Illegal option --\n[2]'],
  ['debian sh -o pipefail -c true', 'sh: 0: Illegal option -o pipefail\n[2]'],
  [
    `debian sh -c 'printf "nosuch\\n\\n[[ x ]]\\n" > f; sh f; chmod +x f; ./f'`,
    'f: 1: nosuch: not found\nf: 3: [[: not found\n./f: 1: nosuch: not found\n./f: 3: [[: not found\n[127]',
  ],
  [
    `debian sh -c '{ yes ": a line of a long script" | head -n 1000; echo "[[ x ]]"; } > f; sh f'`,
    'f: 1001: [[: not found\n[127]',
  ],
  ['debian sh -c \'bash -c "[[ -n x ]] && echo bash"\'', 'bash\n[0]'],
  ['debian sh -c \'eval "a=(1)"; echo on\'', 'sh: 1: Syntax error: "(" unexpected\n[2]'],
  ['fedora sh -c "a=(1 2); [[ -n x ]] && echo ${a[1]}"', '2\n[0]'],
  ["fedora sh -c 'nosuch'", 'sh: line 1: nosuch: command not found\n[127]'],
])('%s', async (line, answer) => {
  expect(await said(`docker run --rm ${line.replaceAll('$', '\\$')}`)).toBe(answer)
})

test('the steps of a build speak so, too', async () => {
  const { stderr } = await bash.exec("printf 'FROM debian\\nRUN set -o pipefail && true' | docker build -")
  expect(stderr).toContain('/bin/sh: 1: set: Illegal option -o pipefail\n')
  expect(stderr).toContain('did not complete successfully: exit code: 2\n')
})
