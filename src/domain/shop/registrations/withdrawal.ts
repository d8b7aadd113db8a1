import { mayBeRefunded } from '../../guide/clock/what-deadlines-allow'
import { deadlines } from '../../guide/deadlines.collection'
import { ownRegistrations } from '../../guide/registering/call-facts'
import { counts } from '../../guide/registering/registration-states'
import type { StoredRegistration } from '../../guide/registering/registrations-transaction'
import type { HandlerContext } from '../../shared/functions/handler'
import type { RecordsWithin } from '../../shared/records/records'
import type { StoredOrder } from '../checkout/make-order'
import { orders } from '../orders.collection'
import { countedRefunds, readLedger, refundedLines, type StoredPayment } from '../payments/order-ledger'
import { lineBalance, type RefundedLine } from '../refunds/line-balance'
import { registrationLine } from './price-registrations'

/** A registration with what was paid for it and not refunded yet. */
export interface PaidRegistration {
  readonly registration: StoredRegistration
  readonly order: StoredOrder | undefined
  /** The payment from which it can be refunded. */
  readonly payment: StoredPayment | undefined
  readonly ledger: readonly StoredPayment[]
  readonly before: readonly RefundedLine[]
  readonly lineId: string
  readonly paidCents: number
}

/** The registration, and the person's second one, which cannot exist without it. */
export async function withdrawnTogether({ systemRecords }: HandlerContext, first: StoredRegistration): Promise<readonly StoredRegistration[]> {
  if (first.n !== 1 || !counts(first.status)) return [first]
  const own = await ownRegistrations(systemRecords, first.personId, first.editionId)
  return [first, ...own.filter(({ id, n, status }) => id !== first.id && n === 2 && counts(status))]
}

export async function paidFor(from: Pick<RecordsWithin, 'get'>, registration: StoredRegistration): Promise<PaidRegistration> {
  const order = registration.orderId === undefined ? undefined : await from.get(orders, registration.orderId)
  const lineId = registrationLine(registration.n)
  const line = order?.lines.find(({ id, kind, refId }) => kind === 'registration' && id === lineId && refId === registration.id)
  const ledger = order ? await readLedger(from, order) : []
  const before = refundedLines(countedRefunds(ledger))
  const payment = ledger.find(({ refundOf, status }) => refundOf === undefined && (status === 'succeeded' || status === 'won'))
  const paidCents = line && payment ? lineBalance(line, before).cents : 0
  return { registration, order, payment, ledger, before, lineId, paidCents }
}

/** Whether payments are refunded now, and until when. */
export async function refundTerms(
  { systemRecords, clock }: HandlerContext,
  editionId: string,
): Promise<{ readonly isOpen: boolean; readonly until?: Date }> {
  const set = await systemRecords.find(deadlines, { params: { edition: editionId } })
  const until = set.find(({ key }) => key === 'refundsEnd')?.at.utc
  return { isOpen: mayBeRefunded(set, clock.now()), ...(until && { until }) }
}
