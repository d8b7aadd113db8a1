import { CampaignSums } from '../../giving/campaign-sums'
import { donations } from '../../giving/donations.collection'
import { publishWallsOf } from '../../giving/donors/publish-walls'
import { defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { RuleBroken } from '../../shared/records/rule-broken'
import { lettersAbout } from '../letters/letter-rules'
import { voidGoods } from './void-goods.contract'

export const voidGoodsHandler = defineHandler(voidGoods, async (context, { giftId, reason }) => {
  const { records, systemRecords } = context
  const issued = (await lettersAbout(systemRecords, giftId)).some(({ status }) => status === 'issued')
  if (issued) throw new RuleBroken('gift-lettered')
  await records.transact(async within => {
    const gift = await within.get(donations, giftId)
    if (!gift?.inKind) throw new Refused('not-found', giftId)
    if (gift.status === 'void') return
    const sums = await CampaignSums.read(within, [gift])
    sums.add(gift, -1)
    within.move(donations, gift, 'void', { voidReason: reason })
    sums.write(within)
  })
  await publishWallsOf(context, [giftId])
  return {}
})
