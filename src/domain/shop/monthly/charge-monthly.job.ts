import { subscriptions } from '../../giving/subscriptions.collection'
import { defineJob } from '../../shared/functions/job'
import { chargeMonth } from './charge-month'

/**
 * Charges the monthly gifts that are due, tries again those that failed, and resumes those whose pause is over. It runs by the hour, so that many that
 * are due on one day all have their turn; each is due by the organization's calendar, and is asked for once a day.
 */
export const chargeMonthly = defineJob({
  name: 'chargeMonthly',
  every: 'hour',
  of: subscriptions,
  limit: 100,
  due: context => ({
    where: [
      ['status', 'in', ['active', 'past_due', 'paused']],
      // Days that have begun in any time zone; `chargeMonth` checks that of the organization.
      ['nextOn', '<=', new Date(context.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)],
    ],
    orderBy: [['nextOn', 'asc']],
  }),
  each: (context, { id }) => chargeMonth(context, id),
})
