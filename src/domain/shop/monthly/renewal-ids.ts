import { subscriptions } from '../../giving/subscriptions.collection'
import type { RecordsWithin } from '../../shared/records/records'

const form = /^renewal-(.+)-\d+$/

/** The id for a new renewal of a membership; none if one is active. Ended ones keep their ids. */
export async function freeRenewalId(records: Pick<RecordsWithin, 'get'>, membershipId: string): Promise<string | undefined> {
  for (let n = 1; ; n += 1) {
    const id = `renewal-${membershipId}-${n}`
    const before = await records.get(subscriptions, id)
    if (!before) return id
    if (before.status !== 'cancelled') return undefined
  }
}

/** The membership in a renewal's id; a card may be stored for a renewal that has not started. */
export const renewedBy = (id: string): string | undefined => form.exec(id)?.[1]
