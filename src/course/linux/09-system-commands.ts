import type { LessonSource } from '../lesson.ts'

export const systemCommands: LessonSource = {
  id: 'system-commands',
  title: 'System Commands',
  description: 'See what is running, find programs, read their manual, and look back at what you did.',
  steps: [
    {
      words: [{ text: 'ps', kind: 'program', meaning: 'lists processes' }],
      explanation:
        'Lists the programs that run in this terminal: your shell, and the command itself. Each running program is a process and has a number, its PID.',
    },
    {
      words: [{ text: 'top', kind: 'program', meaning: 'shows what keeps the machine busy' }],
      explanation:
        'Shows all processes, and how busy the machine is. When it feels slow, look at the columns %CPU and %MEM. Where it fills the screen, q leaves it.',
      keys: ['q'],
    },
    {
      words: [
        { text: 'which', kind: 'program', meaning: 'finds programs' },
        { text: 'ls', kind: 'name', meaning: 'the command in question' },
      ],
      explanation: 'Prints where the program of a command is. Most commands are files like any other.',
    },
    {
      words: [
        { text: 'help', kind: 'command', meaning: 'explains commands' },
        { text: 'cd', kind: 'topic', meaning: 'the command to explain' },
      ],
      explanation: 'Explains a command in a few words. Some commands, like cd, are not files but parts of the shell.',
    },
    {
      words: [
        { text: 'man', kind: 'program', meaning: 'shows manual pages' },
        { text: 'pwd', kind: 'topic', meaning: 'the page to read' },
      ],
      explanation:
        'Opens the manual page of a command: what it does, how it is written, examples. Nobody remembers all options, everybody looks them up. Where it fills the screen, q leaves it.',
      keys: ['q'],
    },
    {
      words: [{ text: 'history', kind: 'command', meaning: 'lists earlier commands' }],
      explanation: 'Lists the commands of this session. The up arrow key brings them back, one by one.',
    },
    {
      words: [{ text: 'clear', kind: 'program', meaning: 'empties the screen' }],
      explanation: 'Empties the screen. Nothing is lost: files and history stay as they are.',
    },
  ],
}
