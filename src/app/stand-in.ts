import { type Lesson, lessonOf, type LessonSource } from '../course/lesson.ts'
import type { ModeName } from './theme.ts'

const titles: Record<ModeName, string> = {
  linux:
    'Navigation Basics,File Operations,File Content Management,Text Processing,System Information,Advanced File Operations,Network Commands,Text Analysis,System Commands,Cleanup and Archives',
  docker:
    'Docker Basics,Working with Images,Running Containers,Container Management,Container Logs and Inspection,Interactive Containers,Building Custom Images,Data Management,Networking,Multi-container Applications,Cleanup and Maintenance,Advanced Operations',
}

const source = (title: string): LessonSource => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  description: 'Look at parts of a file, find lines in it, count and sort them.',
  steps: [
    {
      words: [
        { text: 'ls', kind: 'program', meaning: 'shows what a directory holds' },
        { text: '-l', kind: 'option', meaning: 'long: owner, size and date too' },
      ],
      explanation: 'Lists the directory you are in.',
    },
    {
      words: [
        { text: 'head', kind: 'program', meaning: 'shows how a file begins' },
        { text: '-n', kind: 'option', meaning: 'this many lines, not ten' },
        { text: '2', kind: 'value', meaning: 'for -n: two lines' },
        { text: 'welcome.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Prints the first two lines of welcome.txt.',
    },
    {
      words: [
        { text: 'docker', kind: 'program', meaning: 'talks to the Docker host' },
        { text: 'run', kind: 'command', meaning: 'starts a new container' },
        { text: '-d', kind: 'option', meaning: 'in the background' },
        { text: '-p', kind: 'option', meaning: 'publishes a port' },
        { text: '8081:80', kind: 'value', meaning: 'for -p: port 8081 here, 80 inside' },
        { text: '--name', kind: 'option', meaning: 'gives the container a name' },
        { text: 'my-web', kind: 'name', meaning: 'for --name' },
        { text: 'nginx', kind: 'image', meaning: 'the image to start from' },
      ],
      explanation: 'Starts a web server in the background, with a name and a published port.',
    },
  ],
})

export const standInLessons = (mode: ModeName): readonly Lesson[] =>
  titles[mode]
    .split(',')
    .map((title) =>
      lessonOf(source(title), [
        'drwxr-xr-x 1 user user 4096 Nov 21 09:14 Documents\ndrwxr-xr-x 1 user user 4096 Nov 21 09:14 Downloads\n-rw-r--r-- 1 user user   87 Nov 21 09:14 welcome.txt\n',
        'Welcome!\nType help to begin.\n',
        '',
      ]),
    )
