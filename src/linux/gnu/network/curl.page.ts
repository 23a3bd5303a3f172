import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'get pages from web servers',
  `Asks for each URL and prints what comes. While it saves or feeds a pipe it shows how far it is, unless told to be silent.\n${SIMULATED}`,
  {
    options: {
      s: 'show neither progress nor errors',
      S: 'show errors all the same',
      f: 'fail when the server says that there is no such page',
      i: 'the headers too',
      I: 'only the headers',
      L: 'follow when the page has moved',
      v: 'the whole conversation',
      k: 'accepted, and without effect here',
      O: 'save under the name in the URL',
      o: 'save in FILE',
      w: 'print this afterwards: %{http_code} and others',
      X: 'this method instead of GET',
      d: 'send this text',
      H: 'send this header',
      A: 'say that it is this program',
      m: 'accepted, and without effect here',
    },
    examples: {
      'curl example.com': 'print a page',
      'curl -O http://files.example.com/fruits.txt': 'download a file',
      'curl -sI example.com | head -1': 'ask only for the status',
    },
  },
)
