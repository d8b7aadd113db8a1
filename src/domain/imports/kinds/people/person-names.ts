import { readName } from '../../../people/parse-name'
import type { people } from '../../../people/people.collection'
import type { DataOf } from '../../../shared/records/collection'

type Names = DataOf<typeof people>['names']

/** What a row's name says about the person. */
export interface NamedAs {
  readonly names: Names
  readonly kind: 'person' | 'business'
}

/** A first and a last name from separate columns. */
export function namesFrom(first: string, last: string): Names {
  return { first, last, display: [first, last].filter(Boolean).join(' '), sort: [last, first].filter(Boolean).join(', ') }
}

/** A whole name in one cell: `Ana Ruiz`, `Ruiz, Ana`, `Ana & Ben Ruiz`, `Vincent van Gogh`, `Ruiz Studio LLC`. */
export function nameIn(cell: string): NamedAs {
  if (readName(cell).means === 'organisation') return { names: businessNames(cell), kind: 'business' }
  const [before = '', ...after] = cell.split(/\s*,\s*/)
  const rest = after.join(', ')
  if (rest !== '' && !generation.test(rest)) return { names: namesFrom(rest, before), kind: 'person' }
  const words = cell.split(' ')
  const at = familyAt(words)
  return { names: namesFrom(words.slice(0, at).join(' '), words.slice(at).join(' ')), kind: 'person' }
}

/** An organisation has one name, which is sorted without its article. */
export const businessNames = (name: string): Names => ({ first: '', last: name, display: name, sort: name.replace(/^the\s+(?=\S)/i, '') })

const generation = /^(jr|sr|junior|senior|ii|iii|iv)\.?$/i

/**
 * The family name is the last word, with a generation suffix after it and lower-case particles before it. A single word is a first name.
 */
function familyAt(words: readonly string[]): number {
  if (words.length < 2) return words.length
  let at = words.length - 1
  if (at > 1 && generation.test(words[at]!)) at--
  while (at > 1 && /^\p{Ll}/u.test(words[at - 1]!)) at--
  return at
}
