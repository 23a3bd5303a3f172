/** What pgrep and pkill say of the options that choose processes. */
export const selection = {
  f: 'match the whole command line, not the name',
  i: 'ignore case',
  n: 'only the newest',
  o: 'only the oldest',
  v: 'those that do not match',
  x: 'the whole name has to match',
  c: 'only count them',
  P: 'only children of these processes',
  u: 'only processes of these users',
  t: 'only processes of these terminals',
}
