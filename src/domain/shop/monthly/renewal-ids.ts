import { subscriptions } from '../../giving/subscriptions.collection'
import type { RecordsWithin } from '../../shared/records/records'

const form = /^renewal-(.+)-\d+$/

/** The id of a new renewal of a membership; none where one goes on. Earlier ones that ended keep theirs. */
export async function freeRenewalId(records: Pick<RecordsWithin, 'get'>, membershipId: string): Promise<string | undefined> {
  for (let n = 1; ; n += 1) {
    const id = `renewal-${membershipId}-${n}`
    const before = await records.get(subscriptions, id)
    if (!before) return id
    if (before.status !== 'cancelled') return undefined
  }
}

/** The membership that a renewal of this id is of; a card may be kept for one that has not begun. */
export const renewedBy = (id: string): string | undefined => form.exec(id)?.[1]
