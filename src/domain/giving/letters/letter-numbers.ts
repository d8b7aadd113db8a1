import type { RecordsWithin } from '../../shared/records/records'
import { sequenceNumbers } from '../../shared/records/sequence-numbers.collection'

/** The most letters of a year: a number has six digits. */
const maxNumber = 999_999

/** The number of the letter that comes after so many in its year: `2027-000123`. */
export function letterNumber(year: number, last: number): string {
  if (last >= maxNumber) throw new RangeError(`${year} has no number left`)
  return `${year}-${String(last + 1).padStart(6, '0')}`
}

/**
 * Serializes everybody who numbers letters of a year: what is read after it, such as which lines have a letter, stays true until this transaction has
 * written. Letters are numbered by the tax year of their lines, so the same lines always meet here.
 */
export const waitForNumbers = async (within: RecordsWithin, year: number): Promise<void> => {
  await within.get(sequenceNumbers, `letters-${year}`)
}

/**
 * Takes the next numbers of a year inside the transaction that writes their letters, so that a number exists exactly when its letter does.
 * Call it before other writes, and once for each year. A void letter and its replacement share a number and take none.
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
