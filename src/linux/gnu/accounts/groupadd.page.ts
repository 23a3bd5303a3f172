import { programPage } from '../library/page.ts'

export const page = programPage('make a group', 'Adds GROUP to /etc/group, with the next free number. Only root may.', {
  options: {
    f: 'be content when the group is there already',
    g: 'the number of the group',
    o: 'allow a number that another group has, with -g',
    p: 'a password, which nothing here asks for',
    r: 'for a program of the system: a number below 1000',
    U: 'who is in it, with commas between',
  },
  examples: { 'sudo groupadd crew': 'make the group crew' },
})
