/** What the options that chown and chgrp share mean. */
export const ownershipOptions = {
  c: 'tell only of changes',
  f: 'say nothing of failures',
  v: 'tell what is done',
  R: 'all that is in directories too',
  h: 'change links themselves',
  quiet: 'the same as -f',
  dereference: 'change what links lead to: the usual way',
  'no-preserve-root': 'treat / like anything else: the usual way',
  'preserve-root': 'refuse to work on all of /',
  H: 'with -R, enter directories that links on the command line lead to',
  L: 'with -R, enter directories that links lead to',
  P: 'with -R, follow no links: the usual way',
}
