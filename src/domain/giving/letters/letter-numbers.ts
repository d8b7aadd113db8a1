import type { RecordsWithin } from '../../shared/records/records'
import { sequenceNumbers } from '../../shared/records/sequence-numbers.collection'

/** The maximum number of letters in a year: numbers have six digits. */
const maxNumber = 999_999

/** The number after `last` in a year: `2027-000123`. */
export function letterNumber(year: number, last: number): string {
  if (last >= maxNumber) throw new RangeError(`${year} has no number left`)
  return `${year}-${String(last + 1).padStart(6, '0')}`
}

/**
 * Serializes transactions that number letters of a year: what they read afterwards, such as which lines have a letter, stays true until they
 * have written. Letters are numbered by the tax year of their lines, so transactions about the same lines always conflict here.
 */
export const waitForNumbers = async (within: RecordsWithin, year: number): Promise<void> => {
  await within.get(sequenceNumbers, `letters-${year}`)
}

/**
 * Takes the next numbers of a year in the transaction that writes the letters, so that a number exists exactly if its letter does. Call it
 * before other writes, and once per year. A void letter and its replacement share a number and take no new one.
 */
export async function takeLetterNumbers(within: RecordsWithin, year: number, count: number): Promise<readonly string[]> {
  if (count === 0) return []
  const sequence = `letters-${year}`
  const before = await within.get(sequenceNumbers, sequence)
  const last = before?.last ?? 0
  const numbers = Array.from({ length: count }, (_, i) => letterNumber(year, last + i))
  if (before) within.change(sequenceNumbers, before, { last: last + count })
  else within.create(sequenceNumbers, sequence, { last: count })
  return numbers
}
