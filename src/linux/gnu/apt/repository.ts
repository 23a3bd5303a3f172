/** A package of the simulated repository. Sizes in bytes. */
export interface Package {
  readonly name: string
  readonly version: string
  readonly architecture: 'amd64' | 'all'
  readonly summary: string
  readonly size: number
  readonly installedSize: number
  /** The programs that it brings. */
  readonly programs: readonly string[]
  /** Part of the machine from the start. */
  readonly base: boolean
}

const bring = (name: string, version: string, summary: string, programs: string): Package => ({
  name,
  version,
  architecture: 'all',
  summary,
  size: 21_400,
  installedSize: 93_200,
  programs: programs.split(' '),
  base: false,
})

const base = (line: string): Package => {
  const [name = '', version = '', programs = '', ...summary] = line.split(' ')
  return {
    name,
    version,
    architecture: 'amd64',
    summary: summary.join(' '),
    size: 240_000,
    installedSize: 980_000,
    programs: programs.split(','),
    base: true,
  }
}

/** Every package that there is. */
export const repository: readonly Package[] = [
  bring('cowsay', '3.03+dfsg2-8', 'animal that says what it is told', 'cowsay'),
  bring('fortune-mod', '1:1.99.1-7.3', 'prints a saying, another one each time', 'fortune'),
  ...[
    'bash 5.2.15-2 bash,sh the shell',
    'bc 1.07.1-3 bc calculator with as many digits as wanted',
    'coreutils 9.1-1 ls,cat,cp,mv,rm,sort,date,echo,wc,head,tail basic tools for files, text and shells',
    'curl 7.88.1-10 curl asks web servers for pages',
    'diffutils 1:3.8-4 diff,cmp compares files',
    'findutils 4.9.0-4 find,xargs finds files',
    'grep 3.8-5 grep,egrep,fgrep searches text for patterns',
    'gzip 1.12-1 gzip,gunzip,zcat compresses files',
    'iputils-ping 3:20221126-1 ping asks whether a host answers',
    'jq 1.6-2.1 jq reads and changes JSON',
    'less 590-2.1 less shows text in pages',
    'man-db 2.11.2-2 man,apropos,whatis shows manual pages',
    'mawk 1.3.4.20200120-3.1 awk language for text in columns',
    'nano 7.2-1 nano small editor',
    'procps 2:4.0.2-3 ps,top,free,uptime,watch,pgrep,pkill tells of processes',
    'sed 4.9-1 sed edits text as it streams by',
    'sudo 1.9.13p3-1 sudo runs a command as somebody else',
    'tar 1.34 tar packs files into one',
    'tree 2.1.0-1 tree lists directories as a tree',
    'wget 1.21.3-1 wget downloads files',
  ].map(base),
].toSorted((a, b) => (a.name < b.name ? -1 : 1))
