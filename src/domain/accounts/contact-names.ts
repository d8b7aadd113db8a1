import type { DataOf } from '../shared/collection'
import { shortened } from '../shared/shortened'
import type { people } from './people'

/** A name as it is kept: trimmed, shown and sorted. */
export function namesOf(first: string, last: string, pronouns?: string): DataOf<typeof people>['names'] {
  const [one, two] = [tidy(first), tidy(last)]
  const said = pronouns && tidy(pronouns)
  return {
    first: one,
    last: two,
    display: shortened([one, two].filter(Boolean).join(' '), 80),
    sort: shortened([two, one].filter(Boolean).join(', '), 80),
    ...(said && { pronouns: said }),
  }
}

/** A name that somebody shows, as lists sort it: its last word first. What is sorted otherwise the office puts right. */
export function sortNameOf(display: string): string {
  const words = tidy(display).split(' ')
  const last = words.pop() ?? ''
  return words.length > 0 ? `${last}, ${words.join(' ')}` : last
}

/** Without what nobody sees: characters that control, and those that would turn the words after the name around. */
const tidy = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, ' ')
    .trim()
    .replace(/\s+/g, ' ')

/** A phone number as `+` and digits where it is written so, digits alone otherwise; `undefined` where there are too few to be one. */
export function phoneOf(written: string): string | undefined {
  const digits = written.replace(/\D/g, '')
  if (digits.length < 7 || digits.length > 15) return undefined
  return written.trim().startsWith('+') ? `+${digits}` : digits
}
