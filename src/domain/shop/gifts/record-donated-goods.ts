import { CampaignSums } from '../../giving/campaign-sums'
import { donations } from '../../giving/donations.collection'
import { publishWallsOf } from '../../giving/donors/publish-walls'
import { PeopleAtAddresses } from '../../people/people-at-addresses'
import type { HandlerContext } from '../../shared/functions/handler'
import { omitUndefined } from '../../shared/omit-undefined'
import type { DataOf } from '../../shared/records/collection'
import { RuleBroken } from '../../shared/records/rule-broken'
import type { GiftToRecord } from './gift-to-record'
import type { EnteredGift } from './record-gifts.contract'

type Goods = Extract<EnteredGift, { readonly how: 'goods' }>

/** Records donated goods, once. They have no order, because nothing was paid, and no amount. */
export async function recordDonatedGoods(context: HandlerContext, given: GiftToRecord, goods: Goods, receivedOn: string): Promise<void> {
  const { identity, giver, email, softCredits } = given
  const { causeId, description, isOwnWork, tribute, anonymous = false, shownAs } = goods
  await context.records.transact(async within => {
    const former = await within.get(donations, identity.orderId)
    if (former && former.inKind?.description !== description) throw new RuleBroken('batch-recorded')
    if (former) return
    const [people, sums] = await Promise.all([
      PeopleAtAddresses.read(within, email === undefined ? [] : [email], () => context.ids.next()),
      CampaignSums.read(within, [{ campaignId: causeId }]),
    ])
    const gift = omitUndefined<DataOf<typeof donations>>({
      personId: giver.personId ?? people.id(email!),
      amount: { cents: 0, cur: 'usd' },
      ...sums.named(causeId),
      tribute,
      anonymous,
      shownAs: anonymous ? undefined : shownAs,
      inKind: omitUndefined({ description, isOwnWork }),
      receivedOn,
      taxYear: Number(receivedOn.slice(0, 4)),
      softCredits: [...softCredits],
      status: 'recorded',
    })
    sums.add(gift, 1)
    people.write(within)
    within.create(donations, identity.orderId, gift)
    sums.write(within)
  })
  await publishWallsOf(context, [identity.orderId])
}
