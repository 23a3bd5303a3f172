import type { LessonSource } from '../lesson.ts'
import { all, any, complained, gone, holds, labelled, printed, ran, shown, unharmed } from './goals.ts'

export const networkCommands: LessonSource = {
  id: 'network-commands',
  title: 'Network Commands',
  description:
    'See whether a host answers, which way your packets take, and fetch pages and files. The network here is simulated.',
  steps: [
    {
      words: [
        { text: 'ping', kind: 'program', meaning: 'asks a host whether it is there' },
        { text: '-c', kind: 'option', meaning: 'count: ask this many times' },
        { text: '2', kind: 'value', meaning: 'for -c: two times' },
        { text: 'example.com', kind: 'host', meaning: 'the host to ask' },
      ],
      explanation:
        'Sends two small packets to example.com and prints how long each takes there and back. This is the first test when a page does not load.',
      goal: labelled(
        'example.com answered twice',
        all(ran('ping'), printed('example[.]com'), printed('^2 packets transmitted, 2 received')),
      ),
      wrong: [
        'ping -c 3 example.com',
        'ping -c 2 localhost',
        'ping -c 1 example.com',
        'ping -c 2 nowhere.invalid',
        'echo ping -c 2 example.com',
        'ping 2 example.com',
      ],
      also: [
        'ping -c2 "example.com"',
        'ping "example.com" -c 2',
        'ping -c 2 -q "example.com"',
        'ping -c 2 -i 0.5 "example.com"',
      ],
    },
    {
      words: [
        { text: 'ping', kind: 'program', meaning: 'asks a host whether it is there' },
        { text: 'nowhere.invalid', kind: 'host', meaning: 'a name that nobody has' },
      ],
      explanation:
        'This one fails, and is meant to: no host has this name. Read the message from the left: which program, about what, and why.',
      fails: true,
      goal: labelled(
        'The message about nowhere.invalid was shown',
        all(ran('ping'), complained('nowhere[.]invalid: (Name or service not known|.* name resolution)')),
      ),
      wrong: [
        'ping -c 1 example.com',
        'ping -c 1 nowhere',
        'curl nowhere.invalid',
        'ping',
        'echo ping nowhere.invalid',
        'pin nowhere.invalid',
      ],
      also: ['ping -c 1 nowhere.invalid', 'ping "nowhere.invalid"', 'ping nowhere.invalid | cat'],
    },
    {
      words: [
        { text: 'traceroute', kind: 'program', meaning: 'prints the way to a host' },
        { text: 'example.com', kind: 'host', meaning: 'where the way leads' },
      ],
      explanation:
        'Prints the routers between you and the host, nearest first. It shows where on the way things get slow.',
      goal: labelled(
        'The way to example.com was printed',
        all(
          ran('traceroute', 'tracepath', 'mtr'),
          any(
            all(printed('router[.]isp[.]example'), printed('^ *[0-9]+[ :.|-]+example[.]com')),
            all(printed('to example[.]com [(]'), printed('^ *2 +198[.]51[.]100[.]1 ')),
          ),
        ),
      ),
      wrong: [
        'traceroute',
        'ping -c 1 example.com',
        'traceroute localhost',
        'echo traceroute example.com',
        'traceroute exmaple.com',
      ],
      also: ['traceroute example.com | cat', 'traceroute "example.com"'],
    },
    {
      words: [
        { text: 'curl', kind: 'program', meaning: 'prints what a server answers' },
        { text: 'http://example.com/hello.txt', kind: 'address', meaning: 'the page to ask for' },
      ],
      explanation:
        'Asks a web server for a page and prints it. Programmers use it all day to see what a server really answers.',
      goal: labelled('The page was printed', all(ran('curl', 'wget'), printed('^Hello from example[.]com!$'))),
      wrong: [
        'curl http://example.com/',
        'curl',
        'wget http://example.com/hello.txt',
        'curl http://example.com/hallo.txt',
        'echo curl http://example.com/hello.txt',
        'echo Hello from example.com!',
      ],
      also: [
        'curl example.com/hello.txt',
        'curl -s "http://example.com/hello.txt"',
        'wget -qO- "http://example.com/hello.txt"',
        'curl http://example.com/hello.txt | cat',
      ],
    },
    {
      words: [
        { text: 'wget', kind: 'program', meaning: 'downloads files' },
        { text: 'http://files.example.com/fruits.txt', kind: 'address', meaning: 'the file to download' },
      ],
      explanation: 'Downloads a file and saves it here, under the last part of its address.',
      goal: labelled('fruits.txt was downloaded', holds('~/fruits.txt', 'pear', 'apple', 'cherry', 'banana', 'apple')),
      wrong: [
        'curl http://files.example.com/fruits.txt',
        'wget http://example.com/hello.txt',
        'touch fruits.txt',
        'wget',
        'wget http://files.example.com/fruit.txt',
        'echo wget http://files.example.com/fruits.txt',
      ],
      also: [
        'wget files.example.com/fruits.txt',
        'curl -O "http://files.example.com/fruits.txt"',
        'curl -o fruits.txt "http://files.example.com/fruits.txt"',
        'curl http://files.example.com/fruits.txt > fruits.txt',
        'wget -q "http://files.example.com/fruits.txt"',
      ],
    },
    {
      words: [
        { text: 'cat', kind: 'program', meaning: 'prints files' },
        { text: 'fruits.txt', kind: 'file', meaning: 'the file to read' },
      ],
      explanation: 'Reads what has arrived.',
      goal: labelled('The text of fruits.txt was printed', shown('~/fruits.txt')),
      wrong: [
        'ls fruits.txt',
        'cat fruit.txt',
        'cat welcome.txt',
        'echo cat fruits.txt',
        'curl http://files.example.com/fruits.txt',
        'wc -l fruits.txt',
      ],
      also: [
        'cat ./fruits.txt',
        'head fruits.txt',
        'cat /home/user/fruits.txt',
        'cat < fruits.txt',
        'less "fruits.txt"',
        'cat fr*',
      ],
    },
    {
      words: [
        { text: 'rm', kind: 'program', meaning: 'removes files' },
        { text: 'fruits.txt', kind: 'file', meaning: 'the file to remove' },
      ],
      explanation: 'Removes the download again.',
      goal: labelled('fruits.txt is gone, and the rest is there', all(gone('~/fruits.txt'), unharmed)),
      wrong: ['rm fruit.txt', 'rm welcome.txt', 'cat fruits.txt', 'echo rm fruits.txt', 'rm'],
      also: ['rm ./fruits.txt', 'rm -f fruits.txt', 'rm /home/user/fruits.txt', 'rm fr*'],
    },
  ],
}
