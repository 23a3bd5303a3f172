/** A service as services(5) has it: its name, its port, its protocols, and other names. */
export interface Service {
  readonly name: string
  readonly port: number
  readonly protocols: readonly string[]
  readonly aliases: readonly string[]
}

/** Those of a Debian 12 that are met most: `name port/protocols aliases`. */
const LINES = `echo 7/tcp,udp
discard 9/tcp,udp sink null
ftp-data 20/tcp
ftp 21/tcp
ssh 22/tcp
telnet 23/tcp
smtp 25/tcp mail
time 37/tcp,udp timserver
whois 43/tcp nicname
domain 53/tcp,udp
bootps 67/udp
tftp 69/udp
finger 79/tcp
http 80/tcp www
pop3 110/tcp pop-3
sunrpc 111/tcp,udp portmapper
ntp 123/udp
imap2 143/tcp imap
snmp 161/tcp,udp
ldap 389/tcp,udp
https 443/tcp,udp
submission 587/tcp
ipp 631/tcp
rsync 873/tcp
imaps 993/tcp
pop3s 995/tcp
nfs 2049/tcp,udp
mysql 3306/tcp
svn 3690/tcp subversion
mdns 5353/udp
postgresql 5432/tcp postgres
redis 6379/tcp
http-alt 8080/tcp,udp webcache
git 9418/tcp`

export const services: readonly Service[] = LINES.split('\n').map((line) => {
  const [name = '', where = '', ...aliases] = line.split(' ')
  const [port = '', protocols = ''] = where.split('/')
  return { name, port: Number(port), protocols: protocols.split(','), aliases }
})

/** The name of a port. */
export const serviceAt = (port: number): string | undefined => services.find((service) => service.port === port)?.name
