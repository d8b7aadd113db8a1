import { ascending } from '../../shared/ascending'
import { draftOf, type LetterContext, type LetterResult } from './draft-letter'
import type { LetterLine } from './letter-line'
import { refusalsOf } from './letter-refusals'

/**
 * All gifts of a person in a year, of every kind, on one statement. It may repeat what other letters say (product.md D4): one acknowledgment
 * may cover several gifts (IRS Publication 1771). Refunds and purchases are left out.
 */
export function yearEndStatement(
  lines: readonly LetterLine[],
  context: LetterContext,
  whose: { readonly personId: string; readonly taxYear: number },
): LetterResult {
  const own = lines
    .filter(({ personId, taxYear }) => personId === whose.personId && taxYear === whose.taxYear)
    .toSorted(ascending('receivedOn', 'id'))
  const refused = refusalsOf(own, context)
  return refused.length > 0 ? { refused } : draftOf(own, context, () => 'yearEnd')
}
