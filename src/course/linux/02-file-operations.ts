import type { LessonSource } from '../lesson.ts'
import {
  all,
  any,
  copied,
  directory,
  empty,
  file,
  gone,
  labelled,
  listed,
  printed,
  ran,
  ranWith,
  typed,
  unharmed,
} from './goals.ts'

export const fileOperations: LessonSource = {
  id: 'file-operations',
  title: 'File Operations',
  description: 'Make a directory and files, then copy, rename and remove them.',
  steps: [
    {
      words: [
        { text: 'mkdir', kind: 'program', meaning: 'makes directories' },
        { text: 'trip', kind: 'directory', meaning: 'the new one' },
      ],
      explanation: 'Makes a directory named trip. Put things that belong together into a directory of their own.',
      goal: labelled('There is a directory trip', directory('~/trip')),
      wrong: ['touch trip', 'mkdir Trip', 'mkdir', 'mkdir -p Documents/trip', 'echo mkdir trip', 'mkdir trip.'],
      also: [
        'mkdir -p trip',
        'mkdir ./trip',
        'mkdir /home/user/trip',
        'mkdir trip/',
        'mkdir "trip"',
        'mkdir ~/trip; ls',
      ],
    },
    {
      words: [
        { text: 'touch', kind: 'program', meaning: 'makes empty files' },
        { text: 'trip/packing.txt', kind: 'file', meaning: 'where, and its name' },
      ],
      explanation:
        'Makes an empty file inside trip. The path says where: first the directory, then a slash, then the name.',
      goal: labelled('There is an empty file packing.txt in trip', empty('~/trip/packing.txt')),
      wrong: [
        'touch packing.txt',
        'mkdir trip/packing.txt',
        'touch trip packing.txt',
        'touch trip/Packing.txt',
        'touch trip/packing',
        'echo > "trip/packing.txt"',
      ],
      also: [
        'touch ./trip/packing.txt',
        'touch /home/user/trip/packing.txt',
        '> trip/packing.txt',
        '(cd trip; touch packing.txt)',
        'cp /dev/null "trip/packing.txt"',
      ],
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'trip', kind: 'directory', meaning: 'where the copy goes' },
      ],
      explanation: 'Puts a copy of welcome.txt into trip. The original stays where it is.',
      goal: labelled('trip holds a copy of welcome.txt', copied('~/welcome.txt', '~/trip/welcome.txt')),
      wrong: [
        'mv welcome.txt trip',
        'cp trip welcome.txt',
        'touch trip/welcome.txt',
        'cp welcome.txt tripp',
        'cp trip/packing.txt trip/welcome.txt',
      ],
      also: [
        'cp welcome.txt trip/',
        'cp welcome.txt trip/welcome.txt',
        'cp ./welcome.txt ./trip',
        'cat welcome.txt > trip/welcome.txt',
        '(cd trip && cp ../welcome.txt .)',
      ],
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'trip', kind: 'directory', meaning: 'the one to look into' },
      ],
      explanation: 'Looks into trip: both files are there.',
      goal: labelled(
        'The names in trip were listed',
        all(
          listed,
          any(typed('trip'), { type: 'cwd', is: '~/trip' }, ranWith('ls', 'R'), ran('find', 'tree')),
          printed('(^|[ /])packing[.]txt'),
          printed('(^|[ /])welcome[.]txt'),
        ),
      ),
      wrong: ['ls', 'cd trip', 'ls Trip', 'cat trip', 'echo ls trip', 'echo trip'],
      also: [
        'ls trip/',
        'ls -l trip',
        'ls ./trip',
        'ls /home/user/trip',
        '(cd trip; ls)',
        'ls trip/*',
        'echo trip/*',
        'find trip',
        'ls -R',
      ],
    },
    {
      words: [
        { text: 'mv', kind: 'program', meaning: 'moves or renames files' },
        { text: 'trip/packing.txt', kind: 'file', meaning: 'its current name' },
        { text: 'trip/list.txt', kind: 'file', meaning: 'its new name' },
      ],
      explanation:
        'Gives the file another name. There is no command of its own for renaming: a file moves from its old name to the new one.',
      goal: labelled(
        'trip/packing.txt is now named trip/list.txt',
        all(file('~/trip/list.txt'), gone('~/trip/packing.txt')),
      ),
      wrong: [
        'cp trip/packing.txt trip/list.txt',
        'mv trip/packing.txt list.txt',
        'rm trip/packing.txt',
        'mv packing.txt list.txt',
        'touch trip/list.txt',
      ],
      also: [
        'mv ./trip/packing.txt ./trip/list.txt',
        'mv trip/packing.txt /home/user/trip/list.txt',
        '(cd trip && mv packing.txt list.txt)',
        'cp trip/packing.txt trip/list.txt; rm trip/packing.txt',
        'mv trip/{packing,list}.txt',
      ],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'trip/welcome.txt', kind: 'file', meaning: 'the file to remove' },
      ],
      explanation:
        'Removes one file, for good. There is no bin to get it back from, so read the line again before you press Enter.',
      goal: labelled(
        'trip/welcome.txt is gone, and the rest is there',
        all(gone('~/trip/welcome.txt'), file('~/trip/list.txt'), unharmed),
      ),
      wrong: [
        'rm welcome.txt',
        'rm -r trip',
        'rm trip',
        'rm trip/list.txt',
        'rm trip/Welcome.txt',
        'echo rm trip/welcome.txt',
      ],
      also: [
        'rm -f trip/welcome.txt',
        'rm ./trip/welcome.txt',
        'rm /home/user/trip/welcome.txt',
        'rm trip/w*',
        '(cd trip; rm welcome.txt)',
        'rm -- "trip/welcome.txt"',
      ],
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'trip', kind: 'directory', meaning: 'the one to look into' },
      ],
      explanation: 'Only the list is left.',
      goal: labelled(
        'The names in trip were listed',
        all(listed, any(typed('trip'), { type: 'cwd', is: '~/trip' }), printed('(^|[ /])list[.]txt')),
      ),
      wrong: ['ls', 'cd trip', 'pwd', 'echo ls trip', 'ls trips'],
      also: ['ls -l trip', 'ls trip/', 'ls ./trip', '(cd trip && ls)', 'echo trip/*', 'find trip -type f; true'],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories too, with all they hold' },
        { text: 'trip', kind: 'directory', meaning: 'the directory to remove' },
      ],
      explanation: 'Removes the directory with all that is still in it, and so tidies up.',
      goal: labelled('trip is gone, and the rest is there', all(gone('~/trip'), unharmed)),
      wrong: ['rm trip/list.txt', 'ls trip', 'rm -r Trip', 'echo rm -r trip', 'rm -r trip/list.txt', 'rm -r *'],
      also: [
        'rm -rf trip',
        'rm -r trip/',
        'rm -r ./trip',
        'rm -r /home/user/trip',
        'rm -R "trip"',
        'rm trip/list.txt && rmdir trip',
      ],
    },
  ],
}
