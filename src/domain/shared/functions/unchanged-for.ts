import type { Clock } from '../../../ports/clock'
import type { Find } from '../records/records'

/** What is due for a job that ends what stood still: records that have been in one of these states for at least so many days. */
export const unchangedFor = ({ clock }: { readonly clock: Clock }, days: number, ...states: readonly string[]): Find => ({
  where: [
    ['status', 'in', states],
    ['updatedAt', '<=', new Date(clock.now().getTime() - days * 86_400_000)],
  ],
})
