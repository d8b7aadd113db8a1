import type { DataOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { listings } from '../listings.collection'
import { isUnpaid } from '../registering/registration-states'
import { registrations } from '../registrations.collection'

const waiting = ['ready', 'in_review'] as const

/** Whether it is the staff's turn: the artist has submitted the listing, and its registration is paid. */
export const waitsForReview = (
  { status }: Pick<DataOf<typeof listings>, 'status'>,
  registration: Pick<DataOf<typeof registrations>, 'status'> | undefined,
): boolean => waiting.includes(status as 'ready') && !(registration && isUnpaid(registration.status))

/** Number of an edition's listings that wait for a review. */
export async function countListingsToReview(records: Records, editionId: string): Promise<number> {
  const of = (states: readonly string[]) => ({ where: [['editionId', '==', editionId] as const, ['status', 'in', states] as const] })
  const [sent, unpaid] = await Promise.all([records.find(listings, of(waiting)), records.find(registrations, of(['submitted', 'awaiting_payment']))])
  const ids = new Set(unpaid.map(({ id }) => id))
  return sent.filter(({ registrationId, deletedAt }) => !deletedAt && !ids.has(registrationId ?? '')).length
}
