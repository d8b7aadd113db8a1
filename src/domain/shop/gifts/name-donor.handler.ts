import { donations } from '../../giving/donations.collection'
import { publishWalls } from '../../giving/donors/publish-walls'
import { chunked } from '../../shared/chunked'
import { callerOf, defineHandler } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { isScoped } from '../../shared/records/policy'
import { nameDonor } from './name-donor.contract'

/** Gifts of one transaction. */
const perPart = 200

export const nameDonorHandler = defineHandler(nameDonor, async (context, { personId, shownAs }) => {
  const { claims } = callerOf(context)
  const own = claims.pid
  const whose = personId ?? own
  if (whose === undefined || (whose !== own && !isScoped(claims, 'money'))) throw new Refused('not-found', whose ?? '')
  const theirs = await context.systemRecords.find(donations, { where: [['personId', '==', whose]] })
  const ids = theirs.filter(({ anonymous, status }) => !anonymous && status !== 'void').map(({ id }) => id)
  const touched = shownAs === undefined ? theirs.filter(gift => gift.shownAs !== undefined).map(({ id }) => id) : ids
  for (const some of chunked(touched, perPart))
    await context.records.transact(async within => {
      const gifts = await within.getAll(donations, some)
      for (const gift of gifts.values()) if (gift.personId === whose && gift.shownAs !== shownAs) within.change(donations, gift, { shownAs })
    })
  await publishWalls(context, [...new Set(theirs.flatMap(({ campaignId, fundId }) => [campaignId, fundId].filter(id => id !== undefined)))])
  return { gifts: touched.length }
})
