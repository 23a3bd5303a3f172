import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  complained,
  copied,
  directory,
  file,
  gone,
  labelled,
  not,
  printed,
  ran,
  typed,
  unharmed,
  used,
} from './goals.ts'

export const advancedFileOperations: LessonSource = {
  id: 'advanced-file-operations',
  title: 'Advanced File Operations',
  description: 'Work with whole trees of directories: make them, copy them, search them, move parts of them.',
  steps: [
    {
      words: [
        { text: 'mkdir', kind: 'program', meaning: 'makes directories' },
        { text: '-p', kind: 'option', meaning: 'parents: make those above too' },
        { text: 'project/notes/old', kind: 'directory', meaning: 'the path to make' },
      ],
      explanation:
        'Makes three directories, one inside the other, in one go. Without -p you would have to make them one by one.',
      goal: labelled('There is a directory old in project/notes', directory('~/project/notes/old')),
      wrong: [
        'mkdir project/notes/old',
        'mkdir -p project/notes',
        'mkdir project notes old',
        'mkdir project',
        'mkdir -p project notes old',
        'echo mkdir -p project/notes/old',
      ],
      also: [
        'mkdir project project/notes project/notes/old',
        'mkdir -p ./project/notes/old',
        'mkdir -p /home/user/project/notes/old',
        'mkdir --parents "project/notes/old"',
        'mkdir project && mkdir project/notes && mkdir project/notes/old',
      ],
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: '/usr/share/playground/planets.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'project/notes', kind: 'directory', meaning: 'where the copy goes' },
      ],
      explanation: 'Copies a text from a place that all users share into the new tree.',
      goal: labelled(
        'project/notes holds a copy of planets.txt',
        copied('/usr/share/playground/planets.txt', '~/project/notes/planets.txt'),
      ),
      wrong: [
        'cp /usr/share/playground/planets.txt project',
        'touch project/notes/planets.txt',
        'cp planets.txt project/notes',
        'cp /usr/share/playground/animals.txt project/notes',
        'cp /usr/share/playground/scores.txt project/notes/planets.txt',
      ],
      also: [
        'cp /usr/share/playground/planets.txt project/notes/',
        'cp /usr/share/playground/planets.txt project/notes/planets.txt',
        'cp /usr/share/playground/planets.txt ./project/notes',
        'cat /usr/share/playground/planets.txt > project/notes/planets.txt',
        '(cd project/notes; cp /usr/share/playground/planets.txt .)',
      ],
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories with all they hold' },
        { text: 'project', kind: 'directory', meaning: 'what to copy' },
        { text: 'backup', kind: 'directory', meaning: 'the name of the copy' },
      ],
      explanation: 'Copies the whole tree under another name: a simple backup.',
      goal: labelled(
        'backup holds a copy of all that project holds',
        all(copied('~/project/notes/planets.txt', '~/backup/notes/planets.txt'), directory('~/backup/notes/old')),
      ),
      wrong: [
        'cp project backup',
        'mv project backup',
        'mkdir backup',
        'cp -r project/notes backup',
        'cp -r backup project',
        'echo cp -r project backup',
      ],
      also: [
        'cp -r ./project ./backup',
        'cp -r project /home/user/backup',
        'cp -R "project" backup',
        'cp -a "project" backup',
        'mkdir backup && cp -r project/* backup',
      ],
    },
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'walks through directories' },
        { text: 'backup', kind: 'directory', meaning: 'where to start' },
      ],
      explanation: 'Prints every path in the backup, so you can see that nothing is missing.',
      goal: labelled(
        'Every path in backup was printed',
        all(
          ran('find', 'ls', 'tree', 'du'),
          used('~/backup'),
          printed('planets[.]txt'),
          printed('(^|[ /])old$|^old '),
          not(printed('(^|/)project(/|:|$)')),
        ),
      ),
      wrong: [
        'ls backup',
        'find project',
        'find .',
        'find backup -name old',
        'echo find backup',
        'cd backup',
        'find Backup',
      ],
      also: [
        'find backup/',
        'find ./backup',
        'find /home/user/backup',
        'ls -R "backup"',
        'find backup -print | sort',
        '(cd backup; find .)',
      ],
    },
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'walks through directories' },
        { text: '.', kind: 'directory', meaning: 'where to start: right here' },
        { text: '-name', kind: 'option', meaning: 'only files with this name' },
        { text: 'planets.txt', kind: 'pattern', meaning: 'for -name: what to look for' },
      ],
      explanation: 'Looks for a file by its name, here and in everything below. There should be two now.',
      goal: labelled(
        'Both files named planets.txt were found',
        all(
          ran('find', 'tree', 'du', 'ls'),
          typed('find|[*]|grep'),
          printed('(^|[ /])project/notes/planets[.]txt'),
          printed('(^|[ /])backup/notes/planets[.]txt'),
          not(printed('/old$')),
          not(printed('welcome|/usr/share')),
        ),
      ),
      wrong: [
        'find .',
        'find backup -name planets.txt',
        'find . -name planet.txt',
        'find / -name planets.txt',
        'find . -name welcome.txt',
        'ls planets.txt',
        'echo find . -name planets.txt',
      ],
      also: [
        'find /home/user -name planets.txt',
        'find project backup -name planets.txt',
        "find . -name 'planets*'",
        'find -name "planets.txt"',
        'find . -iname "planets.txt"',
        'find ~ -type f -name planets.txt | cat',
        'find . | grep planets.txt',
        'ls */*/planets.txt',
      ],
    },
    {
      words: [
        { text: 'mv', kind: 'program', meaning: 'moves or renames files' },
        { text: 'backup/notes', kind: 'directory', meaning: 'what to move' },
        { text: 'project/archive', kind: 'directory', meaning: 'its new place and name' },
      ],
      explanation:
        'Moves a directory, with all it holds, out of the backup and into project, where it becomes archive.',
      goal: labelled(
        'backup/notes is now project/archive',
        all(gone('~/backup/notes'), file('~/project/archive/planets.txt'), directory('~/project/archive/old')),
      ),
      wrong: [
        'cp -r backup/notes project/archive',
        'mv backup/notes project',
        'mv backup project/archive',
        'mv project/notes project/archive',
        'mv notes archive',
        'rm -r backup/notes',
      ],
      also: [
        'mv ./backup/notes ./project/archive',
        'mv /home/user/backup/notes /home/user/project/archive',
        '(cd backup && mv notes ../project/archive)',
        'cp -r backup/notes project/archive && rm -r backup/notes',
      ],
    },
    {
      words: [
        { text: 'chmod', kind: 'program', meaning: 'changes permissions' },
        { text: '600', kind: 'value', meaning: 'read and write for the owner, nothing for others' },
        { text: 'project/archive/planets.txt', kind: 'file', meaning: 'whose permissions' },
      ],
      explanation:
        'On other systems this makes the file private: only its owner may read and write it. In the Simple shell permissions are for display only, and the answer says so.',
      goal: labelled(
        'Only the owner may read and write planets.txt in the archive',
        any(
          { type: 'file', path: '~/project/archive/planets.txt', mode: '600' },
          all(
            ran('chmod'),
            used('~/project/archive/planets.txt'),
            complained('display only'),
            typed(' (0?600|u=rw,go=|go=|go-rwx?|go-r|og-r) '),
          ),
        ),
      ),
      wrong: [
        'chmod 644 project/archive/planets.txt',
        'chmod 600 planets.txt',
        'chmod 600 project/archive',
        'chmod 060 project/archive/planets.txt',
        'chmod 600',
        'ls -l project/archive/planets.txt',
        'echo chmod 600 project/archive/planets.txt',
      ],
      also: [
        'chmod 0600 project/archive/planets.txt',
        'chmod 600 ./project/archive/planets.txt',
        'chmod 600 /home/user/project/archive/planets.txt',
        'chmod "go-r" project/archive/planets.txt',
        "chmod 'u=rw,go=' project/archive/planets.txt",
        '(cd project/archive; chmod 600 planets.txt)',
      ],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories too, with all they hold' },
        { text: 'project', kind: 'directory', meaning: 'one to remove' },
        { text: 'backup', kind: 'directory', meaning: 'another one' },
      ],
      explanation: 'Removes both trees. You may name as many as you like.',
      goal: labelled(
        'project and backup are gone, and the rest is there',
        all(gone('~/project'), gone('~/backup'), unharmed),
      ),
      wrong: ['rm -r project', 'rm -r backup', 'rm -r projects backup', 'echo rm -r project backup', 'rm -rf *'],
      also: [
        'rm -rf project backup',
        'rm -r backup project',
        'rm -r ./project ./backup',
        'rm -r project; rm -r backup',
        'rm -R "project" backup',
      ],
    },
  ],
}
