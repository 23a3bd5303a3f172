/**
 * Lines that are meant to answer otherwise than the real bash does, and why. The suite checks that each still differs, so that
 * the list stays short.
 */
export const differences: Readonly<Record<string, string>> = {
  'file -k': 'an option that is not simulated is refused before anything else',
  'sed -n': 'the usage text is written from the declaration',
  "[[ <(true){a,b} == '/dev/fd/63{a,b}' ]] && echo conditional-ok": 'the parser ends a word behind such a substitution',
  '!<(true); time<(true); do<(true)': 'the parser ends a word before such a substitution',
  'cat <<EOF<(echo hi)\nheredoc-ok\nEOF<(echo hi)': 'the parser ends a word before such a substitution',
}
