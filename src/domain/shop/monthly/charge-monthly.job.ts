import { subscriptions } from '../../giving/subscriptions.collection'
import { defineJob } from '../../shared/functions/job'
import { chargeMonth } from './charge-month'

/**
 * Charges due monthly gifts and renewals, retries failed ones, and resumes paused ones. Runs hourly, so that days with many charges do not
 * exceed one run; each is due by the organization's calendar, and is tried once a day.
 */
export const chargeMonthly = defineJob({
  name: 'chargeMonthly',
  every: 'hour',
  of: subscriptions,
  limit: 100,
  due: context => ({
    where: [
      ['status', 'in', ['active', 'past_due', 'paused']],
      // Days that have begun in any time zone; `chargeMonth` checks the organization's date.
      ['nextOn', '<=', new Date(context.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)],
    ],
  }),
  each: (context, { id }) => chargeMonth(context, id),
})
