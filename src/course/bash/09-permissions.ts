import type { LessonSource } from '../lesson.ts'

export const permissions: LessonSource = {
  id: 'permissions',
  title: 'Permissions',
  description: 'Every file says who may read it, write to it and run it. The system keeps to that, and so do you.',
  steps: [
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '-l', kind: 'option', meaning: 'long, with details' },
        { text: 'welcome.txt', kind: 'file', meaning: 'what to look at' },
      ],
      explanation:
        'The letters at the start are three groups of r, w and x: for the owner, for the group, and for everybody else. Behind them stand the names of the owner and of the group.',
    },
    {
      words: [{ text: 'id', kind: 'program', meaning: 'prints your user and groups' }],
      explanation: 'Prints who you are to the system: your user and your groups, by number and by name.',
    },
    {
      words: [
        { text: 'touch', kind: 'program', meaning: 'makes empty files' },
        { text: 'plan.txt', kind: 'file', meaning: 'the file' },
        { text: '&&', kind: 'operator', meaning: 'and if that worked' },
        { text: 'chmod', kind: 'program', meaning: 'changes permissions' },
        { text: '400', kind: 'value', meaning: 'the owner may read' },
        { text: 'plan.txt', kind: 'file', meaning: 'the file' },
      ],
      explanation:
        'Makes a file that only you may read, and nobody may write to. The digits are for owner, group and others: 4 is read, 2 is write, 1 is execute.',
    },
    {
      words: [
        { text: 'echo', kind: 'command', meaning: 'prints its words' },
        { text: 'hello', kind: 'text', meaning: 'what to write' },
        { text: '>', kind: 'operator', meaning: 'into the file that follows' },
        { text: 'plan.txt', kind: 'file', meaning: 'may not be written to' },
      ],
      explanation: 'The system keeps its word, also to you, so this fails.',
      fails: true,
    },
    {
      words: [
        { text: 'chmod', kind: 'program', meaning: 'changes permissions' },
        { text: 'u+w', kind: 'value', meaning: 'the owner may write' },
        { text: 'plan.txt', kind: 'file', meaning: 'the file' },
      ],
      explanation: 'Letters can be changed one by one: the user, which is you, gets write back.',
    },
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '/root', kind: 'directory', meaning: "the administrator's home" },
      ],
      explanation: 'The home of root, the administrator, is closed to you. This fails.',
      fails: true,
    },
    {
      words: [
        { text: 'sudo', kind: 'program', meaning: 'runs a command as root' },
        { text: 'ls', kind: 'program', meaning: 'lists files and directories' },
        { text: '-ld', kind: 'option', meaning: 'long, the directory itself' },
        { text: '/root', kind: 'directory', meaning: "the administrator's home" },
      ],
      explanation: 'With sudo one command runs as root, who may do everything. Think before you press Enter.',
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'plan.txt', kind: 'file', meaning: 'the file' },
      ],
      explanation: 'Tidy up.',
    },
  ],
}
