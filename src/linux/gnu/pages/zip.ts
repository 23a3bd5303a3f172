import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'pack files into a zip archive',
  options: {
    r: 'directories with all in them',
    q: 'say nothing',
    d: 'take members out',
    j: 'without directories in names',
    u: 'only what is newer',
    f: 'only what is in it already and newer',
    m: 'remove the files afterwards',
    v: 'tell more',
    y: 'pack links as links',
    D: 'no entries for directories',
    T: 'check the archive',
    x: 'leave out names that fit',
    i: 'only names that fit',
    '0': 'do not compress',
    '9': 'small',
  },
  description: ['Puts files into ARCHIVE (.zip is added to its name), or replaces them there. Directories need -r.'],
  examples: [
    { line: 'zip -r site.zip public', meaning: 'pack a directory' },
    { line: 'zip -d site.zip public/old.html', meaning: 'take something out' },
  ],
}
