import type { LessonSource } from '../lesson.ts'

export const processesAndJobs: LessonSource = {
  id: 'processes-and-jobs',
  title: 'Processes and Jobs',
  description: 'Every command that runs is a process. Send them to the background, list them, and end them.',
  steps: [
    {
      words: [{ text: 'ps', kind: 'program', meaning: 'lists processes' }],
      explanation: 'Lists the processes of this terminal: the shell itself, and ps, which runs just now.',
    },
    {
      words: [
        { text: 'sleep', kind: 'program', meaning: 'waits' },
        { text: '100', kind: 'value', meaning: 'this many seconds' },
        { text: '&', kind: 'operator', meaning: 'in the background' },
      ],
      explanation:
        'With an ampersand at its end a command runs in the background. The shell tells its job number and its process number, and takes your next line at once.',
    },
    {
      words: [{ text: 'jobs', kind: 'command', meaning: 'lists what runs in the background' }],
      explanation: 'Lists the jobs of this shell.',
    },
    {
      words: [
        { text: 'kill', kind: 'command', meaning: 'sends a signal, to end it' },
        { text: '%1', kind: 'value', meaning: 'job number 1' },
      ],
      explanation: 'Ends the job. A percent sign with a number means a job, a number alone means a process.',
    },
    {
      words: [{ text: 'wait', kind: 'command', meaning: 'waits for jobs' }],
      explanation: 'Comes back when all the jobs in the background have ended.',
    },
    {
      words: [
        { text: 'sleep', kind: 'program', meaning: 'waits' },
        { text: '60', kind: 'value', meaning: 'this many seconds' },
      ],
      explanation:
        'A command in the foreground holds the terminal until it ends, unless you press Ctrl-C. Then it fails with the status 130.',
      fails: true,
      keys: ['\x03'],
    },
    {
      words: [
        { text: 'ps', kind: 'program', meaning: 'lists processes' },
        { text: 'aux', kind: 'option', meaning: "everybody's, with details" },
        { text: '|', kind: 'operator', meaning: 'hands the output on' },
        { text: 'head', kind: 'program', meaning: 'keeps the first lines' },
        { text: '-n', kind: 'option', meaning: 'how many' },
        { text: '4', kind: 'value', meaning: 'four lines' },
      ],
      explanation:
        'Lists every process of the machine with its owner, its memory and its command, and keeps the first lines.',
    },
  ],
}
