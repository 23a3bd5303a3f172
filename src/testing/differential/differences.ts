/**
 * Lines that are meant to answer otherwise than the real bash does, and why. The suite checks that each still differs, so that
 * the list stays short.
 */
export const differences: Readonly<Record<string, string>> = {
  'compgen -v > /dev/null; echo ok': 'programmable completion is not simulated, and compgen says so',
  'sed -n': 'the usage text is written from the declaration',
  "awk 'BEGIN {print 1e6, 1e20, 0.1+0.2, 100000000}'":
    'whole numbers are printed in full, as gawk does and POSIX wants it',
  'awk \'BEGIN {print substr("hello",0,2), substr("hello",-1), substr("hello",4,10)}\'': 'substr counts as POSIX says',
  'awk \'BEGIN { print 010, "0x10"+0, "3abc"+0, +"" }\'': 'text is decimal, as in gawk',
  "[[ <(true){a,b} == '/dev/fd/63{a,b}' ]] && echo conditional-ok": 'the parser ends a word behind such a substitution',
  '!<(true); time<(true); do<(true)': 'the parser ends a word before such a substitution',
  'cat <<EOF<(echo hi)\nheredoc-ok\nEOF<(echo hi)': 'the parser ends a word before such a substitution',
}
