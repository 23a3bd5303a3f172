import { programPage } from '../library/page.ts'

export const page = programPage(
  'calculate with a stack',
  'Reads numbers and commands of one character. Numbers go on a stack; + - * / % ~ (quotient and remainder) ^ | (power with a modulus) and v ' +
    '(root) take what is on top and leave the result. _ stands for minus.\n' +
    'p prints the top, n prints it and takes it away, f prints all, c clears, d doubles, r swaps, k i o set digits after the point, ' +
    'input base and output base, sX and lX store and load a register, [text] is a string that x runs, >X <X =X run register X where two ' +
    'numbers compare so, q leaves.',
  {
    options: { e: 'run this', f: 'run a file' },
    examples: {
      "dc -e '2 10 ^ p'": 'two to the tenth',
      "dc -e '20 k 2 v p'": 'the root of two, to twenty digits',
      "dc -e '[la1+dsa*pla10>y]sy 0sa1 lyx'": 'ten factorials',
    },
  },
)
