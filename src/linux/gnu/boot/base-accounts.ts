/** Accounts that a Debian has from its start (base-passwd 3.6): name, uid, gid, home, and a full name that is not the name. */
const USERS = [
  'daemon 1 1 /usr/sbin',
  'bin 2 2 /bin',
  'sys 3 3 /dev',
  'sync 4 65534 /bin',
  'games 5 60 /usr/games',
  'man 6 12 /var/cache/man',
  'lp 7 7 /var/spool/lpd',
  'mail 8 8 /var/mail',
  'news 9 9 /var/spool/news',
  'uucp 10 10 /var/spool/uucp',
  'proxy 13 13 /bin',
  'www-data 33 33 /var/www',
  'backup 34 34 /var/backups',
  'list 38 38 /var/list Mailing List Manager',
  'irc 39 39 /run/ircd ircd',
  'nobody 65534 65534 /nonexistent',
]

/** Groups that a Debian has from its start, and their numbers. */
const GROUPS =
  'daemon 1 bin 2 sys 3 adm 4 tty 5 disk 6 lp 7 mail 8 news 9 uucp 10 man 12 proxy 13 kmem 15 dialout 20 fax 21 voice 22 ' +
  'cdrom 24 floppy 25 tape 26 sudo 27 audio 29 dip 30 www-data 33 backup 34 operator 37 list 38 irc 39 src 40 shadow 42 ' +
  'utmp 43 video 44 sasl 45 plugdev 46 staff 50 games 60 users 100 nogroup 65534'

const userLines = USERS.map((user) => {
  const [name = '', uid, gid, home, ...words] = user.split(' ')
  const shell = name === 'sync' ? '/bin/sync' : '/usr/sbin/nologin'
  return `${name}:x:${uid}:${gid}:${words.join(' ') || name}:${home}:${shell}`
})

const groupLines = [...GROUPS.matchAll(/(\S+) (\d+)/g)].map(([, name, gid]) => `${name}:x:${gid}:`)

/** A file of accounts with lines added below its first one, root's, but for names and numbers that somebody has. */
function completed(text: string, added: readonly string[]): string {
  const fields = text.split('\n').map((line) => line.split(':'))
  const taken = new Set(fields.flatMap(([name, , number]) => [name, number]))
  const free = added.filter((line) => {
    const [name, , number] = line.split(':')
    return !taken.has(name) && !taken.has(number)
  })
  const end = text.indexOf('\n') + 1
  return text.slice(0, end) + free.map((line) => `${line}\n`).join('') + text.slice(end)
}

/** /etc/passwd with the accounts of a Debian. */
export const withBaseUsers = (text: string): string => completed(text, userLines)

/** /etc/group with the groups of a Debian. */
export const withBaseGroups = (text: string): string => completed(text, groupLines)
