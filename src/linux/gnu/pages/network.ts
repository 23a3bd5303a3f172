import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page } from '../library/page.ts'

const SIMULATED =
  'The network is simulated: localhost, example.com, www.example.com, files.example.com and example.org are there, other hosts do not resolve.'

/** Pages of programs that reach other machines. */
export const networkPages: Readonly<Record<string, ProgramPage>> = {
  ping: page(
    'ask a host whether it is there',
    `Sends HOST a small packet each second and prints how long it takes there and back, until Ctrl-C; then it sums up.\n${SIMULATED}`,
    {
      options: {
        c: 'so many packets',
        i: 'so many seconds between two',
        w: 'stop after so many seconds',
        W: 'accepted, and without effect here',
        s: 'so many bytes',
        t: 'accepted, and without effect here',
        '4': 'IPv4, which it always is',
        '6': 'accepted, and without effect here',
        n: 'addresses, no names',
        q: 'only the sums',
        v: 'accepted, and without effect here',
      },
      examples: { 'ping -c 3 example.com': 'ask three times' },
    },
  ),
  traceroute: page(
    'list the routers on the way to a host',
    `Prints each router between here and HOST, nearest first, with the time that three packets take.\n${SIMULATED}`,
    {
      options: { m: 'look so many steps far', q: 'so many packets each', n: 'accepted, and without effect here' },
      examples: { 'traceroute example.org': 'see what lies between' },
    },
  ),
  curl: page(
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
  ),
  wget: page(
    'download files',
    `Asks for each URL and saves what comes under the last part of its path. A file that is there is kept: the new one gets .1 after its name.\n${SIMULATED}`,
    {
      options: {
        q: 'say nothing',
        'no-verbose': 'say it in one line (-nv)',
        c: 'accepted, and without effect here',
        O: 'save in FILE, - prints it',
        P: 'save in this directory',
        spider: 'only ask whether it is there',
      },
      examples: {
        'wget http://files.example.com/fruits.txt': 'download a file',
        'wget -qO- example.com': 'print a page',
      },
    },
  ),
  ssh: page(
    'log in on another machine',
    `Would open a shell on HOST. Nobody answers to it here, and it says so as the real one would.\n${SIMULATED}`,
    {
      options: { p: 'this port', l: 'as this user' },
      examples: { 'ssh user@example.com': 'try to log in' },
    },
  ),
  host: page('look up a host’s address', `Prints the address of HOST, or the name of an address.\n${SIMULATED}`, {
    examples: { 'host example.com': 'look it up' },
  }),
  nslookup: page('look up a host’s address', `Asks the name server for HOST.\n${SIMULATED}`, {
    examples: { 'nslookup example.com': 'look it up' },
  }),
  dig: page('ask a name server', `Prints what the name server answers; with +short only the address.\n${SIMULATED}`, {
    examples: { 'dig +short example.com': 'print the address' },
  }),
  nc: page(
    'try whether a port is open',
    `With -z, tries whether somebody listens at PORT of HOST. Talking through it is not simulated.\n${SIMULATED}`,
    {
      options: {
        z: 'only try',
        v: 'say how it went',
        u: 'accepted, and without effect here',
        n: 'accepted, and without effect here',
        w: 'accepted, and without effect here',
      },
      examples: { 'nc -zv example.com 80': 'try the web server' },
    },
  ),
  ip: page(
    'show network cards, addresses and routes',
    'ip addr shows addresses, ip link cards, ip route the ways out; -br makes it brief. Nothing can be changed here.',
    { examples: { 'ip addr': 'see your addresses', 'ip route': 'see the way out' } },
  ),
  ifconfig: page(
    'show network cards',
    'Shows the network cards and their addresses, the old way; ip is the new one. Nothing can be changed here.',
    { examples: { ifconfig: 'see your addresses' } },
  ),
}
