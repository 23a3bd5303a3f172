import type { Mistake } from '../mistake.ts'

/** What beginners type that is part of Bash, or a program that is there with Bash. */
const IN_BASH =
  'alias|unalias|export|unset|jobs|fg|bg|type|source|set|read|test|for|if|while|until|case|function|time|let|declare|select|' +
  'apt|apt-get|awk|basename|cut|diff|dirname|du|env|gunzip|gzip|hostname|id|ifconfig|ip|kill|less|ln|more|nano|nl|pkill|' +
  'printenv|printf|rev|rmdir|sed|seq|sleep|ssh|stat|tac|tee|test|tr|tree|uniq|unzip|vim|watch|whereis|who|xargs|zip|' +
  // the terminal of Docker has commands of Docker alone
  'ls|cd|pwd|cat|mkdir|touch|rm|cp|mv|find|grep|head|tail|wc|ps|top|df|free|uname|whoami|date|uptime|echo|chmod|wget|curl|' +
  'man|which|file|tar|sort|ping|traceroute'

/** What the Simple shell does not have: what knows more of a command stands before this. */
export const bashOnly: Mistake = {
  id: 'bash-only',
  when: [
    { stderr: `^(${IN_BASH}): command not found$` },
    { stderr: '^[A-Za-z_][A-Za-z0-9_]*=[^:]*: command not found$' },
  ],
  note: 'The Simple shell does not have it. The Bash shell does: it is chosen above the terminal.',
}
