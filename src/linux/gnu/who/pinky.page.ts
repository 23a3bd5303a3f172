import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell who is there, and about somebody',
  'Lists who is logged in: name, terminal, and since when. With -l, tells of each USER their home, their shell, and what they wrote in the files .project and .plan at home: a small finger.',
  {
    options: {
      l: 'the long form, about the users that are named',
      b: 'with -l: without home and shell',
      h: 'with -l: without the file .project',
      p: 'with -l: without the file .plan',
      s: 'the short form, which is the usual one',
      f: 'no heading',
      w: 'without whole names',
      i: 'without whole names and places',
      q: 'without whole names, places and idle times',
    },
    examples: { 'pinky -l root': 'what there is to know about root' },
  },
)
