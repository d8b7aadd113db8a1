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

/** A whole name beside its first or last name: the other part is what is left of it. `Arneson, Robert` is turned round. */
export function namesWithin(whole: string, first: string, last: string): Names {
  const names = first && last ? namesFrom(first, last) : namesFrom(first || without(whole, last), last || without(whole, first))
  if (whole.replace(/\s*,\s*/, ', ') === names.sort) return names
  // Sorted by the whole name where nothing is left of it, so that people are told apart.
  return { ...names, display: whole, ...(names.first === '' && { sort: whole }) }
}

/** `Robert Arneson` and `Arneson, Robert` without `Arneson`: `Robert`. */
function without(whole: string, part: string): string {
  if (whole.endsWith(` ${part}`)) return whole.slice(0, -part.length).trim()
  return whole.startsWith(`${part} `) || whole.startsWith(`${part},`) ? whole.slice(part.length).replace(/^,/, '').trim() : ''
}

/** A whole name in one cell: `Ana Ruiz`, `Ruiz, Ana`, `Ana & Ben Ruiz`, `Vincent van Gogh`, `Ruiz Studio LLC`. */
export function nameIn(cell: string): NamedAs {
  if (readName(cell).means === 'organisation') return { names: businessNames(cell), kind: 'business' }
  return { names: personNames(cell), kind: 'person' }
}

/** A person's whole name. */
export function personNames(cell: string): Names {
  const [before = '', ...after] = cell.split(/\s*,\s*/)
  const rest = after.join(', ')
  if (rest !== '' && !generation.test(rest)) return namesFrom(rest, before)
  const words = cell.split(' ')
  const at = familyAt(words)
  return namesFrom(words.slice(0, at).join(' '), words.slice(at).join(' '))
}

/** What a whole name leaves in doubt: a comma between two parts of it, or more words than names of people have. */
export function nameDoubt(cell: string): 'comma-name' | 'person-or-organisation' | undefined {
  if (readName(cell).means === 'organisation') return undefined
  const [, ...after] = cell.split(/\s*,\s*/)
  if (after.length > 0 && !generation.test(after.join(', '))) return 'comma-name'
  const names = cell.split(' ').filter(word => !/^[\p{Ll}&+]/u.test(word))
  return /^the\s/i.test(cell) || names.length > 4 ? 'person-or-organisation' : undefined
}

/** An organization has one name, which is sorted without its article. */
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
