/** What last and lastb take. */
export const options = {
  n: 'so many lines',
  a: 'the host in the last column',
  d: 'no effect: nobody comes from another host',
  F: 'times with seconds and years',
  i: 'hosts by their addresses',
  R: 'without hosts',
  s: 'only those since this time',
  t: 'only those until this time',
  p: 'those who were there at this time',
  w: 'whole names',
  x: 'changes of the run level too',
  'time-format': 'how times look: notime, short, full, iso',
}
