import type { LessonSource } from '../lesson.ts'
import { all, any, labelled, not, printed, ran, ranWith, typed, used } from '../linux/goals.ts'

export const gettingHelp: LessonSource = {
  id: 'getting-help',
  title: 'Getting Help',
  description: 'Nobody knows every option. Find out what a command is, what it can do, and which one you need.',
  steps: [
    {
      words: [
        { text: 'type', kind: 'command', meaning: 'tells what a word is' },
        { text: 'cd', kind: 'name', meaning: 'the word in question' },
      ],
      explanation:
        'Tells what the shell would run: a part of itself, an alias, a function, or a program. That decides where to look for help.',
      goal: labelled(
        'What cd is was told',
        all(ran('type', 'command'), typed('cd'), printed('^cd is a shell builtin|^builtin$')),
      ),
      wrong: ['type', 'type ls', 'type cdd', 'echo type cd', 'which cd', 'cd'],
      also: ['builtin type cd', 'type -t cd', 'command -V cd', 'type cd | cat', 'type "cd"'],
    },
    {
      words: [
        { text: 'help', kind: 'command', meaning: 'explains what is part of the shell' },
        { text: 'cd', kind: 'topic', meaning: 'the command to explain' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '2', kind: 'value', meaning: 'two lines' },
      ],
      explanation:
        'Parts of the shell are explained by help. The first lines say how the command is written: what stands in brackets may be left out.',
      goal: labelled('The help on cd was printed', all(ran('help', 'cd'), typed('cd'), printed('^cd: cd |^cd - '))),
      wrong: ['help', 'help pwd', 'echo help cd', 'cd', 'help cdd', 'man ls | head -n 2'],
      also: [
        'help cd',
        'help cd | head -2',
        'help cd | cat',
        'cd --help',
        'help -s cd',
        'help -d cd',
        "help 'cd' | head -n 5",
      ],
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '--help', kind: 'option', meaning: 'explains itself instead' },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '4', kind: 'value', meaning: 'four lines' },
      ],
      explanation:
        'Most programs explain themselves when they are asked with --help. Two hyphens begin a long name for an option: -a and --all are the same.',
      goal: labelled(
        'ls explained itself',
        all(ran('ls'), any(printed('^Usage: .*ls '), all(ranWith('ls', 'help'), ran('less', 'more')))),
      ),
      wrong: ['ls help', 'ls -h', 'ls | head -n 4', 'echo ls --help', 'cp --help | head -n 4', 'ls --helpp'],
      also: [
        'command ls --help | head -n 4',

        'ls --help',
        'ls --help | head -4',
        'ls --help | cat',
        'ls --help | less',
        'ls --help | grep Usage',
        'ls --he | head -n 3',
      ],
    },
    {
      words: [
        { text: 'man', kind: 'program', meaning: 'shows manual pages' },
        { text: 'cp', kind: 'topic', meaning: 'the page to read' },
      ],
      explanation:
        'Opens the manual page of a program. The space bar turns the page, a slash begins a search, and q leaves.',
      keys: ['q'],
      goal: labelled(
        'The manual page of cp was opened',
        all(
          ran('man'),
          not(ranWith('man', 'k')),
          not(ranWith('man', 'f')),
          not(printed('^Usage: man')),
          not(ranWith('man', 'w')),
          not(ranWith('man', 'V')),
          typed('^[^\'"#]*man [^;&|#]*cp'),
          {
            type: 'status',
            is: 0,
          },
        ),
      ),
      wrong: [
        'man',
        'man cp --help',
        'man ls | head -n 2',
        'echo man cp',
        'man cpp',
        'cp',
        'help cp',
        'man -k cp',
        'man -w cp',
        'man -V cp',
        'man ls && echo cp',
        'man ls # cp',
      ],
      also: ['man 1 cp | cat', 'man cp | head -n 20', 'man "cp" | cat'],
    },
    {
      words: [
        { text: 'man', kind: 'program', meaning: 'shows manual pages' },
        { text: '-k', kind: 'option', meaning: 'searches what they are about' },
        { text: 'copy', kind: 'pattern', meaning: 'the word to look for' },
      ],
      explanation: 'Lists the pages about a topic. This is how to find a command whose name you do not know.',
      goal: labelled(
        'Commands that copy were found',
        all(ran('man', 'apropos'), typed('(-k|apropos) [^;&|]*[a-z]{4}'), printed('^cp .*copy')),
      ),
      wrong: [
        'man copy',
        'man -k',
        'man -k copyy',
        'echo man -k copy',
        'man -k sort',
        'whatis cp',
        'man -f cp',
        'man -k cp',
      ],
      also: [
        'man -k copy | less',
        'apropos copy',
        'man -k copy | head -n 5',
        'man -k copy | grep files',
        'man --apropos copy',
      ],
    },
    {
      words: [
        { text: 'whatis', kind: 'program', meaning: 'tells in one line what a program does' },
        { text: 'ls', kind: 'topic', meaning: 'one program' },
        { text: 'cp', kind: 'topic', meaning: 'another one' },
      ],
      explanation: 'The shortest help of all: one line for each name.',
      goal: labelled(
        'One line was printed for ls and one for cp',
        all(ran('whatis', 'man', 'apropos'), printed('^ls .*- '), printed('^cp .*- ')),
      ),
      wrong: ['whatis', 'whatis ls', 'whatis ls cpp', 'echo whatis ls cp', 'whatsi ls cp', 'which ls cp'],
      also: [
        'apropos -e ls; apropos -e cp',
        'whatis cp ls',
        'whatis ls; whatis cp',
        'man -f ls cp',
        'whatis ls cp | cat',
      ],
    },
    {
      words: [
        { text: 'less', kind: 'program', meaning: 'shows a long text page by page' },
        { text: '/usr/share/playground/planets.txt', kind: 'file', meaning: 'the text' },
      ],
      explanation:
        'Shows any text the way man shows its pages, with the same keys: space for the next page, b to go back, q to leave.',
      keys: ['q'],
      goal: labelled(
        'You looked at planets.txt page by page',
        all(
          ran('less', 'more', 'man'),
          not(typed('--version|--help| -V')),
          used('/usr/share/playground/planets.txt'),
          typed('(less|more|man) [^;&|#]*plan|plan[^;&#]*[|] *(less|more)'),
          { type: 'status', is: 0 },
        ),
      ),
      wrong: [
        'less',
        'cat /usr/share/playground/planets.txt',
        'less planets.txt',
        'echo less /usr/share/playground/planets.txt',
        'less /usr/share/playground/planet.txt',
        'less welcome.txt',
        'less welcome.txt # planets',
        'less --version /usr/share/playground/planets.txt',
        'cat /usr/share/playground/planets.txt; less welcome.txt',
        'echo planets | less',
      ],
      also: [
        'less < /usr/share/playground/planets.txt',
        'more /usr/share/playground/planets.txt',
        'cat /usr/share/playground/planets.txt | less',
        'cd /usr/share/playground && less planets.txt',
        'less /usr/share/playground/plan*',
      ],
    },
  ],
}
