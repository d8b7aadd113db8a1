import type { Clock } from '../../../ports/clock'
import type { Find } from '../records/records'

/** The query of a job that ends inactive records: those that have been in one of these states without a change for at least this many days. */
export const inactiveRecordsQuery = ({ clock }: { readonly clock: Clock }, days: number, ...states: readonly string[]): Find => ({
  where: [
    ['status', 'in', states],
    ['updatedAt', '<=', new Date(clock.now().getTime() - days * 86_400_000)],
  ],
})
