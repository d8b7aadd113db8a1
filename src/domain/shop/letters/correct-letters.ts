import { correctLetter } from '../../giving/letters/correct-letter'
import { letters } from '../../giving/letters.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import { type LetterIssueContext, letterIssueContext } from './letter-issue-context'
import { lettersAbout } from './letter-rules'
import { letterToday, replaceLetter } from './replace-letter'
import { mailVoid, sendLetters } from './send-letters'

/** The reason for voiding a letter after a refund. */
const paidBack = 'paid back'

/**
 * Corrects the letters about an order after a refund, or after a refund that failed: a wrong letter is voided, and replaced under the same
 * number by one about the remainder. Runs after the refund's own transaction, so that a letter can never make a refund fail. Letters issued
 * later read the refund; earlier ones are found here. Safe to repeat, including mails; the job `correctRefundedLetters` repeats it for a
 * week.
 */
export async function correctLetters(context: HandlerContext, orderId: string): Promise<void> {
  const before = await lettersAbout(context.systemRecords, orderId)
  if (before.length === 0) return
  const issuing = await letterIssueContext(context)
  for (const { id, status } of before) if (status === 'issued') await correct(context, issuing, id)
  const after = await lettersAbout(context.systemRecords, orderId)
  const isCorrected = after.filter(({ status, replaces }) => status === 'issued' && replaces !== undefined)
  await sendLetters(
    context,
    isCorrected.map(({ id }) => id),
    true,
  )
  const replaced = new Set(after.map(({ replaces }) => replaces))
  for (const letter of after) if (letter.voidReason === paidBack && !replaced.has(letter.id)) await mailVoid(context, letter)
}

/** A letter that the rules cannot correct now, for example while the organization has no tax number, stays as it is; the job tries again. */
const correct = (context: HandlerContext, issuing: LetterIssueContext, id: string): Promise<void> =>
  context.systemRecords.transact(async within => {
    const letter = await within.get(letters, id)
    if (letter?.status !== 'issued') return
    const { result, about } = await letterToday(within, issuing, letter)
    const correction = correctLetter(letter, result)
    if (!('voids' in correction)) return
    const { replacement: draft } = correction
    await replaceLetter(within, { context, issuing, letter, reason: paidBack }, draft && { draft, about })
  })
