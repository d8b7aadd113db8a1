import { deductible } from '../deductible-amount'
import { isDescribed, type LetterEntry, type LetterLine, remainingCents } from './letter-line'
import { receivedFor, type Thresholds } from './tax-thresholds'

/**
 * What a letter states about a line, after its refunds. `unknown` if nobody has estimated a benefit that counts; `undefined` if nothing is
 * deductible.
 */
export function stateLine(line: LetterLine, thresholds: Thresholds): LetterEntry | 'unknown' | undefined {
  const { id, receivedOn, benefits, description, kind } = line
  const paidCents = isDescribed(line) ? 0 : remainingCents(line)
  const { goods, fmvCents, received } = receivedFor(paidCents, benefits, kind === 'membership', thresholds)
  if (fmvCents === null) return 'unknown'
  const entry = { lineId: id, receivedOn, paidCents, fmvCents, goods, received }
  if (isDescribed(line)) return { ...entry, description: description ?? '' }
  return deductible({ paidCents, fmvCents }).letter === 'sales-receipt' ? undefined : entry
}
