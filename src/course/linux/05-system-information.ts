import type { LessonSource } from '../lesson.ts'

export const systemInformation: LessonSource = {
  id: 'system-information',
  title: 'System Information',
  description: 'Ask the machine who you are, what it is, and how much room it has left.',
  steps: [
    {
      words: [{ text: 'whoami', kind: 'program', meaning: 'prints your user name' }],
      explanation:
        'Prints the name that you are logged in with. On a machine that many people share, it is good to be sure.',
    },
    {
      words: [
        { text: 'uname', kind: 'program', meaning: 'names the operating system' },
        { text: '-a', kind: 'option', meaning: 'all there is to tell' },
      ],
      explanation:
        'Names the system: its kernel, the name of the machine, the version, and the kind of processor. Somebody who helps you will often ask for this line.',
    },
    {
      words: [{ text: 'date', kind: 'program', meaning: 'prints date and time' }],
      explanation: 'Prints the date and the time. UTC is the time at Greenwich, which servers all over the world keep.',
    },
    {
      words: [{ text: 'uptime', kind: 'program', meaning: 'prints how long it has been up' }],
      explanation:
        'Tells how long the machine has been running and how busy it is. The three numbers are its load over the last 1, 5 and 15 minutes.',
    },
    {
      words: [
        { text: 'df', kind: 'program', meaning: 'shows free disk space' },
        { text: '-h', kind: 'option', meaning: 'sizes for humans: M and G' },
      ],
      explanation: 'Shows how full the disks are. Look here first when a program says that it cannot save.',
    },
    {
      words: [
        { text: 'free', kind: 'program', meaning: 'shows free memory' },
        { text: '-h', kind: 'option', meaning: 'sizes for humans: Mi and Gi' },
      ],
      explanation: 'Shows how much memory is used and free. The last column, available, is what new programs can get.',
    },
  ],
}
