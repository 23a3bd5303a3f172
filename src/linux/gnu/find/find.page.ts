import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'look for files in a tree of directories',
  description: [
    'Goes through each PATH (the working directory when there is none) and all that is below it, and judges every file by the expression: tests, which are true or false, and actions, joined by -a (which may be left out), -o and !, with \\( \\) around groups. Without an action, the names of files for which it is true are printed.',
    'Tests: -name, -iname, -path and -regex look at the name; -type f, d or l at the sort of file; -size +10k at the size; -mtime -7 and -mmin +30 at the age in days or minutes; -newer FILE, -perm, -user, -group, -links and -empty at other facts. In numbers + means more than and - less than.',
    'Actions: -print, -print0, -printf FORMAT, -ls (with f before their names they write to a file: -fprint FILE), -delete, -exec COMMAND {} \\; for each file, -exec COMMAND {} + for many at once, -execdir, -ok, -prune (do not go in) and -quit. -maxdepth and -mindepth limit the depth.',
  ],
  examples: [
    {
      line: "find . -name '*.txt'",
      meaning: 'text files from here on down; the quotes keep the shell from reading the star',
    },
    { line: 'find /var/log -size +1M -mtime -7', meaning: 'large files that changed within a week' },
    { line: 'find . -type f -exec grep -l hello {} +', meaning: 'search all files for a word' },
  ],
}
