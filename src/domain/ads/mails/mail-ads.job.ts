import { timeOf } from '../../guide/clock/deadline'
import { deadlines } from '../../guide/deadlines.collection'
import { editions } from '../../guide/editions.collection'
import { mailAddress } from '../../people/mail-person'
import { normalEmail } from '../../people/normal-email'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import { defineJob } from '../../shared/functions/job'
import { type AdOrder, adOrders } from '../ad-orders.collection'
import { adMail } from './ad-mails'

/** Mails the advertiser about the latest state of an advertisement, once. Call it after the transaction of that step; safe to repeat. */
export async function mailAd(context: HandlerContext, id: string): Promise<void> {
  const ad = await context.systemRecords.get(adOrders, id)
  if (!ad?.mailDue) return
  const mail = await mailAbout(context, ad)
  if (mail) await context.mailer.send(mail)
  await context.systemRecords.transact(async within => {
    const now = await within.get(adOrders, id)
    // A later step has a mail of its own.
    if (now?.rev === ad.rev) within.change(adOrders, now, { mailDue: undefined })
  })
}

/** Sends mails that an interruption left out. */
export const mailAds = defineJob({
  name: 'mailAds',
  every: 'hour',
  of: adOrders,
  limit: 200,
  due: () => ({ where: [['mailDue', '==', true]] }),
  each: (context, { id }) => mailAd(context, id),
})

async function mailAbout(context: HandlerContext, ad: AdOrder) {
  const { systemRecords } = context
  const [person, edition, dates, settings] = await Promise.all([
    systemRecords.get(people, ad.advertiserId),
    systemRecords.get(editions, ad.editionId),
    systemRecords.find(deadlines, { params: { edition: ad.editionId } }),
    context.organisation(),
  ])
  const to = ad.email ?? (person && mailAddress(person))
  if (to === undefined || !edition) return undefined
  const isOwn = person?.emails.some(({ address, verified }) => verified && normalEmail(address) === normalEmail(to)) === true
  return adMail({ to, isOwn, ad, edition, organisation: await nameOf(context), address: settings?.address ?? '', artDue: timeOf(dates, 'artDue') })
}
