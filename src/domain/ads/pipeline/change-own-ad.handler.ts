import { normalEmail } from '../../people/normal-email'
import { PeopleAtAddresses } from '../../people/people-at-addresses'
import { images } from '../../pictures/images.collection'
import { pictureFile } from '../../pictures/picture-file'
import { filePartOf } from '../../shared/files/read-file-part'
import { callerOf, defineHandler, type HandlerContext, nameOf } from '../../shared/functions/handler'
import { Refused } from '../../shared/functions/refused'
import { unlessMissing } from '../../shared/functions/unless-missing'
import { RuleBroken } from '../../shared/records/rule-broken'
import { type AdOrder, adOrders, includedProofRounds, maxAdComments, maxCoworkers } from '../ad-orders.collection'
import { mailAd } from '../mails/mail-ads.job'
import { AdOrdersWithin } from '../orders/ad-orders-transaction'
import { isAdvertiser, openAd, ownAd } from './advertiser-permissions'
import { answerAdProof, changeAd, readAdArt } from './change-own-ad.contract'

export const answerAdProofHandler = defineHandler(answerAdProof, async (context, input) => {
  const { adId } = input
  await ownAd(context, adId)
  await context.once(async within => {
    const ads = await AdOrdersWithin.read(within, [adId])
    const ad = ads.current(adId)!
    if (input.answer === 'approve') ads.move(adId, 'approve')
    else {
      if (ad.status === 'proof' && ad.proofRounds >= includedProofRounds) throw new RuleBroken('ad-proof-rounds', { limit: includedProofRounds })
      if (ad.status !== 'proof') throw new RuleBroken('ad-art-locked')
      ads.move(adId, 'refuse')
      ads.change(adId, { proofRounds: ad.proofRounds + 1, comments: withComment(context, ad, 'advertiser', input.comment) })
    }
    ads.write(context.clock.now())
    return null
  })
  await mailAd(context, adId)
  return {}
})

/** The newest are kept. */
export const withComment = ({ clock }: HandlerContext, { comments = [] }: AdOrder, by: 'advertiser' | 'staff', text: string): AdOrder['comments'] => [
  ...comments.slice(1 - maxAdComments),
  { by, at: clock.now(), text },
]

export const changeAdHandler = defineHandler(changeAd, async (context, input) => {
  const { adId } = input
  const ad = await openAd(context, adId)
  const isOwn = isAdvertiser(context, ad)
  const isOwner = ad.advertiserId === callerOf(context).claims.pid
  if ((input.change === 'addCoworker' || input.change === 'removeCoworker') && !isOwner)
    throw new Refused('permission-denied', 'the advertiser alone')
  await context.once(async within => {
    const ads = await AdOrdersWithin.read(within, [adId])
    const now = ads.current(adId)!
    switch (input.change) {
      case 'comment':
        ads.change(adId, { comments: withComment(context, now, isOwn ? 'advertiser' : 'staff', input.comment) })
        break
      case 'link':
        if (now.status === 'published' || now.status === 'cancelled') throw new RuleBroken('ad-art-locked')
        ads.change(adId, { link: input.link })
        break
      case 'removeCoworker': {
        const id = (await PeopleAtAddresses.read(within, [input.email], () => context.ids.next())).find(input.email)
        if (id === undefined || !now.coworkerIds.includes(id)) throw new RuleBroken('ad-coworker-unknown')
        ads.change(adId, { coworkerIds: now.coworkerIds.filter(one => one !== id) })
        break
      }
      case 'addCoworker': {
        const found = await PeopleAtAddresses.read(within, [input.email], () => context.ids.next())
        const id = found.id(input.email)
        if (now.coworkerIds.length >= maxCoworkers) throw new Refused('invalid-argument', 'enough coworkers')
        if (id !== now.advertiserId && !now.coworkerIds.includes(id)) ads.change(adId, { coworkerIds: [...now.coworkerIds, id] })
        found.write(within, 'Named as a coworker on an advertisement')
      }
    }
    ads.write(context.clock.now())
    return null
  })
  if (input.change === 'addCoworker') await mailCoworker(context, ad, normalEmail(input.email))
  return {}
})

/**
 * The same mail whether or not the address has an account: whoever confirms it has the advertisement. It contains nothing that the advertiser
 * typed except the address.
 */
async function mailCoworker(context: HandlerContext, { id }: AdOrder, to: string): Promise<void> {
  const organisation = await nameOf(context)
  await context.mailer.send({
    to,
    subject: `Work on an advertisement in the guide of ${organisation}`,
    text: `You can send artwork and answer proofs for an advertisement in the guide of ${organisation}. Sign in or join with this address.`,
    link: `/adportal/${id}`,
    event: `ad coworker ${id} ${to}`,
  })
}

export const readAdArtHandler = defineHandler(readAdArt, async (context, { adId, version, part }) => {
  const { art } = await openAd(context, adId)
  const sent = art[version]
  const image = sent && (await context.systemRecords.get(images, sent.imageId))
  // `usedIn` proves that the advertisement uses this picture: only callables write it.
  const path = image?.usedIn.includes(`${adOrders.path}/${adId}`) ? pictureFile(image) : undefined
  const read = path && image && (await filePartOf(context, { path, bytes: image.bytes ?? 0, part }).catch(unlessMissing))
  if (!read || !image) throw new Refused('not-found', adId)
  return { ...read, mime: image.mime }
})
