import type { LessonSource } from '../lesson.ts'
import { all, emptied, labelled, not, printed, ran, ranWith, succeeded, typed } from './goals.ts'

export const systemCommands: LessonSource = {
  id: 'system-commands',
  title: 'System Commands',
  description: 'See what is running, find programs, read their manual, and look back at what you did.',
  steps: [
    {
      words: [{ text: 'ps', kind: 'program', meaning: 'lists processes' }],
      explanation:
        'Lists the programs that run in this terminal: your shell, and the command itself. Each running program is a process and has a number, its PID.',
      goal: labelled('The processes were listed', all(ran('ps'), printed('^ *(USER|UID|PID|F) .*(CMD|COMMAND)'))),
      wrong: ['ps --help', 'echo ps', 'pss', 'ls', 'PS', 'p s'],
      also: ['ps | cat', 'ps -f | cat', 'ps aux | cat'],
    },
    {
      words: [{ text: 'top', kind: 'program', meaning: 'shows what keeps the machine busy' }],
      explanation:
        'Shows all processes, and how busy the machine is. When it feels slow, look at the columns %CPU and %MEM. Where it fills the screen, q leaves it.',
      keys: ['q'],
      goal: labelled('You have looked at all processes', all(succeeded('top'), not(printed('[Uu]sage:')))),
      wrong: ['top --help', 'echo top', 'ps', 'tpo', 'which top'],
      also: ['top -n 1 -b | cat', 'top -b -n 1 | head -n 5'],
    },
    {
      words: [
        { text: 'which', kind: 'program', meaning: 'finds programs' },
        { text: 'ls', kind: 'name', meaning: 'the command in question' },
      ],
      explanation: 'Prints where the program of a command is. Most commands are files like any other.',
      goal: labelled(
        'The program of ls was found',
        all(
          ran('which', 'command', 'type', 'whereis', 'hash'),
          typed('ls'),
          printed('/bin/ls( |$)|^alias ls=|^ls is '),
        ),
      ),
      wrong: ['which', 'which cd', 'ls', 'echo which ls', 'which l', 'ls /bin/ls', 'which sl'],
      also: [
        'command -v ls | cat',
        'type ls | cat',
        'which ls | cat',
        'type -P ls | cat',
        'whereis ls | cat',
        'which -a ls | cat',
      ],
    },
    {
      words: [
        { text: 'help', kind: 'command', meaning: 'explains commands' },
        { text: 'cd', kind: 'topic', meaning: 'the command to explain' },
      ],
      explanation: 'Explains a command in a few words. Some commands, like cd, are not files but parts of the shell.',
      goal: labelled(
        'The help on cd was printed',
        all(
          ran('help', 'cd'),
          typed('cd'),
          printed('Change the (shell )?working directory'),
          not(printed('^ *pwd(:| )')),
        ),
      ),
      wrong: ['help', 'help pwd', 'cd', 'echo help cd', 'man ls', 'help cdd'],
      also: ['help cd | less', 'help cd | cat', "help 'cd'", 'cd --help | cat'],
    },
    {
      words: [
        { text: 'man', kind: 'program', meaning: 'shows manual pages' },
        { text: 'pwd', kind: 'topic', meaning: 'the page to read' },
      ],
      explanation:
        'Opens the manual page of a command: what it does, how it is written, examples. Nobody remembers all options; everybody looks them up. Where it fills the screen, q leaves it.',
      keys: ['q'],
      goal: labelled(
        'The manual page of pwd was opened',
        all(ran('man'), not(ranWith('man', 'k')), not(ranWith('man', 'f')), typed('(^|[ |;"])pwd'), {
          type: 'status',
          is: 0,
        }),
      ),
      wrong: ['man', 'pwd', 'man ls', 'help pwd', 'echo man pwd', 'man pwdd', 'man -k pwd | cat'],
      also: ['man 1 pwd | cat', 'man "pwd"', 'man pwd | head -n 20'],
    },
    {
      words: [{ text: 'history', kind: 'command', meaning: 'lists earlier commands' }],
      explanation: 'Lists the commands of this session. The up arrow key brings them back, one by one.',
      goal: labelled(
        'The earlier commands were listed',
        all(ran('history', 'fc'), printed('^ *[0-9]+[^0-9A-Za-z]+[^ ]')),
      ),
      wrong: ['echo history', 'History', 'hist', 'ls', 'histroy'],
      also: ['history | less', 'history | cat', 'history | tail -n 3', 'fc -l | cat'],
    },
    {
      words: [{ text: 'clear', kind: 'program', meaning: 'empties the screen' }],
      explanation: 'Empties the screen. Nothing is lost: files and history stay as they are.',
      goal: labelled('The screen was emptied', emptied),
      wrong: ['echo clear', 'cls', 'claer', 'ls', 'history'],
      also: ['clear; pwd', 'tput clear | cat', "printf '\\033c'"],
    },
  ],
}
