import { expect, it } from 'vitest'
import { bashLessonSources } from './bash/sources.ts'
import { dockerBashLessonSources } from './docker-bash/sources.ts'
import { dockerLessonSources } from './docker/sources.ts'
import { commandOf, gapBefore } from './lesson.ts'
import { linuxLessonSources } from './linux/sources.ts'
import { wordsOf } from './line-words.ts'

const taken = (line: string): readonly string[] => wordsOf(line).map(({ text, kind }) => `${kind} ${text}`)

it.each<[string, readonly string[]]>([
  ['wc -l < welcome.txt', ['program wc', 'option -l', 'operator <', 'value welcome.txt']],
  [
    `sort "a b.txt" | uniq -c > 'out put'; ls`,
    [
      'program sort',
      'value "a b.txt"',
      'operator |',
      'program uniq',
      'option -c',
      'operator >',
      "value 'out put'",
      'operator ;',
      'program ls',
    ],
  ],
  [
    'for f in *.txt; do cp "$f" "$f.bak"; done',
    [
      'keyword for',
      'value f',
      'keyword in',
      'value *.txt',
      'operator ;',
      'keyword do',
      'program cp',
      'value "$f"',
      'value "$f.bak"',
      'operator ;',
      'keyword done',
    ],
  ],
  ['n=$(wc -l < f) && echo $n', ['variable n=$(wc -l < f)', 'operator &&', 'program echo', 'value $n']],
  ['docker run -d nginx', ['program docker', 'command run', 'option -d', 'value nginx']],
  ['docker volume create x', ['program docker', 'command volume', 'command create', 'value x']],
])('takes %s apart', (line, words) => {
  expect(taken(line)).toEqual(words)
})

it('loses nothing of any line of the lessons', () => {
  const lines = [
    ...linuxLessonSources,
    ...bashLessonSources,
    ...dockerLessonSources,
    ...dockerBashLessonSources,
  ].flatMap(({ steps }) => steps.map(commandOf))
  const again = lines.map((line) =>
    wordsOf(line)
      .map((word, at) => gapBefore(word, at) + word.text)
      .join(''),
  )
  expect(again).toEqual(lines)
})

it('says what is known of a word', () => {
  const known = [{ text: '-l', kind: 'option', meaning: 'only the lines' } as const]
  expect(wordsOf('wc -l', known).at(-1)).toEqual(known[0])
})
