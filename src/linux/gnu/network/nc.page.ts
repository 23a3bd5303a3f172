import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'talk through a port, or try whether one is open',
  `Sends standard input to PORT of HOST and prints what comes back. With -l, offers PORT instead: prints what the first one sends who connects, answers with standard input, and ends. Each side sends all it has before it hears the other.\nWith -z, only tries whether somebody listens. Web servers are for curl.\n${SIMULATED}`,
  {
    options: {
      l: 'offer the port, for one connection',
      z: 'only try',
      v: 'say how it went',
      u: 'accepted, and without effect here',
      n: 'accepted, and without effect here',
      N: 'end when standard input does, which is always so here',
      p: 'the port, with -l',
      w: 'accepted, and without effect here',
    },
    examples: {
      'nc -zv example.com 80': 'try the web server',
      'nc -l 9000 > got &': 'wait for somebody who sends something',
      'echo hello | nc localhost 9000': 'send it',
    },
  },
)
