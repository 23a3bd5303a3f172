import { programPage } from '../library/page.ts'

export const page = programPage(
  'show how much memory is free',
  'Prints the total memory, what programs use, what is free, what is shared, what the system uses to keep files at hand (buff/cache) and gives back when it is needed, and what is available to new programs. Sizes are in units of 1024 bytes. The machine is simulated.',
  {
    options: {
      peta: 'in petabytes',
      tera: 'in terabytes',
      pebi: 'in pebibytes',
      b: 'in bytes',
      k: 'in kibibytes',
      m: 'in mebibytes',
      g: 'in gibibytes',
      tebi: 'in tebibytes',
      kilo: 'in kilobytes, of 1000 bytes',
      mega: 'in megabytes',
      giga: 'in gigabytes',
      si: 'count in thousands',
      h: 'as people say them: 1.9Gi',
      t: 'a line with totals too',
      w: 'buffers and cache apart',
      l: 'low and high memory too',
      s: 'again and again, so many seconds apart',
      c: 'so many times',
    },
    examples: { 'free -h': 'see how much is left' },
  },
)
