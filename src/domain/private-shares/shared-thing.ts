import { adOrders } from '../ads/ad-orders.collection'
import { adSpaceText } from '../ads/pricing/ad-price-table'
import { picturesIn } from '../content/every-block'
import { pageDrafts } from '../content/page-drafts.collection'
import { events } from '../events/events.collection'
import { letters } from '../giving/letters.collection'
import { listings } from '../guide/listings.collection'
import type { HandlerContext } from '../shared/functions/handler-context'
import { dollarText } from '../shared/text/dollar-text'
import { wallTimeText } from '../shared/time/moment-text'
import type { PrivateShare, SharedKind } from './private-shares.collection'
import type { ShownThing } from './resolve-private-share.contract'

/** What a share shows, with the pictures in it. */
export interface SharedThing {
  readonly shown: ShownThing
  readonly imageIds: readonly string[]
}

type Read = (context: HandlerContext, ref: string) => Promise<SharedThing | undefined>

/** As it is now, without addresses, numbers or notes of people; `undefined` for what is not there, in the trash, or withdrawn. */
export const sharedThing = (context: HandlerContext, { kind, ref }: Pick<PrivateShare, 'kind' | 'ref'>): Promise<SharedThing | undefined> =>
  readers[kind](context, ref)

const readers: Readonly<Record<SharedKind, Read>> = {
  async page({ systemRecords }, ref) {
    const draft = await systemRecords.get(pageDrafts, ref)
    if (!draft || draft.deletedAt || draft.isTemplate) return undefined
    const { title, description, blocks } = draft
    return { shown: { kind: 'page', title, ...(description !== undefined && { description }), blocks: [...blocks] }, imageIds: picturesIn(blocks) }
  },

  async listing({ systemRecords }, ref) {
    const listing = await systemRecords.get(listings, ref)
    if (!listing || listing.deletedAt || listing.status === 'withdrawn') return undefined
    const { displayName, mapNumber, mapSuffix = '', media, studioName, address, unit, openings, byAppointment, doorNote, blurb, about } = listing
    const facts = [
      ['Map number', mapNumber === undefined ? undefined : `${mapNumber}${mapSuffix}`],
      ['Studio', studioName],
      ['Address', [address, unit].filter(Boolean).join(', ')],
      ['Media', media.join(', ')],
      ...openings.map(({ name, start, end }): Fact => [name ?? 'Open', `${wallTimeText(start)} to ${end.local.slice(11)}`]),
      ['Visits', byAppointment ? 'By appointment' : undefined],
      ['At the door', doorNote],
    ] as const
    return sheet('Listing proof', displayName, facts, [blurb, about], [listing.imageId, listing.entranceImageId])
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
    return sheet('Ad proof', business, facts, [], [art.imageId])
  },

  async event({ systemRecords }, ref) {
    const event = await systemRecords.get(events, ref)
    if (!event || event.deletedAt || event.status === 'rejected') return undefined
    const { title, summary, body, start, end, venue, address, price, tags, imageId } = event
    const facts = [
      ['Begins', wallTimeText(start)],
      ['Ends', wallTimeText(end)],
      ['Place', [venue, address].filter(Boolean).join(', ')],
      ['Price', price && dollarText(price.cents)],
      ['Tags', tags.join(', ')],
    ] as const
    return sheet('Event', title, facts, [summary, body], [imageId])
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
    const thing = sheet('Year-end statement', `Gifts in ${taxYear}`, facts, text.split('\n\n'), [])
    return { ...thing, shown: { ...thing.shown, file: `statement-${number}.html` } as ShownThing }
  },
}

type Fact = readonly [label: string, value: string | undefined]

const sheet = (
  over: string,
  title: string,
  facts: readonly Fact[],
  text: readonly (string | undefined)[],
  images: readonly (string | undefined)[],
): SharedThing => ({
  shown: {
    kind: 'sheet',
    over,
    title,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    text: text.flatMap(paragraphs => paragraphs?.split(/\n{2,}/) ?? []).filter(paragraph => paragraph !== ''),
  },
  imageIds: images.flatMap(id => id ?? []),
})
