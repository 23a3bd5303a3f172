import { describe, expect, test } from 'vitest'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import { date } from './date.ts'
import { timeFromWords } from './words.ts'
import { utc } from '../library/zone.ts'

const everything =
  '+%^a|%#a|%-d|%_d|%5d|%05e|%_5m|%+5Y|%C|%y|%G|%g|%V|%U|%W|%u|%w|%k|%l|%I|%p|%P|%r|%R|%D|%x|%X|%c|%h|%n|%t|%z|%:z|%::z|%:::z|%Z|%s|%N|%3N|%-N|%q|%E|%Q|%^Z|%#Z|%#p|%^B|%j|%-j|%e|%-e|%10F|%Ey|%Od|%'

/** Command lines that give the same at any time. No -s here: the real one would set the clock of this machine. */
const lines: readonly (readonly string[])[] = [
  ['-x'],
  ['foo'],
  ['-d', 'x', '-r', 'y'],
  ['+%F', 'foo'],
  ['-Ihours', '-d', '@0'],
  ['-Ins', '-d', '@0.5'],
  ['-Ifoo'],
  ['-I', '-d', '@0'],
  ['-R', '-d', '@0'],
  ['--rfc-3339=seconds', '-d', '@0'],
  ['--rfc-3339=x'],
  ['-r', 'nope'],
  ['-r', 'a.txt'],
  ['-u', '-d', '@0'],
  ['-f', 'dates'],
  ['-f', 'nofile'],
  ['-d', '@0', everything],
  ['-d', '@0', '+%-10d|%-5Y|%-3H'],
  ['-d', '2024-12-30 23:59:59', everything],
  ['-d', '2026-06-07 13:01', everything],
  ...'2020-01-01 10:00 +2 days|1 jan 2020 10pm|2020-02-30|17-jun-1992|jun-17-1992|2020-01-05T10:00:00Z|2020-01-05 10:00 EST|20200105|20200105 1030|jan 5 2020|jan 2020|2020 jan 5|1 Jan 10:00|may|noon|2020-01-05T10:00+05:30|TZ="America/New_York" 2020-01-01 10:00|2020-01-01 10:00 CEST|12:00:60|24:00|2020-W05|5/6/20|Thu, 01 Jan 2026 10:00:00 +0000|1.5 days|one day|2020-1-5|20-1-5|2020/1/5|10.30|2026-01-31 1 month|2026-01-31 next month|2026-03-15 2 weeks ago|2026-01-01 -1 day|2026-01-01 12:00 yesterday|2026-01-15 10:30:15.25 90 minutes|2024-02-29 1 year|2026-05-01 + 3 days|epoch|5 may 2026 6:30 p.m.|2026-01-01 monday|2026-13-01|99-1-1|January 5, 2026 3pm|2026-01-01 UTC+2|2026-01-01 6:00 UTC +4 hours|2026-01-01 6:00 UTC -2 days|2026-01-01 UTC +2 hour ago|2026-01-01 10:00 EST +1 day|2026-01-01 09:00B|2026-01-01 09:00 L|2026-01-01 09:00N|2026-01-01 09:00Y|2026-01-01 09:00J|2026-01-01 10:00 a|2026-01-01 10:00 m|2026-01-01 +0530|2026-01-01 10:00 +0530|20260304T1122|20260304T11:22:33|20260304T11:22:33Z'
    .split('|')
    .map((words) => ['-d', words]),
]

const files = { 'a.txt': 'x', dates: '2026-01-01\nbad day\n@0\n' }

describe('as GNU date', () => {
  test.each(lines)('date %s %s %s', async (...words) => {
    const given = words.filter((word) => word !== undefined)
    expect(await runGnu(date, given, { files })).toEqual(runReal(['date', ...given], { files }))
  })

  test.each([
    'America/New_York',
    'Europe/Berlin',
    'Asia/Tokyo',
    'Asia/Kolkata',
    'America/Sao_Paulo',
    'Foo/Bar',
    'EST5',
    'UTC-3',
    '',
  ])('TZ=%s', async (TZ) => {
    for (const seconds of [0, 1_690_000_000, 1_700_000_000]) {
      const words = ['-d', `@${seconds}`]
      expect(await runGnu(date, words, { environment: { TZ } })).toEqual(
        runReal(['date', ...words], { environment: { TZ } }),
      )
    }
    const local = ['-d', '2026-07-01 12:00', '+%s']
    expect(await runGnu(date, local, { environment: { TZ } })).toEqual(
      runReal(['date', ...local], { environment: { TZ } }),
    )
  })

  test.each([
    'next month',
    'monday next week',
    '12/25',
    'third friday',
    '',
    '0',
    '10',
    '1030',
    'tomorrow 10:00',
    '10:00 tomorrow',
    'sun',
    'thurs',
    'sept 5',
    '5 jan',
    'yesterday',
    'next monday',
    'last friday',
    'this week',
    '2 fortnights',
    '3 days ago',
    '- 1 day',
    '+1 day 2 days ago',
    'next year',
    '6pm',
    'today',
    'now',
    'last week',
    '2 weeks ago monday',
  ])('from now: %s', (words) => {
    // when it was asked is part of the answer
    const { stdout } = runReal(['bash', '-c', 'date +%s; date -u -d "$1" +%F', 'bash', words])
    const [now = '', real = ''] = stdout.split('\n')
    const ours = timeFromWords(words, Number(now) * 1000, utc)
    expect(ours === undefined ? '' : new Date(ours).toISOString().slice(0, 10)).toBe(real)
  })
})

test('the time is the clock’s, and nobody may set it', async () => {
  expect((await runGnu(date, [])).stdout).toBe('Thu Jan  1 00:00:00 UTC 2026\n')
  expect(await runGnu(date, ['-s', '2020-01-01'])).toEqual({
    stdout: 'Wed Jan  1 00:00:00 UTC 2020\n',
    stderr: 'date: cannot set date: Operation not permitted\n',
    status: 1,
  })
})
