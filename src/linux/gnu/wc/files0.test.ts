import { compareScripts } from '../../../testing/compare-scripts.ts'

const each = (program: string): string =>
  `printf '3\\n1\\n' > a; printf '2\\n10 20\\n' > b; : > none
   printf 'a\\0b' > list; printf 'a\\0nope\\0\\0b\\0' > faulty
   for line in list faulty none nope 'list a'; do ${program} --files0-from=$line 2>&1; echo $?; done
   printf 'a\\0b\\0' | ${program} --files0-from=- 2>&1; echo $?
   printf 'a\\0-\\0' | ${program} --files0-from=- 2>&1; echo $?`

compareScripts([
  each('wc'),
  each('wc -l'),
  each('sort'),
  each('du -b'),
  `printf '3\\n' > a; printf a > one; wc --files0-from=one; wc -c --files0-from=one; sort -m --files0-from=one`,
])
