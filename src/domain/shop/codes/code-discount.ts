import type { RecordsWithin } from '../../shared/records/records'
import type { DraftLine } from '../checkout/order-draft'
import type { Discount } from '../pricing/discounts'
import { codeUses, type DiscountCode, discountCodes } from './discount-codes.collection'
import type { EnteredCode } from './entered-code'

/** Why a code does not apply: it does not exist, outside of its days, used up in total or by this buyer, or not valid for these lines. */
export type CodeProblem = 'unknown' | 'not-yet' | 'over' | 'used-up' | 'used-before' | 'nothing-for-it'

export type FoundDiscount = { readonly discount: Discount } | { readonly problem: CodeProblem }

/** Id of the order line of a discount code; its `refId` is the code's id. */
const codeLine = 'discount-code'

/** The current discount of a code on these lines; `records` reads the records. */
export async function codeDiscount(
  records: Pick<RecordsWithin, 'get'>,
  { id, usesId }: EnteredCode,
  lines: readonly DraftLine[],
  today: string,
): Promise<FoundDiscount> {
  const code = id === undefined ? undefined : await records.get(discountCodes, id)
  const used = code && usesId !== undefined && code.perPerson !== undefined ? await records.get(codeUses, usesId) : undefined
  const on = lines.filter(({ kind }) => code?.kinds.some(one => one === kind)).map(line => line.id)
  const problem = problemOf(code, used?.uses ?? 0, today) ?? (on.length === 0 ? 'nothing-for-it' : undefined)
  if (!code || problem) return { problem: problem ?? 'unknown' }
  const takes = code.percent === undefined ? { cents: code.amount?.cents ?? 0 } : { basisPoints: code.percent * 100 }
  return { discount: { id: codeLine, refId: code.id, title: `${code.title} (${code.code})`, accountCode: '', takes, on } }
}

function problemOf(code: DiscountCode | undefined, usedBefore: number, today: string): CodeProblem | undefined {
  if (!code || code.status === 'draft') return 'unknown'
  if (code.from !== undefined && today < code.from) return 'not-yet'
  if (code.status === 'ended' || (code.until !== undefined && today > code.until)) return 'over'
  if (code.maxUses !== undefined && (code.uses ?? 0) >= code.maxUses) return 'used-up'
  return code.perPerson !== undefined && usedBefore >= code.perPerson ? 'used-before' : undefined
}
