import { callerOf, type HandlerContext } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { allows } from '../../shared/records/policy'
import { type AdOrder, adOrders } from '../ad-orders.collection'
import { adStaff } from './ad-staff'

/** Whether the caller is the advertiser, or a coworker. */
export function isAdvertiser(context: HandlerContext, { advertiserId, coworkerIds }: AdOrder): boolean {
  const { pid } = callerOf(context).claims
  return pid !== undefined && (pid === advertiserId || coworkerIds.includes(pid))
}

/** The advertisement of the caller; what is somebody else's is answered like what is not there. */
export async function ownAd(context: HandlerContext, id: string): Promise<AdOrder> {
  const ad = await context.systemRecords.get(adOrders, id)
  if (!ad || !isAdvertiser(context, ad)) throw new Refused('not-found', id)
  return ad
}

/** The same, which staff may open too. */
export async function openAd(context: HandlerContext, id: string): Promise<AdOrder> {
  const ad = await context.systemRecords.get(adOrders, id)
  if (!ad || !(isAdvertiser(context, ad) || allows(adStaff, context.actor, { fields: {} }))) throw new Refused('not-found', id)
  return ad
}
