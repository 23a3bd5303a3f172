/** What the options that useradd and usermod share mean. */
export const accountOptions = {
  c: 'the full name, or what else there is to say',
  e: 'when the account ends: a date as 2030-01-31, or days since 1970',
  f: 'how many days after its password the account ends',
  g: 'the first group, by name or number',
  G: 'further groups, with commas between',
  o: 'allow a number that somebody has, with -u',
  p: 'the password as /etc/shadow keeps it, encrypted',
  s: 'the shell to log in with',
  u: 'the number of the user',
}

/** What the options of Debian's own programs mean that make users and groups. */
export const debianOptions = {
  gid: 'the number of a new group',
  system: 'for a program of the system: a number from 100 on',
  quiet: 'say nothing of what is done',
  'allow-bad-names': 'allow names that others would not understand',
}
