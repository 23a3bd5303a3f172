import { type Chance, pickInteger } from '../../base/chance.ts'

/** People of computing and science, as Docker names containers after. */
const SURNAMES = [
  'agnesi allen antonelli babbage bardeen bartik bell bohr booth borg bose boyd brattain brown cannon carson cerf',
  'chandrasekhar chaum clarke cohen curie curran darwin diffie dijkstra driscoll easley edison einstein elion engelbart',
  'euclid euler faraday fermat fermi feynman franklin galileo galois gates gauss germain goldberg goldstine goodall gould',
  'hamilton haslett hawking heisenberg hellman hermann hertz hodgkin hoover hopper hypatia jackson jang jemison jennings',
  'johnson joliot jones keller kepler khorana kilby knuth kowalevski lamarr lamport leakey leavitt lehmann lewin lovelace',
  'lumiere mahavira maxwell mayer mccarthy mcclintock mclean meitner mendel mendeleev merkle mirzakhani montalcini morse',
  'murdock napier nash neumann newton nightingale nobel noether noyce pare pascal pasteur payne perlman pike poincare',
  'ptolemy raman ramanujan rhodes ride ritchie robinson rosalind rubin sammet satoshi shannon shaw shockley shtern snyder',
  'spence stonebraker sutherland swanson swartz swirles tesla tharp thompson torvalds turing varahamihira visvesvaraya',
  'volhard wescoff wilbur wiles williams wilson wing wozniak wright wu yalow yonath zhukovsky',
]
  .join(' ')
  .split(' ')

const RETRIES = 5

/** A name for a container that was given none: `confident_` and a surname, with a digit where that is taken. */
export function pickName(chance: Chance, isTaken: (name: string) => boolean, fallback: string): string {
  const name = `confident_${SURNAMES[pickInteger(chance, SURNAMES.length)]}`
  if (!isTaken(name)) return name
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    const numbered = `${name}${pickInteger(chance, 10)}`
    if (!isTaken(numbered)) return numbered
  }
  return fallback
}
