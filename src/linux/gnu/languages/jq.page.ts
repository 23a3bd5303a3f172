import { programPage } from '../library/page.ts'

export const page = programPage(
  'read and change JSON',
  'Runs FILTER over JSON from files or standard input and prints what comes of it. The dot is the whole value, .name a member, .[0] an element, .[] each of them; | hands on, select(…) keeps, map(…) does to each, {a: .b} makes anew.\nIt is loaded when it is first used, and stopped after ten seconds.',
  {
    options: {
      r: 'texts without their quotes',
      c: 'each result in one line',
      n: 'read nothing, begin with null',
      s: 'all input as one list',
      f: 'the first word names a file that has the filter',
      e: 'the status tells whether the last result was true',
      S: 'members in the order of their names',
      arg: 'set $NAME in the filter',
    },
    examples: {
      'echo \'{"a": [1, 2]}\' | jq .a[1]': 'take one element',
      "jq -r '.[].name' people.json": 'list the names',
      'jq length list.json': 'count',
    },
  },
)
