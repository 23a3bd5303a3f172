import { programPage } from '../library/page.ts'

export const page = programPage(
  'change the name or the number of a group',
  'Changes the line of GROUP in /etc/group. Files keep the number that they have.',
  {
    options: {
      a: 'add those of -U to the members there are',
      g: 'another number',
      n: 'another name',
      o: 'allow a number that another group has, with -g',
      p: 'the password as the file keeps it, encrypted',
      U: 'the members, with commas between',
    },
    examples: { 'sudo groupmod -n team devs': 'devs is called team from now on' },
  },
)
