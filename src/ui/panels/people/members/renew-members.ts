import { productOn } from '../../../../domain/memberships/products/level-prices'
import type { Member } from '../../../../domain/memberships/roster/member'
import { Callables } from '../../../../domain/shared/functions/callables'
import { brokenRuleOf } from '../../../../domain/shared/functions/cloud-function'
import type { Services } from '../../../../domain/shared/functions/service'
import { organisation, organisationId } from '../../../../domain/shared/records/organisation.collection'
import { Records } from '../../../../domain/shared/records/records'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { WallClock } from '../../../../domain/shared/time/wall-clock'
import { orderMembership } from '../../../../domain/shop/desk/order-membership.contract'
import { sendPaymentLink } from '../../../../domain/shop/desk/send-payment-link.contract'
import { counted } from '../../../kit/counted'
import type { Done, Left, OnProgress } from '../../engine/actions/use-outcome'

/** A member in the table. */
export type ToRenew = { readonly id: string; readonly name?: string } & Partial<
  Pick<Member, 'personId' | 'product' | 'level' | 'lastDay' | 'state' | 'autoRenew'>
>

/** Makes an order for each. Repeated for the same last day, it makes nothing twice. */
export async function renewMembers(rows: readonly ToRenew[], how: 'cheque' | 'link', services: Services, onProgress: OnProgress): Promise<Done> {
  const tz = (await services.get(Records).get(organisation, organisationId))?.tz ?? 'UTC'
  const { date } = localMoment(services.get(WallClock).now(), tz)
  const left: Left[] = []
  let made = 0
  for (const [at, row] of rows.entries()) {
    const reason = await whyNotRenewed(row, date, how, services.get(Callables))
    if (reason === undefined) made++
    else left.push({ name: row.name ?? row.id, reason })
    onProgress({ done: at + 1, total: rows.length })
  }
  const what = how === 'link' ? counted(made, 'payment link') : counted(made, 'order')
  return { message: how === 'link' ? `${what} mailed.` : `${what} made. Record the checks in the ledger when they come.`, left }
}

async function whyNotRenewed(
  { id, personId, product, level, lastDay, state, autoRenew }: ToRenew,
  today: string,
  how: 'cheque' | 'link',
  callables: Callables,
): Promise<string | undefined> {
  const sold = product?.status === 'live' ? productOn(product, today).levels.find(({ key }) => key === level) : undefined
  if (personId === undefined || !product || !sold) return 'their level is not sold any more.'
  if (state === 'suspended') return 'the membership is suspended.'
  if (autoRenew) return 'it renews by itself.'
  const member = { personId, productId: product.id, level: sold.key, seenCents: sold.price.cents }
  try {
    const key = `renew-${id}-${lastDay ?? 'first'}-${how}`
    const order = await callables.call(orderMembership, { ...member, key, method: how === 'cheque' ? how : 'desk' })
    if (how === 'link') await callables.call(sendPaymentLink, order)
    return undefined
  } catch (error) {
    const reason = notRenewed[brokenRuleOf(error)?.rule ?? '']
    if (reason === undefined) throw error
    return reason
  }
}

const notRenewed: { readonly [rule: string]: string | undefined } = {
  'no-email': 'we have no email address that takes mail.',
  'nothing-to-pay': 'their level costs nothing.',
  'price-changed': 'the price has changed. Open the table again to see the new one.',
  'order-over': 'their order for this renewal has ended. Take the payment at the desk.',
}
