import type { LessonSource } from '../lesson.ts'

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
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: '/usr/share/playground/planets.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'project/notes', kind: 'directory', meaning: 'where the copy goes' },
      ],
      explanation: 'Copies a text from a place that all users share into the new tree.',
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories with all they hold' },
        { text: 'project', kind: 'directory', meaning: 'what to copy' },
        { text: 'backup', kind: 'directory', meaning: 'the name of the copy' },
      ],
      explanation: 'Copies the whole tree under another name: a simple backup.',
    },
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'walks through directories' },
        { text: 'backup', kind: 'directory', meaning: 'where to start' },
      ],
      explanation: 'Prints every path in the backup, so you can see that nothing is missing.',
    },
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'walks through directories' },
        { text: '.', kind: 'directory', meaning: 'where to start: right here' },
        { text: '-name', kind: 'option', meaning: 'only files with this name' },
        { text: 'planets.txt', kind: 'pattern', meaning: 'for -name: what to look for' },
      ],
      explanation: 'Looks for a file by its name, here and in everything below. There should be two now.',
    },
    {
      words: [
        { text: 'mv', kind: 'program', meaning: 'moves or renames files' },
        { text: 'backup/notes', kind: 'directory', meaning: 'what to move' },
        { text: 'project/archive', kind: 'directory', meaning: 'its new place and name' },
      ],
      explanation:
        'Moves a directory, with all it holds, out of the backup and into project, where it becomes archive.',
    },
    {
      words: [
        { text: 'chmod', kind: 'program', meaning: 'changes permissions' },
        { text: '600', kind: 'value', meaning: 'read and write for the owner, nothing for others' },
        { text: 'project/archive/planets.txt', kind: 'file', meaning: 'whose permissions' },
      ],
      explanation:
        'On other systems this makes the file private: only its owner may read and write it. In the Simple shell permissions are for display only, and the answer says so.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories too, with all they hold' },
        { text: 'project', kind: 'directory', meaning: 'one to remove' },
        { text: 'backup', kind: 'directory', meaning: 'another one' },
      ],
      explanation: 'Removes both trees. You may name as many as you like.',
    },
  ],
}
