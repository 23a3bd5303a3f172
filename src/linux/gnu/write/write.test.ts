import { compareScripts } from '../../../testing/compare-scripts.ts'

// without a terminal
compareScripts([
  'write; echo $?; write nobody; echo $?; write a b c; echo $?; write -x; echo $?',
  'mesg; echo $?; mesg y; echo $?; mesg x; echo $?; mesg -x; echo $?',
  'wall -x; echo $?; wall -g; echo $?; wall -t x hi; echo $?; wall -t 0 hi; echo $?; wall -g nosuchgroup hi; echo $?; wall hi; echo $?; echo hi | wall; echo $?',
])
