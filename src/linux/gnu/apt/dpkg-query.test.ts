import { rowsInTurn } from '../../../testing/rows-in-turn.ts'

const HELP = '\nUse --help for help about querying packages.\n'

rowsInTurn([
  ['dpkg-query', `dpkg-query: error: need an action option\n${HELP}[2]`],
  ['dpkg-query -z', `dpkg-query: error: unknown option -z\n${HELP}[2]`],
  ['dpkg-query -L', `dpkg-query: error: --listfiles needs at least one package name argument\n${HELP}[2]`],
  ['dpkg-query -S', `dpkg-query: error: --search needs at least one file name pattern argument\n${HELP}[2]`],
  ['dpkg-query -W -L bash', `dpkg-query: error: conflicting actions -L (--listfiles) and -W (--show)\n${HELP}[2]`],
  ['dpkg-query -W bash', 'bash\t5.2.15-2\n[0]'],
  ['dpkg -W bash', 'bash\t5.2.15-2\n[0]'],
  ['dpkg-query -W nosuch', 'dpkg-query: no packages found matching nosuch\n[1]'],
  [
    "dpkg-query -W -f='${Package;10}|${Version;-20}|${Nope}|${Status}|${db:Status-Abbrev}|\\n' bash",
    '      bash|5.2.15-2            ||install ok installed|ii |\n[0]',
  ],
  ["dpkg-query -W -f '${binary:Package}\\n' 'd*'", 'diffutils\n[0]'],
  ["dpkg-query -f '${x' -W bash", 'dpkg-query: error in show format: missing closing brace\n[1]'],
  ['dpkg-query -S nosuchpath', 'dpkg-query: no path found matching pattern *nosuchpath*\n[1]'],
  [
    'dpkg-query -s nosuch',
    "dpkg-query: package 'nosuch' is not installed and no information is available\n" +
      'Use dpkg --info (= dpkg-deb --info) to examine archive files.\n[1]',
  ],
  [
    'dpkg-query -L nosuch',
    "dpkg-query: package 'nosuch' is not installed\n" +
      'Use dpkg --contents (= dpkg-deb --contents) to list archive files contents.\n[1]',
  ],
  [
    'dpkg-query -l bash nosuch | tail -n 1',
    'dpkg-query: no packages found matching nosuch\nii  bash 5.2.15-2 amd64        the shell\n[0]',
  ],
  ['dpkg-query -p bash', "dpkg-query: option '-p' is not simulated here\n[2]"],
])
