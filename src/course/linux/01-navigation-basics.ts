import type { LessonSource } from '../lesson.ts'
import { all, any, labelled, listed, listedLong, printed, ran, toldVariable } from './goals.ts'

export const navigationBasics: LessonSource = {
  id: 'navigation-basics',
  title: 'Navigation Basics',
  description: 'Find out where you are, look around, and go from one directory to another.',
  steps: [
    {
      words: [{ text: 'ls', kind: 'program', meaning: 'lists files and directories' }],
      explanation:
        'Type it after the dollar sign, which ends the prompt, and press Enter. It lists what is in the directory you are in. A directory holds files and other directories; elsewhere it is called a folder.',
      goal: labelled(
        'The names in your home directory were listed',
        all(listed, printed('Documents'), printed('Downloads'), printed('welcome[.]txt')),
      ),
      wrong: ['ls Documents', 'ls /', 'echo ls', 'pwd', 'ls welcome.txt'],
      also: ['ls .', 'ls /home/user', 'ls -a', 'echo *', 'ls -1 | cat'],
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '-l', kind: 'option', meaning: 'long: one a line, with details' },
      ],
      explanation:
        'The same list with details: permissions, owner, group, size in bytes, and the date of the last change. A line that starts with d is a directory.',
      goal: labelled(
        'The list was printed with details',
        all(listedLong, printed('^[ 0-9]*d.* Documents[/*]?$'), printed('^[ 0-9]*-.* welcome[.]txt$')),
      ),
      wrong: ['ls', 'ls -a', 'ls -l Documents', 'ls -l /', 'echo ls -l', 'ls l'],
      also: [
        'ls -la',
        'ls -g | cat',
        'ls -l .',
        'ls -l /home/user',
        'ls -l -a',
        'ls -lh | cat',
        'ls --all -l | cat',
        'ls -l "$PWD"',
        'ls -li | cat',
      ],
    },
    {
      words: [{ text: 'pwd', kind: 'program', meaning: 'prints the working directory' }],
      explanation:
        'Prints the directory you are in, as a path from the very top of the system. Use it whenever you have lost your way.',
      goal: labelled(
        'The path of the directory you are in was printed',
        any(
          all(ran('pwd', 'realpath', 'readlink'), printed('(^|[ :])/')),
          all(ran('dirs'), printed('^(~|/home/user)$')),
          all(printed('(^|^[^/]*PWD="?)/home/user"?$'), toldVariable('PWD|pwd')),
        ),
      ),
      wrong: ['echo pwd', 'echo $HOME', 'ls', 'pwdd', 'man pwd', 'cd'],
      also: [
        'declare -p PWD | cat',
        'env | grep ^PWD',
        'dirs -l',
        'echo $PWD',
        'pwd | cat',
        'realpath .',
        'echo "I am in $(pwd)"',
      ],
    },
    {
      words: [
        { text: 'cd', kind: 'command', meaning: 'changes the working directory' },
        { text: 'Documents', kind: 'directory', meaning: 'where to go' },
      ],
      explanation: 'Goes into the directory Documents. Watch the prompt: it always shows where you are.',
      goal: { label: 'You are in Documents', type: 'cwd', is: '~/Documents' },
      wrong: ['cd documents', 'cd', 'cd Downloads', 'ls Documents', 'cd Document', 'echo cd Documents', 'Documents'],
      also: ['cd Documents/', 'cd ./Documents', 'cd /home/user/Documents', 'cd "$HOME/Documents"', 'cd Doc*'],
    },
    {
      words: [{ text: 'pwd', kind: 'program', meaning: 'prints the working directory' }],
      explanation:
        'Now the answer has one more part. A path is a list of directories, one inside the other, with slashes between them.',
      goal: labelled(
        'The path of Documents was printed',
        all(
          printed('(^|^[^/]*PWD="?)/home/user/Documents/?"?$'),
          any(ran('pwd', 'realpath', 'readlink', 'dirs'), toldVariable('PWD|pwd')),
        ),
      ),
      wrong: ['echo pwd', 'ls', 'echo ~', 'cd; pwd', 'echo /home/user/Documents'],
      also: ['declare -p PWD | cat', 'echo $PWD', 'pwd | cat'],
    },
    {
      words: [
        { text: 'cd', kind: 'command', meaning: 'changes the working directory' },
        { text: '..', kind: 'directory', meaning: 'the directory above' },
      ],
      explanation: 'Goes back up. Two dots always mean the directory that holds this one.',
      goal: { label: 'You are in your home directory again', type: 'cwd', is: '~' },
      wrong: ['cd .', 'cd...', 'cd..', 'cd /', 'ls ..', 'cd ...', 'cd ../..'],
      also: ['cd', 'cd ../', 'cd /home/user', 'cd ../../user', 'cd "$HOME"', 'cd -- ..; pwd'],
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '/', kind: 'directory', meaning: 'the root, which holds all the rest' },
      ],
      explanation:
        'Lists another directory without going there. A path that starts with a slash begins at the top of the system, wherever you are.',
      goal: labelled(
        'The names in / were listed',
        all(listed, ...['home', 'etc', 'usr', 'var'].map((name) => printed(`(^|[ /])${name}([ /]|$)`))),
      ),
      wrong: ['ls', 'ls .', 'echo /', 'cd /', 'ls /home', 'echo ls /', 'ls /usr'],
      also: ['ls -l /', 'ls -a /', 'ls /home/..', 'cd / && ls', 'echo /*', 'ls -d /*'],
    },
  ],
}
