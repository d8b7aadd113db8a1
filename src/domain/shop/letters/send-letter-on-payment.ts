import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { orders } from '../orders.collection'
import { issueWithin } from './issue-in-transaction'
import { letterIssueContext } from './letter-issue-context'
import { lettersAbout } from './letter-rules'
import { isGiven, isMonthly } from './letter-sources'
import { readSource } from './read-letter-source'
import { sendLetters } from './send-letters'

/**
 * Issues and mails the letter of an order that was just paid. Runs after the payment's transaction, so that no payment waits for a letter or
 * fails because of one. Monthly gifts get one letter a year; a letter that the rules forbid stays due for staff. Safe to repeat: an order
 * that ever had a letter, even a void one, gets no other.
 */
export async function sendLetterOnPayment(context: HandlerContext, order: StoredOf<typeof orders>): Promise<void> {
  if (!order.lines.some(line => isGiven(line) && !isMonthly(order, line) && line.deductibleCents > 0)) return
  const { systemRecords } = context
  const before = await lettersAbout(systemRecords, order.id)
  const own = before.filter(({ createdBy, status, replaces }) => createdBy === 'system' && status === 'issued' && replaces === undefined)
  const ids = before.length > 0 ? own.map(({ id }) => id) : await issue(context, order.id)
  await sendLetters(context, ids, true)
}

async function issue(context: HandlerContext, orderId: string): Promise<readonly string[]> {
  const { systemRecords } = context
  const issuing = await letterIssueContext(context)
  const { lines } = await readSource(systemRecords, orderId)
  const ids: string[] = []
  for (const taxYear of new Set(lines.map(line => line.taxYear))) {
    const { written } = await systemRecords.transact(within => issueWithin(within, issuing, { what: 'gifts', taxYear, ids: [orderId] }))
    ids.push(...written.map(({ letter }) => letter.id))
  }
  return ids
}
