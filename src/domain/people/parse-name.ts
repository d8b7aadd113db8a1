import { fold } from '../shared/text/fold-accents'

/** The name of one human being, in folded words. `generation` distinguishes father and son: `jr`, `sr`, `iii`. */
export interface HumanName {
  readonly given: string
  readonly family: string
  readonly generation?: string
  /** “Mrs. Walter Shaw” usually means Walter Shaw's wife. */
  readonly title?: 'mrs'
}

/** What a name stands for: one person, several people who share an address, or an organization without its legal form. */
export type WrittenName =
  | { readonly means: 'people'; readonly people: readonly HumanName[] }
  | { readonly means: 'organisation'; readonly name: string }

const honorifics = new Set(['mr', 'mrs', 'ms', 'mx', 'miss', 'dr', 'prof', 'professor', 'sir', 'dame', 'rev'])
const generations: ReadonlyMap<string, string> = new Map([
  ['junior', 'jr'],
  ['senior', 'sr'],
  ...['jr', 'sr', 'ii', 'iii', 'iv'].map(word => [word, word] as const),
])
const particles = new Set('de la las los del della di da do dos das du le van von der den ter ten al el bin ibn ben ní ni ó o mac st'.split(' '))
const legalForms = new Set('llc inc incorporated ltd limited co corp corporation company gmbh plc lp llp pllc bv srl'.split(' '))
const organisations = new Set(
  'gallery galleries museum studio studios foundation trust society association university college school institute council collective press library theatre theater atelier partners group'.split(
    ' ',
  ),
)

/** Folded words: accents, case, punctuation and the dots of abbreviations are removed; `O’Brien` is one word. */
export const nameWords = (written: string): readonly string[] =>
  fold(written)
    .replace(/['’ʼ`]/g, '')
    .replace(/(?<=(?:^|[\s.])\p{L})\.(?=\p{L}(?:[\s.,]|$))/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * Parses a name in the forms that lists use: `Ana Ruiz`, `Ruiz, Ana`, `Ana & Ben Ruiz`, `Ruiz, Ana and Ben`, `Ruiz Studio LLC`. `isBusiness`:
 * the record is known to be an organization, which a name like `Tate` alone does not show.
 */
export function readName(written: string, isBusiness = false): WrittenName {
  const words = nameWords(written)
  if (isBusiness || words.some(word => legalForms.has(word) || organisations.has(word)))
    return { means: 'organisation', name: organisationName(words) }
  return { means: 'people', people: humansOf(written) }
}

/** The same key for every spelling of a name: the order of words, and of the two people of a couple, does not matter. */
export function nameKey(name: WrittenName): string {
  if (name.means === 'organisation') return `= ${name.name}`
  return name.people
    .map(({ given, family, generation = '', title = '' }) => {
      const words = `${given} ${family} ${generation} ${title}`.split(' ').filter(Boolean)
      const longer = words.filter(word => word.length > 1)
      return (longer.length < 2 ? words : longer).sort().join(' ')
    })
    .sort()
    .join(' + ')
}

function organisationName(words: readonly string[]): string {
  const bare = words.filter((word, i) => !legalForms.has(word) && !(i === 0 && word === 'the' && words.length > 1))
  return (bare.length > 0 ? bare : words).join(' ')
}

function humansOf(written: string): readonly HumanName[] {
  const halves = written.split(/\s*[&+]\s*|\s+and\s+/i).filter(half => half.trim() !== '')
  if (halves.length < 2) return [humanOf(written)]
  const [first, ...others] = halves as [string, ...string[]]
  // `Ruiz, Ana & Ben`: people after the comma who have a first name only share the family name.
  if (first.includes(',')) {
    const one = humanOf(first)
    return [one, ...others.map(humanOf).map(other => (other.family ? other : { ...other, family: one.family }))]
  }
  const people = halves.map(humanOf)
  const family = people.at(-1)!.family
  return people.map(person => (person.family ? person : { ...person, family }))
}

function humanOf(written: string): HumanName {
  const comma = written.indexOf(',')
  const before = comma < 0 ? [] : wordsOfHuman(written.slice(0, comma))
  const isReversed = before.length > 0 && wordsOfHuman(written.slice(comma + 1)).some(word => !generations.has(word))
  const all = wordsOfHuman(written)
  const generation = all.find((word, i) => i > 0 && generations.has(word))
  const words = all.filter(word => word !== generation)
  const split = isReversed ? before.filter(word => word !== generation).length : familyAt(words)
  const [head, tail] = [words.slice(0, split).join(' '), words.slice(split).join(' ')]
  const isMrs = nameWords(written).includes('mrs')
  return {
    given: isReversed ? tail : head,
    family: isReversed ? head : tail,
    ...(generation && { generation: generations.get(generation)! }),
    ...(isMrs && { title: 'mrs' }),
  }
}

/** Index at which the family name begins in natural order: the last word with the particles before it. A single word is a given name. */
function familyAt(words: readonly string[]): number {
  if (words.length < 2) return words.length
  let at = words.length - 1
  while (at > 1 && particles.has(words[at - 1]!)) at--
  return at
}

const wordsOfHuman = (written: string) => nameWords(written).filter(word => !honorifics.has(word))
