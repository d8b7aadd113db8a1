import type { Records } from '../../shared/records/records'
import { type StoredMonthlyGift, subscriptions } from '../subscriptions.collection'

/** Whether the subscription renews a membership and has not ended. */
export const isRenewing = ({ membershipId, status }: StoredMonthlyGift): boolean => membershipId !== undefined && status !== 'cancelled'

/** The active renewal of a membership, if there is one. */
export async function activeRenewal(records: Records, membershipId: string): Promise<StoredMonthlyGift | undefined> {
  return (await records.find(subscriptions, { where: [['membershipId', '==', membershipId]] })).find(isRenewing)
}
