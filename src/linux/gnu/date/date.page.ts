import { programPage } from '../library/page.ts'

export const page = programPage(
  'print a date and a time',
  'Prints the date and time of the machine, in the time zone that the variable TZ names, UTC without it. After a plus sign comes the form it shall have: letters after % stand for parts of the date, all else is printed as it is.\nThe usual letters: %Y year, %m month, %d day, %H hour, %M minute, %S second, %F the whole date (2026-01-31), %T the whole time (10:30:00), %A and %a the day of the week, %B and %b the month’s name, %j the day of the year, %V the week, %s seconds since 1970, %N nanoseconds, %Z and %z the zone. Between % and the letter may stand - (no padding), _ (blanks), 0 (zeros) and ^ (capitals).\nThe words after -d may be a date (2026-01-31, 31 Jan 2026, 1/31/26), a time (10:30, 6pm), @ with seconds since 1970, or words like yesterday, next monday, 3 days ago, and several of them together.\nThe clock cannot be set here: it is the page’s.',
  {
    options: {
      d: 'the time that STRING means, not now',
      f: 'a line for each date in DATEFILE',
      I: 'ISO 8601: date, hours, minutes, seconds or ns',
      resolution: 'print how fine the clock is',
      R: 'the form of e-mail headers',
      'rfc-3339': 'the form of RFC 3339: date, seconds or ns',
      r: 'the time of FILE’s last change',
      s: 'set the clock (not here)',
      u: 'UTC, whatever TZ says',
      universal: 'as -u',
    },
    examples: {
      'date +%F': 'print today as 2026-01-31',
      "date -d 'next friday' +%A,\\ %d\\ %B": 'see which day next Friday is',
      'date -d @0 -u': 'see when the counting of seconds began',
      'tar -cf backup-$(date +%F).tar docs': 'name a file after the day',
    },
  },
)
