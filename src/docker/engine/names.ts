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

const ADJECTIVES = [
  'admiring adoring affectionate agitated amazing angry awesome beautiful blissful bold boring brave busy charming clever',
  'compassionate competent condescending confident cool cranky crazy dazzling determined distracted dreamy eager ecstatic',
  'elastic elated elegant eloquent epic exciting fervent festive flamboyant focused friendly frosty funny gallant gifted',
  'goofy gracious great happy hardcore heuristic hopeful hungry infallible inspiring intelligent interesting jolly jovial',
  'keen kind laughing loving lucid magical modest musing mystifying naughty nervous nice nifty nostalgic objective',
  'optimistic peaceful pedantic pensive practical priceless quirky quizzical recursing relaxed reverent romantic sad serene',
  'sharp silly sleepy stoic strange stupefied suspicious sweet tender thirsty trusting unruffled upbeat vibrant vigilant',
  'vigorous wizardly wonderful xenodochial youthful zealous zen',
]
  .join(' ')
  .split(' ')

const RETRIES = 5

/** How a name is picked for a container that was given none. */
export interface NameChoice {
  readonly chance: Chance
  readonly isTaken: (name: string) => boolean
  /** `confident_` and a surname, or any of Docker's adjectives before it. */
  readonly style: 'confident' | 'docker'
}

function pair({ chance, style }: NameChoice): string {
  const adjective = style === 'docker' ? ADJECTIVES[pickInteger(chance, ADJECTIVES.length)] : 'confident'
  const name = `${adjective}_${SURNAMES[pickInteger(chance, SURNAMES.length)]}`
  // Steve Wozniak is not boring (moby's own rule)
  return name === 'boring_wozniak' ? 'admiring_wozniak' : name
}

/** A name for a container, with a digit where that is taken. */
export function pickName(choice: NameChoice, fallback: string): string {
  const name = pair(choice)
  if (!choice.isTaken(name)) return name
  for (let attempt = 0; attempt < RETRIES; attempt += 1) {
    const numbered = `${name}${pickInteger(choice.chance, 10)}`
    if (!choice.isTaken(numbered)) return numbered
  }
  return fallback
}
