import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  gone,
  holdsLine,
  labelled,
  not,
  printed,
  ran,
  toldVariable,
  typed,
  unharmed,
} from '../linux/goals.ts'

export const environmentAndPath: LessonSource = {
  id: 'environment-and-path',
  title: 'Environment and PATH',
  description: 'Programs are told some variables, and the shell has a list of places where it looks for programs.',
  steps: [
    {
      words: [
        { text: 'printenv', kind: 'program', meaning: 'prints the environment' },
        { text: 'HOME', kind: 'variable', meaning: 'only this variable' },
      ],
      explanation: 'Every program is told a set of variables, its environment. HOME is where your home directory is.',
      goal: labelled(
        'The value of HOME was printed',
        all(toldVariable('HOME|~'), printed('(^|="?|^[^/]* )/home/user"?$')),
      ),
      wrong: ['printenv PATH', 'printenv home', 'echo HOME', 'echo /home/user', 'pwd', 'echo $HOM'],
      also: [
        'declare -p HOME',
        'export -p | grep HOME',
        'echo ~',
        'echo $HOME',
        'echo "$HOME"',
        'env | grep HOME',
        'printenv | grep ^HOME',
        'printf "%s\\n" "$HOME"',
      ],
    },
    {
      words: [
        { text: 'GREETING=hi', kind: 'variable', meaning: 'for this one command' },
        { text: 'printenv', kind: 'program', meaning: 'prints the environment' },
        { text: 'GREETING', kind: 'variable', meaning: 'only this variable' },
      ],
      explanation: 'A value before a command is for that command alone. Afterwards the shell knows nothing of it.',
      goal: labelled(
        'printenv was told GREETING',
        all(
          printed('(^|=)hi$'),
          { type: 'printed', text: { lines: 1 } },
          typed('GREETING='),
          ran('printenv', 'env', 'bash', 'sh'),
        ),
      ),
      wrong: [
        'printenv GREETING',
        'GREETING=hi',
        'echo hi',
        'GREETING=hi; printenv GREETING',
        'GREETING = hi printenv GREETING',
        'GREETING=hi echo $GREETING',
        'GREETING=ho printenv GREETING',
      ],
      also: [
        'GREETING="hi" printenv GREETING',
        'env GREETING=hi printenv GREETING',
        'GREETING=hi env | grep GREETING',
        "GREETING=hi bash -c 'echo $GREETING'",
        'export GREETING=hi; printenv GREETING; unset GREETING',
      ],
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: '$PATH', kind: 'variable', meaning: 'where programs are looked for' },
      ],
      explanation:
        'PATH is a list of directories with colons between them. When you type the name of a program, the shell looks there for it, from left to right.',
      goal: labelled(
        'PATH was printed',
        all(any(printed('(^|="?)/[^ ]*:/usr/bin:'), printed('(^| )/usr/bin( |$)')), typed('PATH')),
      ),
      wrong: ['echo PATH', "echo '$PATH'", 'echo $Path', 'echo path', '$PATH', 'ls /usr/bin/ls'],
      also: [
        'declare -p PATH',
        'echo ${PATH//:/ }',

        'echo "$PATH"',
        'printenv PATH',
        'env | grep ^PATH',
        'echo $PATH | tr : "\\n"',
        'echo ${PATH}',
        'printf "%s\\n" "$PATH"',
      ],
    },
    {
      words: [
        { text: 'mkdir', kind: 'program', meaning: 'makes directories' },
        { text: 'bin', kind: 'directory', meaning: 'for programs of your own' },
        { text: '&&', kind: 'operator', meaning: 'and if that worked' },
        { text: 'printf', kind: 'command', meaning: 'prints after a pattern' },
        { text: "'#!/bin/bash\\necho Made by me\\n'", kind: 'text', meaning: 'a script of two lines' },
        { text: '>', kind: 'operator', meaning: 'into the file that follows' },
        { text: 'bin/hello', kind: 'file', meaning: 'the script' },
      ],
      explanation: 'Makes a directory for programs of your own, and a script in it.',
      goal: labelled(
        'bin/hello holds a script',
        all(holdsLine('~/bin/hello', '^#!.*(/| )(ba)?sh$'), holdsLine('~/bin/hello', '^ *(echo|printf) .*Made by me')),
      ),
      wrong: [
        'mkdir bin',
        "printf '#!/bin/bash\\necho Made by me\\n' > bin/hello",
        'mkdir bin && touch bin/hello',
        "mkdir bin && printf '#!/bin/bash\\necho Made by me\\n' > hello; rm hello",
        'mkdir bin && echo Made by me > bin/hello',
        "mkdir bin && printf '#!/bin/bash\\necho Made by me\\n'",
      ],
      also: [
        "mkdir bin; printf '#!/bin/bash\\necho Made by me\\n' > bin/hello",
        'mkdir -p bin && printf \'#!/bin/bash\\necho "Made by me"\\n\' > ./bin/hello',
        "mkdir bin && echo -e '#!/bin/bash\\necho Made by me' > bin/hello",
        "mkdir bin && printf '%s\\n' '#!/bin/bash' 'echo Made by me' > bin/hello",
      ],
    },
    {
      words: [
        { text: 'chmod', kind: 'program', meaning: 'changes permissions' },
        { text: '+x', kind: 'value', meaning: 'may be run' },
        { text: 'bin/hello', kind: 'file', meaning: 'the script' },
      ],
      explanation: 'Allows the script to be run.',
      goal: { label: 'bin/hello may be run', type: 'file', path: '~/bin/hello', kind: 'file', mode: 'u+x' },
      wrong: [
        'chmod -x bin/hello',
        'chmod x bin/hello',
        'chmod +x hello',
        'chmod +r bin/hello',
        'chmod 644 bin/hello',
        'echo chmod +x bin/hello',
        'ls -l bin/hello',
      ],
      also: [
        'chmod u+x bin/hello',
        'chmod 755 bin/hello',
        'chmod a+x ./bin/hello',
        'chmod +x bin/*',
        'chmod 700 ~/bin/hello',
      ],
    },
    {
      words: [{ text: 'PATH="$PATH:$HOME/bin"', kind: 'variable', meaning: 'the old list, and one place more' }],
      explanation:
        'Adds your directory to the end of the list. A line like this in the file .bashrc would make it last, since Bash reads that file at its start.',
      goal: labelled(
        'PATH has the directory bin in your home, and the others still',
        all(
          { type: 'variable', name: 'PATH', value: { matches: '^(.*:)?/home/user/bin/?(:.*)?$' } },
          { type: 'variable', name: 'PATH', value: { matches: '(^|:)/usr/bin(:|$)' } },
        ),
      ),
      wrong: [
        'PATH=$HOME/bin',
        'PATH="$PATH:bin"',
        'PATH = "$PATH:$HOME/bin"',
        "PATH='$PATH:$HOME/bin'",
        'Path="$PATH:$HOME/bin"',
        'echo "$PATH:$HOME/bin"',
        '$PATH=$PATH:$HOME/bin',
        'PATH="$PATH:$HOME"',
      ],
      also: [
        'PATH=$PATH:$HOME/bin',
        'export PATH="$PATH:$HOME/bin"',

        'PATH+=:$HOME/bin',
        'PATH=$PATH:~/bin',
        'PATH="$PATH:/home/user/bin"',
        'declare -x PATH="${PATH}:${HOME}/bin"',
      ],
    },
    {
      words: [{ text: 'hello', kind: 'program', meaning: 'your own program' }],
      explanation: 'Now it runs by its name alone, from anywhere.',
      follows: true,
      goal: labelled('Your own program ran', all(printed('^Made by me$'), typed('hello'), not(typed('Made')))),
      wrong: ['echo hello', 'Hello', 'helo', 'echo Made by me', 'type hello', 'cat bin/hello', 'hello.sh'],
      also: ['hello | cat', '"hello"', '(cd /; hello)', 'command hello', 'bin/hello', '~/bin/hello'],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'directories too' },
        { text: 'bin', kind: 'directory', meaning: 'what to remove' },
        { text: ';', kind: 'operator', meaning: 'ends the command', glued: true },
        { text: 'PATH=${PATH%:*}', kind: 'variable', meaning: 'the list without its last place' },
      ],
      explanation:
        'A percent sign in braces cuts off the end of a value that fits a pattern: here a colon and what follows. So the list is again what it was.',
      goal: labelled(
        'bin is gone, from the disk and from PATH',
        all(
          gone('~/bin'),
          not({ type: 'variable', name: 'PATH', value: { matches: '/home/user/bin' } }),
          { type: 'variable', name: 'PATH', value: { matches: '/usr/bin' } },
          unharmed,
        ),
      ),
      wrong: [
        'rm -r bin',
        'PATH=${PATH%:*}',
        'rm bin; PATH=${PATH%:*}',
        'rm -r bin; PATH=',
        'rm -r bin; PATH=$PATH%:*',
        'rm -r bin; PATH=${PATH#*:}',
      ],
      also: [
        'rm -rf bin; PATH=${PATH%:*}',
        'PATH=${PATH%:*}; rm -r bin',
        'rm -r ~/bin && PATH="${PATH%:*}"',
        'rm -r bin; PATH=${PATH%:$HOME/bin}',
        'rm -r bin; PATH=${PATH/:$HOME\\/bin/}',
      ],
    },
  ],
}
