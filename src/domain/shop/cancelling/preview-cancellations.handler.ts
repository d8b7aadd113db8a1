import { defineHandler } from '../../shared/functions/handler'
import { grouped } from '../../shared/grouped'
import { sumOf } from '../pricing/allocate-cents'
import { previewCancellations } from './cancel-membership.contract'
import { readCancellation } from './read-cancellation'

export const previewCancellationsHandler = defineHandler(previewCancellations, async (context, { membershipIds }) => {
  const today = await context.today()
  const { systemRecords } = context
  const rows = await Promise.all(
    membershipIds.map(async membershipId => {
      const found = await readCancellation(systemRecords, systemRecords, { membershipId, today, reason: '' })
      if ('why' in found) return { membershipId, why: found.why, refunds: [] }
      const byOrder = [...grouped(found.refunds, ({ money }) => money.order.id)]
      const refunds = byOrder.map(([orderId, own]) => ({
        orderId,
        cents: sumOf(own.map(({ cents }) => cents)),
        isByHand: own[0]!.money.payment.method !== 'card',
      }))
      return { membershipId, lastDay: found.lastDay, ...(found.end !== undefined && { end: found.end }), refunds }
    }),
  )
  return { rows }
})
