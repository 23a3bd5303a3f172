import { compareScripts } from '../../../testing/compare-scripts.ts'

compareScripts([
  'unset ${!LC_*} LANG; locale; LANG=C.UTF-8 LC_TIME=C locale; LC_ALL=C.UTF-8 LC_TIME=C locale; LC_ALL=C LANG=C.utf8 LANGUAGE=en locale',
  'unset ${!LC_*} LANG; locale -a; locale charmap; LC_ALL=C.UTF-8 locale charmap; LC_ALL=C LANG=C.UTF-8 locale charmap; LC_CTYPE=C.utf8 locale charmap; locale nosuch; echo $?; locale -z; echo $?',
  'unset ${!LC_*} LANG; LANG=xx_YY.UTF-8 locale | head -3; LC_CTYPE=xx locale -a',
])
