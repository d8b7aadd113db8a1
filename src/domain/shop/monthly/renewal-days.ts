import { chargeDayOf, monthOf } from '../../giving/monthly/charge-days'
import type { MonthlyGift } from '../../giving/subscriptions.collection'

/** When a membership with this last day is renewed: on that day. */
export const renewalDays = (until: string): Pick<MonthlyGift, 'dayOfMonth' | 'month'> & { readonly nextOn: string } => ({
  dayOfMonth: chargeDayOf(until),
  month: monthOf(until),
  nextOn: until,
})
