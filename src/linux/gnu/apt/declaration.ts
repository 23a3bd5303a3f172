import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { optionList } from '../library/options.ts'

const operands = [
  { name: 'COMMAND', kind: 'text' },
  { name: 'PACKAGE', kind: 'text', optional: true, repeated: true },
] as const

const options = [
  { short: 'y', long: 'yes' },
  { short: 'q', long: 'quiet' },
  { short: 's', long: 'simulate' },
  { short: 'i', long: 'installed' },
  { long: 'upgradable' },
  { long: 'no-install-recommends' },
]

const refused = optionList(
  'd,download-only f,fix-broken m,fix-missing V,verbose-versions u,show-upgraded t,default-release=NAME o,option=TEXT ' +
    'c,config-file=FILE a,all-versions b,build n,names-only F,full assume-no allow-downgrades allow-unauthenticated autoremove ' +
    'auto-remove install-suggests no-upgrade only-upgrade print-uris purge reinstall recurse show-progress trivial-only with-new-pkgs',
)

export const aptDeclaration: ProgramDeclaration = { name: 'apt', options, refused, operands, usageStatus: 100 }
export const aptGetDeclaration: ProgramDeclaration = { name: 'apt-get', options, refused, operands, usageStatus: 100 }
export const aptCacheDeclaration: ProgramDeclaration = {
  name: 'apt-cache',
  options,
  refused,
  operands,
  usageStatus: 100,
}
export const dpkgDeclaration: ProgramDeclaration = {
  name: 'dpkg',
  options: [
    { short: 'c', long: 'contents' },
    { short: 'l', long: 'list' },
    { short: 's', long: 'status' },
    { short: 'L', long: 'listfiles' },
    { short: 'S', long: 'search' },
    { short: 'W', long: 'show' },
    { short: 'i', long: 'install' },
    { short: 'r', long: 'remove' },
    { long: 'print-architecture' },
  ],
  refused: optionList(
    'A,record-avail b,build=DIR B,auto-deconfigure C,audit D,debug=NUM e,control=ARCHIVE E,skip-same-version ' +
      'f,field=ARCHIVE G,refuse-downgrade I,info=ARCHIVE no-act dry-run simulate O,selected-only p,print-avail=PACKAGE P,purge ' +
      'R,recursive V,verify x,extract=ARCHIVE X,vextract=ARCHIVE add-architecture=ARCH compare-versions configure ' +
      'get-selections print-foreign-architectures remove-architecture=ARCH set-selections unpack force-help clear-avail abort-after=NUM admindir=DIR assert-help assert-multi-arch clear-selections ctrl-tarfile=ARCHIVE ' +
      'forget-old-unavail fsys-tarfile=ARCHIVE ignore-depends=LIST instdir=DIR log=FILE merge-avail=FILE no-debsig no-pager path-exclude=PATTERN ' +
      'path-include=PATTERN post-invoke=COMMAND pre-invoke=COMMAND predep-package refuse-help robot root=DIR status-fd=NUM status-logger=COMMAND ' +
      'triggers-only update-avail=FILE verify-format=NAME yet-to-unpack validate-pkgname=TEXT',
  ),
  operands: [{ name: 'PACKAGE', kind: 'text', optional: true, repeated: true }],
  usageStatus: 2,
}
export const cowsayDeclaration: ProgramDeclaration = {
  name: 'cowsay',
  operands: [{ name: 'MESSAGE', kind: 'text', optional: true, repeated: true }],
  optionsFirst: true,
}
export const fortuneDeclaration: ProgramDeclaration = { name: 'fortune' }
