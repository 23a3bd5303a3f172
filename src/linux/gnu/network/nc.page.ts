import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'talk through a port, or try whether one is open',
  `Sends standard input to PORT of HOST and prints what comes back. With -l, offers PORT instead: prints what the first one sends who connects, answers with standard input, and ends. Each side sends all it has before it hears the other.\nWith -z, only tries whether somebody listens. Web servers are for curl.\n${SIMULATED}`,
  {
    options: {
      '4': 'no effect: every address of the simulated network is of version 4',
      l: 'offer the port, for one connection',
      z: 'only try',
      v: 'say how it went',
      n: 'HOST is an address',
      N: 'no effect: a connection ends with what was read',
      p: 'the port, with -l',
      w: 'no effect: a connection succeeds or fails at once',
    },
    examples: {
      'nc -zv example.com 80': 'try the web server',
      'nc -l 9000 > got &': 'wait for somebody who sends something',
      'echo hello | nc localhost 9000': 'send it',
    },
  },
)
