import { chargeDayOf } from '../../giving/monthly/charge-days'
import type { MonthlyGift } from '../../giving/subscriptions.collection'
import { monthOf } from '../../shared/time/months'

/** The charge day of a membership with this last day: that day itself. */
export const renewalDays = (until: string): Pick<MonthlyGift, 'dayOfMonth' | 'month'> & { readonly nextOn: string } => ({
  dayOfMonth: chargeDayOf(until),
  month: monthOf(until),
  nextOn: until,
})
