import { describe, expect, it } from 'vitest'
import { createMachine } from '../../../linux/headless.ts'

const FILE = `# comment
"\\C-xa": "one"
zork
set foo on
$if mode=vi
"\\C-xb": "two"
$else
"\\C-xc": "three"
$endif
$if Bash
   "\\C-xd": "four"
$endif
$if version >= 8.3
"\\C-xe": "five"
$endif
$include other
$endif
`

/** What bash 5.2.15 prints, in the order in which it does, without the warning of a script. */
const ROWS: readonly (readonly [line: string, printed: string])[] = [
  ['bind -l | sed -n "1p;100p;\\$p"; bind -l | wc -l', 'abort\nshell-expand-line\nyank-pop\n173\n'],
  ["bind -p | wc -l; bind -p | sed -n '2p;500p'", '487\n"\\C-g": abort\n'],
  [
    'bind -m vi-insert -p | grep -c self-insert; bind -m vi-insert -q vi-movement-mode',
    '238\nvi-movement-mode can be invoked via "\\e\\000".\n',
  ],
  [
    "bind -P | grep -E '^(abort|self-insert|vi-put) '",
    'abort can be found on "\\C-g", "\\C-x\\C-g", "\\e\\C-g".\nself-insert can be found on " ", "!", "\\"", "#", "$", ...\nvi-put is not bound to any keys\n',
  ],
  [
    "bind -v | sed -n '6p;$p'; bind -V | sed -n 7p",
    "set completion-ignore-case off\nset vi-ins-mode-string (ins)\ncompletion-map-case is set to `off'\n",
  ],
  ["bind '\"\\C-x'", 'readline: "\\C-x: no closing `"\' in key binding\n'],
  [
    'bind foo; bind \'"\\C-xr"\'; echo $?',
    'readline: foo: no key sequence terminator\nreadline: "\\C-xr": no key sequence terminator\n0\n',
  ],
  [
    "bind 'set foo on' 'set editing-mode zz'",
    "readline: foo: unknown variable name\nreadline: editing-mode: could not set value to `zz'\n",
  ],
  [
    'bind -q nofn; bind -u nofn; bind -u abort; bind -q abort; echo $?',
    "bash: line 1: bind: `nofn': unknown function name\nbash: line 1: bind: `nofn': unknown function name\nabort is not bound to any keys.\n1\n",
  ],
  [
    'bind -m zork -p; bind -f /nofile',
    "bash: line 1: bind: `zork': invalid keymap name\nbash: line 1: bind: /nofile: cannot read: No such file or directory\n",
  ],
  [
    'bind -x foo; bind -x \'"\\C-a" date\'; bind -x \'"\\C-a": date\' ; bind -x \'"\\C-b":"echo \\"a b\\""\'; bind -X',
    'bash: line 1: bind: foo: first non-whitespace character is not `"\'\nbash: line 1: bind: "\\C-a" date: missing colon separator\n"\\C-a": "date"\n"\\C-b": "echo \\"a b\\""\n',
  ],
  [
    'bind \'"\\C-xq": "hello\\n\\"x"\' \'Control-t: kill-line\' \'"\\C-xr": "abc" : "def"\'; bind -s; bind -S; bind -q kill-line',
    '"\\C-xq": "hello\\C-j\\"x"\n"\\C-xr": "abc"\n\\C-xq outputs hello\\C-j\\"x\n\\C-xr outputs abc\nkill-line can be invoked via "\\C-k", "\\C-t".\n',
  ],
  [
    'bind \'"\\M-u": "x"\' \'RUBOUT: "l"\' \'"\\C-\\M-w": "z\\ey\\M-q\\x41\\a\\d"\'; bind -s',
    '"\\C-?": "l"\n"\\227": "z\\ey\\361A\\C-g\\C-?"\n"\\365": "x"\n',
  ],
  [
    "bind 'set keymap emacs-ctlx'; bind '\"k\": abort'; bind -v | grep keymap; bind -q abort; bind 'set keymap zz'",
    'set keymap emacs-ctlx\nabort can be invoked via "\\C-g", "k".\nreadline: keymap: could not set value to `zz\'\n',
  ],
  [
    "set -o vi; bind -v | grep -E 'keymap|editing'; bind 'set editing-mode emacs'; set -o | grep -E '^(vi|emacs)'",
    'set editing-mode vi\nset keymap vi-insert\nemacs          \ton\nvi             \toff\n',
  ],
  [
    "bind '$zork'; bind '$else'; bind '$endif'; bind '#foo'; bind '\"\\e[A\": history-search-backward'; bind -q previous-history",
    'readline: zork: unknown parser directive\nreadline: $else found without matching $if\nreadline: $endif without matching $if\nprevious-history can be invoked via "\\C-p", "\\eOA".\n',
  ],
  [
    "bind '\"\\C-xr\": \"abc'; bind 'set completion-query-items -1' 'set bell-style none # c'; bind -v | grep -E 'query|bell-'",
    "readline: `\"abc': missing closing quote for macro\nreadline: bell-style: could not set value to `none # c'\nset bell-style audible\nset completion-query-items 0\n",
  ],
  [
    'bind -f rc; echo $?; bind -s',
    'readline: rc: line 3: zork: no key sequence terminator\nreadline: rc: line 4: foo: unknown variable name\nreadline: other: line 2: bar: no key sequence terminator\nreadline: $endif without matching $if\n0\n"\\C-x9": "inc"\n"\\C-xa": "one"\n"\\C-xc": "three"\n"\\C-xd": "four"\n',
  ],
]

describe('bind', () => {
  it('lists, binds and complains as bash 5.2 does', async () => {
    const machine = createMachine({ shell: 'bash' })
    await machine.bash.exec('cat > rc', { stdin: FILE })
    await machine.bash.exec('cat > other', { stdin: '"\\C-x9": "inc"\nbar\n' })
    const warning = 'bash: line 1: bind: warning: line editing not enabled\n'
    for (const [line, printed] of ROWS) {
      const { stdout, stderr } = await machine.bash.exec(`{ ${line}\n} 2>&1 | cat`)
      expect(stderr).toBe('')
      expect(`${line}\n${stdout.replaceAll(warning, '')}`).toBe(`${line}\n${printed}`)
    }
  })

  it('reads the init file that INPUTRC names before it does anything', async () => {
    const machine = createMachine({ shell: 'bash' })
    await machine.bash.exec('cat > rc', { stdin: '"\\C-xa": "one"\n' })
    expect((await machine.bash.exec('INPUTRC=rc; bind -s')).stdout).toBe('"\\C-xa": "one"\n')
  })

  it('refuses what would be seen and is not simulated', async () => {
    const { bash } = createMachine({ shell: 'bash' })
    const { stdout, stderr } = await bash.exec(
      "bind 'set horizontal-scroll-mode on' '\"\\C-x1\": tty-status'; echo $?; bind 'set horizontal-scroll-mode off'; echo $?",
    )
    expect(stdout).toBe('1\n0\n')
    expect(stderr).toContain(
      'bash: line 1: bind: horizontal-scroll-mode: not simulated here\nbash: line 1: bind: tty-status: not simulated here\n',
    )
    const others = await bash.exec(
      "bind 'set prefer-visible-bell off' 'set bind-tty-special-chars off' 2>&1 | grep simul",
    )
    expect(others.stdout).toBe(
      'bash: line 1: bind: prefer-visible-bell: not simulated here\nbash: line 1: bind: bind-tty-special-chars: not simulated here\n',
    )
  })
})
