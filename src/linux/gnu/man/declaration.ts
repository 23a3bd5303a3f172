import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { optionList } from '../library/options.ts'

const word = { name: 'WORD', kind: 'command', repeated: true } as const

export const manDeclaration: ProgramDeclaration = {
  name: 'man',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [
    { short: 'k', long: 'apropos' },
    { short: 'f', long: 'whatis' },
    { short: 'a', long: 'all' },
    { short: 'w', long: 'where' },
    { long: 'path' },
    { long: 'location' },
    { short: 's', long: 'sections', value: { name: 'LIST', kind: 'text' } },
  ],
  refused: [
    ...optionList(
      '7,ascii c,catman C,config-file=FILE d,debug D,default e,extension=EXT E,encoding=CODE H,html=BROWSER i,ignore-case ' +
        'I,match-case K,global-apropos l,local-file L,locale=LOCALE m,systems=SYSTEM M,manpath=PATH p,preprocessor=TEXT P,pager=PAGER ' +
        'r,prompt=TEXT R,recode=CODE t,troff T,troff-device=DEVICE u,update W,where-cat X,gxditview=NUM Z,ditroff ' +
        'S=LIST location-cat usage names-only nh no-hyphenation nj no-justification no-subpages regex wildcard warnings=TYPE',
    ),
  ],
  operands: [{ name: 'PAGE', kind: 'command', repeated: true }],
}
const listing = {
  helpLetter: 'h',
  versionLetter: 'V',
  options: optionList('a,and e,exact l,long r,regex s,sections=LIST section=LIST w,wildcard'),
  refused: optionList('C,config-file=FILE d,debug L,locale=LOCALE m,systems=SYSTEM M,manpath=PATH v,verbose usage'),
  operands: [word],
}
export const aproposDeclaration: ProgramDeclaration = { name: 'apropos', ...listing }
export const whatisDeclaration: ProgramDeclaration = {
  name: 'whatis',
  ...listing,
  options: listing.options.filter(({ short }) => short !== 'a' && short !== 'e'),
}
