import { complain, simpleCommand } from './command.ts'
import { fetchToFile } from './download.ts'

export const wget = simpleCommand({
  declaration: {
    operands: [{ name: 'URL', kind: 'url' }],
    description: [
      'Asks a web server for the file at URL and saves it in the working directory under the last part of the URL’s path. A file that exists is kept; the new one gets .1 after its name.',
      'The network is simulated: example.com, example.org and files.example.com are there, other hosts do not resolve.',
    ],
    examples: [{ line: 'wget http://files.example.com/fruits.txt', meaning: 'download fruits.txt' }],
  },
  main: (process, { operands }) => {
    const [url] = operands
    if (url === undefined) return complain(process, 'missing URL')
    return fetchToFile(process, url)
  },
})
