import type { LessonSource } from '../lesson.ts'

export const cleanupAndArchives: LessonSource = {
  id: 'cleanup-and-archives',
  title: 'Cleanup and Archives',
  description: 'Pack files into one archive, remove the originals, and get them back.',
  steps: [
    {
      words: [
        { text: 'mkdir', kind: 'program', meaning: 'makes directories' },
        { text: 'letters', kind: 'directory', meaning: 'the new one' },
      ],
      explanation: 'Makes a directory to pack.',
    },
    {
      words: [
        { text: 'cp', kind: 'program', meaning: 'copies files' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to copy' },
        { text: 'letters', kind: 'directory', meaning: 'where the copy goes' },
      ],
      explanation: 'Puts something into it.',
    },
    {
      words: [
        { text: 'tar', kind: 'program', meaning: 'packs and unpacks archives' },
        { text: '-cvf', kind: 'option', meaning: 'c create, v say what you do, f the name follows' },
        { text: 'letters.tar', kind: 'file', meaning: 'the archive' },
        { text: 'letters', kind: 'directory', meaning: 'what to pack' },
      ],
      explanation:
        'Packs the directory into one file, an archive, and names each file on the way. One file is easier to keep, or to send, than many.',
    },
    {
      words: [
        { text: 'tar', kind: 'program', meaning: 'packs and unpacks archives' },
        { text: '-tf', kind: 'option', meaning: 't list, f the name follows' },
        { text: 'letters.tar', kind: 'file', meaning: 'the archive' },
      ],
      explanation: 'Lists what is in an archive without unpacking it. Check it before you remove the originals.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories too, with all they hold' },
        { text: 'letters', kind: 'directory', meaning: 'the directory to remove' },
      ],
      explanation: 'Removes the originals.',
    },
    {
      words: [
        { text: 'tar', kind: 'program', meaning: 'packs and unpacks archives' },
        { text: '-xf', kind: 'option', meaning: 'x extract, f the name follows' },
        { text: 'letters.tar', kind: 'file', meaning: 'the archive' },
      ],
      explanation: 'Unpacks the archive, right here. It prints nothing when all goes well.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '-l', kind: 'option', meaning: 'long: one a line, with details' },
        { text: 'letters', kind: 'directory', meaning: 'the one to look into' },
      ],
      explanation: 'Everything is back.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'recursive: directories too, with all they hold' },
        { text: 'letters', kind: 'directory', meaning: 'one to remove' },
        { text: 'letters.tar', kind: 'file', meaning: 'another one' },
      ],
      explanation: 'Cleans up: the directory and the archive go together.',
    },
  ],
}
