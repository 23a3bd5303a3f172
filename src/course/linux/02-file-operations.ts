import type { LessonSource } from '../lesson.ts'

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
    },
    {
      words: [
        { text: 'touch', kind: 'program', meaning: 'makes empty files' },
        { text: 'trip/packing.txt', kind: 'file', meaning: 'where, and its name' },
      ],
      explanation:
        'Makes an empty file inside trip. The path says where: first the directory, then a slash, then the name.',
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'trip', kind: 'directory', meaning: 'where the copy goes' },
      ],
      explanation: 'Puts a copy of welcome.txt into trip. The original stays where it is.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'trip', kind: 'directory', meaning: 'the one to look into' },
      ],
      explanation: 'Looks into trip: both files are there.',
    },
    {
      words: [
        { text: 'mv', kind: 'program', meaning: 'moves or renames files' },
        { text: 'trip/packing.txt', kind: 'file', meaning: 'its name so far' },
        { text: 'trip/list.txt', kind: 'file', meaning: 'its new name' },
      ],
      explanation:
        'Gives the file another name. There is no command of its own for renaming: a file moves from its old name to the new one.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'trip/welcome.txt', kind: 'file', meaning: 'the file to remove' },
      ],
      explanation:
        'Removes one file, for good. There is no bin to get it back from, so read the line again before you press Enter.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: 'trip', kind: 'directory', meaning: 'the one to look into' },
      ],
      explanation: 'Only the list is left.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories too, with all they hold' },
        { text: 'trip', kind: 'directory', meaning: 'the directory to remove' },
      ],
      explanation: 'Removes the directory with all that is still in it, and so tidies up.',
    },
  ],
}
