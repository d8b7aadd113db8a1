import { adOrders } from '../ads/ad-orders.collection'
import { adSpaceText } from '../ads/pricing/ad-price-table'
import { picturesIn } from '../content/every-block'
import { pageDrafts } from '../content/page-drafts.collection'
import { events } from '../events/events.collection'
import { letters } from '../giving/letters.collection'
import { articles } from '../guide/articles/articles.collection'
import { listings } from '../guide/listings.collection'
import type { HandlerContext } from '../shared/functions/handler'
import { dollarText } from '../shared/text/dollar-text'
import { articleProof, eventProof, listingProof, type SharedThing } from './listing-and-event-as-published'
import { grantReport, juryPacket } from './packet-and-report'
import type { PrivateShare, SharedKind } from './private-shares.collection'
import { sheet } from './shared-sheet'

type Read = (context: HandlerContext, ref: string) => Promise<SharedThing | undefined>

/** As it is now, without addresses, numbers or notes of people; `undefined` for what is not there, in the trash, or withdrawn. */
export const sharedContent = (context: HandlerContext, { kind, ref }: Pick<PrivateShare, 'kind' | 'ref'>): Promise<SharedThing | undefined> =>
  readers[kind](context, ref)

const readers: Readonly<Record<SharedKind, Read>> = {
  async page({ systemRecords }, ref) {
    const draft = await systemRecords.get(pageDrafts, ref)
    if (!draft || draft.deletedAt || draft.isTemplate) return undefined
    const { title, description, blocks } = draft
    return { shown: { kind: 'page', title, ...(description !== undefined && { description }), blocks: [...blocks] }, imageIds: picturesIn(blocks) }
  },

  async listing(context, ref) {
    const listing = await context.systemRecords.get(listings, ref)
    return listing && !listing.deletedAt && listing.status !== 'withdrawn' ? listingProof(context, listing) : undefined
  },

  async ad({ systemRecords }, ref) {
    const ad = await systemRecords.get(adOrders, ref)
    const art = ad?.art.at(-1)
    if (!ad || !art || ad.status === 'cancelled') return undefined
    const { business = 'Advertisement', space, flatPlan, link } = ad
    const facts = [
      ['Size', adSpaceText(ad)],
      ['Measures', space && `${space.w} × ${space.h} mm`],
      ['Page', flatPlan && String(flatPlan.page)],
      ['Leads to', link],
    ] as const
    const { shown, imageIds } = sheet('Ad proof', business, facts, [], [art.imageId])
    return { shown: { ...shown, ...(space && { printed: { w: space.w, h: space.h } }) }, imageIds }
  },

  async event(context, ref) {
    const event = await context.systemRecords.get(events, ref)
    return event && !event.deletedAt && event.status !== 'rejected' ? eventProof(context, event) : undefined
  },

  async article({ systemRecords }, ref) {
    const article = await systemRecords.get(articles, ref)
    return article && !article.deletedAt ? articleProof(article) : undefined
  },

  async statement({ systemRecords }, ref) {
    const letter = await systemRecords.get(letters, ref)
    if (letter?.status !== 'issued' || !(letter.kind === 'yearEnd' || letter.kind === 'monthlyYear')) return undefined
    const { number, taxYear, paid, deductible, text } = letter
    const facts = [
      ['Number', number],
      ['Given', dollarText(paid.cents)],
      ['Deductible', dollarText(deductible.cents)],
    ] as const
    const { shown, imageIds } = sheet('Year-end statement', `Gifts in ${taxYear}`, facts, text.split('\n\n'), [])
    return { shown: { ...shown, file: `statement-${number}.html` }, imageIds }
  },

  packet: juryPacket,
  report: grantReport,
}
