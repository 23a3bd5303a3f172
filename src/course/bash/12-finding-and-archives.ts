import type { LessonSource } from '../lesson.ts'

export const findingAndArchives: LessonSource = {
  id: 'finding-and-archives',
  title: 'Finding Things and Archives',
  description: 'Find files by name, by kind and by what is in them, and pack them up.',
  steps: [
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'searches directories' },
        { text: '/usr/share/playground', kind: 'directory', meaning: 'where to start' },
        { text: '-name', kind: 'option', meaning: 'the name fits' },
        { text: "'*.txt'", kind: 'pattern', meaning: 'ends in .txt' },
      ],
      explanation:
        'Searches a directory and all that are in it. The pattern is quoted, so that find gets it and not the shell.',
    },
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'searches directories' },
        { text: '.', kind: 'directory', meaning: 'here' },
        { text: '-type', kind: 'option', meaning: 'is of the kind' },
        { text: 'd', kind: 'value', meaning: 'a directory' },
      ],
      explanation: 'The dot is the directory you are in; d stands for directories.',
    },
    {
      words: [
        { text: 'grep', kind: 'program', meaning: 'looks for a pattern' },
        { text: '-rl', kind: 'option', meaning: 'in all files, names only' },
        { text: 'Earth', kind: 'pattern', meaning: 'what to look for' },
        { text: '/usr/share/playground', kind: 'directory', meaning: 'where to look' },
      ],
      explanation: 'Searches in files instead: -r goes into directories, -l prints only the names of the files.',
    },
    {
      words: [
        { text: 'tar', kind: 'program', meaning: 'packs files' },
        { text: '-czf', kind: 'option', meaning: 'create, gzip, into the file' },
        { text: 'backup.tar.gz', kind: 'file', meaning: 'the archive' },
        { text: 'Documents', kind: 'directory', meaning: 'what to pack' },
        { text: 'welcome.txt', kind: 'file', meaning: 'and what else' },
      ],
      explanation: 'Packs a directory and a file into one archive, and compresses it.',
    },
    {
      words: [
        { text: 'tar', kind: 'program', meaning: 'packs files' },
        { text: '-tzf', kind: 'option', meaning: 'list, gzip, from the file' },
        { text: 'backup.tar.gz', kind: 'file', meaning: 'the archive' },
      ],
      explanation: 'Looks into the archive without unpacking it.',
    },
    {
      words: [
        { text: 'mkdir', kind: 'program', meaning: 'makes directories' },
        { text: 'restored', kind: 'directory', meaning: 'the new one' },
        { text: '&&', kind: 'operator', meaning: 'and if that worked' },
        { text: 'tar', kind: 'program', meaning: 'packs files' },
        { text: '-xzf', kind: 'option', meaning: 'extract, gzip, from the file' },
        { text: 'backup.tar.gz', kind: 'file', meaning: 'the archive' },
        { text: '-C', kind: 'option', meaning: 'into the directory' },
        { text: 'restored', kind: 'directory', meaning: 'where it goes' },
      ],
      explanation: 'Makes a directory and unpacks the archive there.',
    },
    {
      words: [
        { text: 'find', kind: 'program', meaning: 'searches directories' },
        { text: 'restored', kind: 'directory', meaning: 'where to start' },
        { text: '-type', kind: 'option', meaning: 'is of the kind' },
        { text: 'f', kind: 'value', meaning: 'a file' },
        { text: '-exec', kind: 'option', meaning: 'runs a command' },
        { text: 'wc', kind: 'program', meaning: 'counts' },
        { text: '-c', kind: 'option', meaning: 'bytes only' },
        { text: '{}', kind: 'value', meaning: 'the names' },
        { text: '+', kind: 'value', meaning: 'all of them at once' },
      ],
      explanation:
        'With -exec, find runs a command on all that it found: the braces stand for the names, the plus ends the command.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: '-r', kind: 'option', meaning: 'directories too' },
        { text: 'restored', kind: 'directory', meaning: 'the directory' },
        { text: 'backup.tar.gz', kind: 'file', meaning: 'the archive' },
      ],
      explanation: 'Tidy up: the directory with all that is in it, and the archive.',
    },
  ],
}
