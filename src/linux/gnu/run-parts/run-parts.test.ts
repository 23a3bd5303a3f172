import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

const TRY = "Try `run-parts --help' for more information.\n"

rowsInTurn(
  [
    ['run-parts', `run-parts: missing operand\n${TRY}[1]`],
    ['run-parts a b', `run-parts: missing operand\n${TRY}[1]`],
    ['run-parts -z', `run-parts: invalid option -- 'z'\n${TRY}[1]`],
    ['run-parts --arg', `run-parts: option '--arg' requires an argument\n${TRY}[1]`],
    ['run-parts --list --test d', `run-parts: --list and --test can not be used together\n${TRY}[1]`],
    ['run-parts nope', 'run-parts: failed to open directory nope: No such file or directory\n[1]'],
    ['run-parts f', 'run-parts: failed to open directory f: Not a directory\n[1]'],
    ['run-parts --umask=abc d', 'run-parts: bad umask value\n[1]'],
    ["run-parts --regex='[' d", 'Unable to build regexp: Invalid regular expression\n[1]'],
    ['run-parts d', 'one\none\n[0]'],
    ['run-parts -a x d', 'one x\none x\n[0]'],
    ['run-parts -v d', 'run-parts: executing d/a\none\nrun-parts: executing d/b\none\n[0]'],
    ['run-parts --test d', 'd/a\nd/b\n[0]'],
    ['run-parts --reverse --test d', 'd/b\nd/a\n[0]'],
    ['run-parts --list d', 'd/a\nd/b\nd/noexec\n[0]'],
    ['run-parts --regex=^c --test d', 'd/c.sh\n[0]'],
    [
      'ln -s nowhere d/k; run-parts --test d; rm d/k',
      'run-parts: failed to stat component d/k: No such file or directory\nd/a\nd/b\n[0]',
    ],
    ["printf '#!/bin/sh\\nexit 3\\n' > d/a; run-parts d", 'run-parts: d/a exited with return code 3\none\n[1]'],
    ['run-parts --exit-on-error d', 'run-parts: d/a exited with return code 3\n[1]'],
    ['run-parts --report d', "run-parts: option '--report' is not simulated here\n[1]"],
  ],
  {},
  "mkdir -p d/sub; printf '#!/bin/sh\\necho one $1\\n' | tee d/a d/b d/c.sh > /dev/null; chmod +x d/*; touch f d/noexec",
)
