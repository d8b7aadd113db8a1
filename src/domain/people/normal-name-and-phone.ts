import type { DataOf } from '../shared/records/collection'
import { shortened } from '../shared/text/shortened'
import type { people } from './people.collection'

/** A name in its stored form: trimmed, with its display and sort forms. */
export function namesOf(first: string, last: string, pronouns?: string): DataOf<typeof people>['names'] {
  const [one, two] = [trimmed(first), trimmed(last)]
  const trimmedPronouns = pronouns && trimmed(pronouns)
  return {
    first: one,
    last: two,
    display: shortened([one, two].filter(Boolean).join(' '), 80),
    sort: shortened([two, one].filter(Boolean).join(', '), 80),
    ...(trimmedPronouns && { pronouns: trimmedPronouns }),
  }
}

/** Sort form of a displayed name: its last word first. Staff correct the exceptions by hand. */
export function sortNameOf(display: string): string {
  const words = trimmed(display).split(' ')
  const last = words.pop() ?? ''
  return words.length > 0 ? `${last}, ${words.join(' ')}` : last
}

/** Removes invisible characters: control characters, and those that reverse the text direction. */
const trimmed = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')

/** The same for every notation of a number; a number of the United States may have its country's code or not. */
export const sameNumber = (written: string): string => (phoneOf(written) ?? written).replace(/^\+1(?=\d{10}$)/, '')

/** A phone number as digits, with `+` if it was entered with one; `undefined` if there are too few digits. */
export function phoneOf(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return undefined
  return written.trim().startsWith('+') ? `+${digits}` : digits
}
