import { perkRedemptions } from '../../../../domain/memberships/perk-redemptions.collection'
import type { Services } from '../../../../domain/shared/functions/service'
import { Records } from '../../../../domain/shared/records/records'

/** How often perks were used, by membership. */
export async function perksUsed(services: Services): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>()
  const claimed = await services.get(Records).find(perkRedemptions, { where: [['status', '==', 'claimed']] })
  for (const { membershipId } of claimed) counts.set(membershipId, (counts.get(membershipId) ?? 0) + 1)
  return counts
}
