import { describe, expect, it, vi } from 'vitest'
import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import { pathOf } from '../../../src/adapters/memory/documents/stored-document'
import { saveAdPrices } from '../../../src/domain/ads/pricing/change-ad-prices.contract'
import { usualAdPrices } from '../../../src/domain/ads/pricing/usual-ad-prices'
import { submissionOfEvent } from '../../../src/domain/calendar/submissions/event-of-submission'
import { collectionAt } from '../../../src/domain/collections'
import { events } from '../../../src/domain/events/events.collection'
import { buildFlipbook } from '../../../src/domain/flipbook/build-flipbook.contract'
import { listings } from '../../../src/domain/guide/listings.collection'
import { drawPrizes } from '../../../src/domain/guide/passport/draw-prizes.contract'
import { savePrices } from '../../../src/domain/guide/pricing/change-prices.contract'
import { usualPrices } from '../../../src/domain/guide/pricing/usual-prices'
import { registrations } from '../../../src/domain/guide/registrations.collection'
import { mergeCards } from '../../../src/domain/guide/review/share-card.contract'
import { handlers } from '../../../src/domain/handlers'
import { membershipSeats } from '../../../src/domain/memberships/family-seats/membership-seats.collection'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { receiptsPath } from '../../../src/domain/shared/functions/handler'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { fromMarkup } from '../../../src/domain/shared/text/rich-text-markup'
import { previewCancellations } from '../../../src/domain/shop/cancelling/cancel-membership.contract'
import { createCheckout } from '../../../src/domain/shop/checkout/create-checkout.contract'
import { quoteOrder } from '../../../src/domain/shop/checkout/quote-order.contract'
import { createDeskOrder, quoteDeskOrder } from '../../../src/domain/shop/desk/desk-order.contract'
import { sameValue } from '../../../src/ports/same-value'
import { forgedBackup } from '../../support/backups'
import { badConnection } from '../../support/faults/bad-connection'
import { pausesPassAtOnce } from '../../support/faults/pauses-pass-at-once'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'

const reason = 'Asked for it by telephone'
const evidence = 'Yes, write to me'
const revOf = async (world: MemoryWorld, path: string) => (await world.store.get(path))!.data['rev'] as number
const upload = (world: MemoryWorld, path: string, contentType = 'image/png') =>
  world.context.storage.upload(checkedPath(path), new Blob(['x'], { type: contentType }), { contentType }).done
const firstOf = async (world: MemoryWorld, collection: string, ...where: readonly (readonly [string, '==', unknown])[]) =>
  (await world.store.query({ collection, where: where as never, limit: 1 }))[0]!
const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const task = async (world: MemoryWorld) => idOf((await firstOf(world, 'tasks')).path)
const records = async (world: MemoryWorld) => ({ collection: 'tasks', params: {}, ids: [await task(world)] })
const trashed = async (world: MemoryWorld) => {
  const named = await records(world)
  await world.functions.call('trashRecords', named)
  return named
}

/** A public event of the sample's host. */
async function hostedEvent({ context: { systemRecords } }: MemoryWorld) {
  const [event] = await systemRecords.find(events, { where: [['status', '==', 'published']] })
  await systemRecords.commit(systemRecords.changing(events, event!, { hostIds: ['p-host'] }))
  return (await systemRecords.get(events, event!.id))!
}

async function seenListing(world: MemoryWorld, status: string) {
  const { path, data } = await firstOf(world, 'listings', ['status', '==', status])
  return { id: idOf(path), rev: data['rev'] as number }
}

/** A neighborhood that is open on a weekend of the edition. */
async function areaOf(world: MemoryWorld, weekend: string) {
  const { data } = (await world.store.get(`editions/2027/weekends/${weekend}`))!
  return (data['neighbourhoodIds'] as readonly string[])[0]!
}

/** Two paid listings in one building. */
async function shareable({ context: { systemRecords } }: MemoryWorld) {
  const registered = await systemRecords.find(registrations, { where: [['siteId', '==', 'ropewalk-annex']] })
  const ids = registered.filter(({ status }) => status === 'paid' || status === 'changes_requested').map(one => one.listingId!)
  const [into, other] = await Promise.all(ids.slice(0, 2).map(async id => ({ id, rev: (await systemRecords.get(listings, id))!.rev })))
  return { into: into!, from: [other!] }
}

async function orderByCheck(world: MemoryWorld): Promise<string> {
  const lines = [{ id: 'tote', kind: 'product' as const, refId: 'tote/tote-1', quantity: 1 }]
  const quoted = await world.call(quoteOrder, { lines })
  const seenCents = quoted.state === 'priced' ? quoted.totalCents : 0
  const asked = { lines, key: crypto.randomUUID(), email: 'guest@post.example', seenCents, method: 'cheque' as const, accepts: true as const }
  return (await world.call(createCheckout, asked)).orderId
}

/** The draft of the edition's prices that is replaced. */
async function draftOf(world: MemoryWorld, kind: 'prices' | 'adPrices' = 'prices') {
  const [draft] = await world.store.query({ collection: `editions/2027/${kind}`, where: [['status', '==', 'draft']], limit: 1 })
  return draft ? { seen: draft.data['rev'] as number } : {}
}

/** The art lover's membership has seats, one of which is the donor's. */
async function seatForDonor({ context: { systemRecords, clock, accounts } }: MemoryWorld) {
  const { levels, ...product } = (await systemRecords.get(membershipProducts, 'artlover'))!
  await systemRecords.change(membershipProducts, { ...product, levels }, { levels: levels.map(level => ({ ...level, seats: 3 })) })
  const { email } = (await accounts.find('u-donor'))!
  const seat = { membershipId: 'm-artlover', holderId: 'p-artlover', name: 'Donor', email, invitedAt: clock.now(), status: 'invited' } as const
  await systemRecords.commit(systemRecords.creating(membershipSeats, 'seat', seat))
  return { seatId: 'seat' }
}

/** The caller and the input of every callable whose answer is stored. */
const calls: Readonly<Record<string, { readonly as: string; readonly input: (world: MemoryWorld) => unknown }>> = {
  answerForPerson: { as: 'peopleadmin', input: () => ({ personIds: ['f01'], topics: ['events'], state: 'in', evidence }) },
  anonymisePerson: { as: 'peopleadmin', input: () => ({ act: 'ask', personId: 'f01', askedBy: 'letter', reason }) },
  approveRole: { as: 'systemadmin', input: () => ({ decision: 'approve', grantId: 'g-waiting-money' }) },
  changeListing: {
    as: 'guideadmin',
    input: async world => {
      const { path, data } = await firstOf(world, 'listings', ['status', '==', 'draft'])
      return { id: idOf(path), rev: data['rev'], changed: ['blurb'], entered: { blurb: 'Prints of the tide' } }
    },
  },
  nudgeArtist: {
    as: 'host',
    input: async world => {
      const site = await firstOf(world, 'sites', ['hostId', '==', 'p-host'])
      const { path } = await firstOf(world, 'listings', ['siteId', '==', idOf(site.path)])
      return { listingId: idOf(path), about: 'listing' }
    },
  },
  arrangePictures: {
    as: 'artist',
    input: async world => {
      const { path, data } = await firstOf(world, 'artworks', ['artistId', '==', world.auth.current!.claims.pid])
      return { workId: idOf(path), rev: data['rev'], imageIds: data['imageIds'] }
    },
  },
  addErratum: {
    as: 'guideadmin',
    input: async world => {
      const { systemRecords, clock } = world.context
      const [listing] = await systemRecords.find(listings, { where: [['status', '==', 'published']], limit: 1 })
      await systemRecords.change(listings, listing!, { printLockedAt: clock.now() })
      return { id: listing!.id, text: 'Open on Sunday too' }
    },
  },
  publishFlipbook: {
    as: 'guideadmin',
    input: async world => {
      await world.call(buildFlipbook, { step: 'guide', editionId: '2027', id: 'another-version' })
      return { act: 'publish', editionId: '2027', id: 'another-version' }
    },
  },
  submitEvent: {
    as: 'host',
    input: () => ({
      event: {
        title: 'An open press',
        summary: 'Come and print.',
        tags: [],
        venue: 'The press',
        dates: [{ day: '2028-01-15', from: '10:00', until: '12:00' }],
      },
    }),
  },
  addEvent: {
    as: 'contentadmin',
    input: () => ({
      event: {
        title: 'A press for everybody',
        summary: 'Come and print.',
        tags: [],
        venue: 'The press',
        dates: [{ day: '2028-01-15', from: '10:00', until: '12:00' }],
      },
      publish: true,
    }),
  },
  setEventTicket: {
    as: 'contentadmin',
    input: async world => ({ eventId: (await hostedEvent(world)).id, ticket: { price: { cents: 2200, cur: 'usd' } } }),
  },
  removeEventTicket: { as: 'contentadmin', input: async world => ({ eventId: (await hostedEvent(world)).id }) },
  replyToEvent: {
    as: 'artlover',
    input: async world => ({ act: 'come', eventId: idOf((await firstOf(world, 'events', ['status', '==', 'published'])).path), guests: 2 }),
  },
  changeEvent: {
    as: 'host',
    input: async world => {
      const event = await hostedEvent(world)
      return { id: event.id, rev: event.rev, event: { ...submissionOfEvent(event), capacity: 40, venue: 'The other press' } }
    },
  },
  cancelEvent: { as: 'host', input: async world => ({ id: (await hostedEvent(world)).id, message: reason }) },
  reviewEvent: {
    as: 'contentadmin',
    input: async world => ({
      decision: 'approve',
      items: [{ id: 'submission-wish-zinc', rev: await revOf(world, 'eventSubmissions/submission-wish-zinc') }],
    }),
  },
  reviewItem: { as: 'guideadmin', input: async world => ({ decision: 'approve', items: [await seenListing(world, 'in_review')] }) },
  transitionListing: { as: 'guideadmin', input: async world => ({ to: 'ready', ...(await seenListing(world, 'draft')) }) },
  moveWeekend: {
    as: 'guideadmin',
    input: async world => {
      const seen = await seenListing(world, 'ready')
      return { ...seen, weekendId: '2', street: '1 Hill', neighbourhoodId: await areaOf(world, '2'), reason }
    },
  },
  mergeCards: { as: 'guideadmin', input: shareable },
  splitCard: {
    as: 'guideadmin',
    input: async world => {
      const { into, from } = await shareable(world)
      await world.call(mergeCards, { into, from })
      const { systemRecords } = world.context
      const card = (await systemRecords.get(listings, into.id))!
      return { id: card.id, rev: card.rev, registrationId: card.sharedBy![0]! }
    },
  },
  acceptSeat: { as: 'donor', input: seatForDonor },
  cancelMembership: {
    as: 'moneyadmin',
    input: async world => {
      const [row] = (await world.call(previewCancellations, { membershipIds: ['m-c16'] })).rows
      const seenCents = row!.refunds.reduce((sum, { cents }) => sum + cents, 0)
      return { membershipId: 'm-c16', lastDay: row!.lastDay ?? '', seenCents, reason }
    },
  },
  askWaiver: { as: 'donor', input: () => ({ productId: 'artlover', level: 'friend', reason }) },
  beginRestore: {
    as: 'superadmin',
    input: async world => {
      const [manifest, seal] = (await (await forgedBackup(['{}'], world.clock.now())).text()).split('\n')
      return { manifest, seal, purpose: 'rehearsal', reason }
    },
  },
  changePersonContacts: {
    as: 'peopleadmin',
    input: async world => ({ personId: 'f01', rev: await revOf(world, 'people/f01'), emails: [], phones: ['+14155550123'], addresses: [] }),
  },
  activatePrices: {
    as: 'guideadmin',
    input: async world => {
      const { version } = await world.call(savePrices, { editionId: '2027', ...usualPrices(), ...(await draftOf(world)) })
      return { editionId: '2027', version, rev: await revOf(world, `editions/2027/prices/${version}`) }
    },
  },
  activateAdPrices: {
    as: 'guideadmin',
    input: async world => {
      const { version } = await world.call(saveAdPrices, { editionId: '2027', table: usualAdPrices(), ...(await draftOf(world, 'adPrices')) })
      return { editionId: '2027', version, rev: await revOf(world, `editions/2027/adPrices/${version}`) }
    },
  },
  saveAdPrices: {
    as: 'guideadmin',
    input: async world => ({ editionId: '2027', table: usualAdPrices(), ...(await draftOf(world, 'adPrices')) }),
  },
  savePrices: { as: 'guideadmin', input: async world => ({ editionId: '2027', ...usualPrices(), ...(await draftOf(world)) }) },
  setDeadlines: {
    as: 'guideadmin',
    input: async world => {
      const at = (await world.store.get('editions/2027/deadlines/artDue'))!.data['at'] as { readonly local: string }
      return { editionId: '2027', changes: [{ key: 'artDue', from: at.local, to: '2027-06-07T23:59', reminders: [] }], reason }
    },
  },
  changeLevels: {
    as: 'moneyadmin',
    input: async world => {
      const { path, data } = await firstOf(world, 'membershipProducts', ['status', '==', 'live'])
      const seen = data['levels'] as readonly { readonly name: string }[]
      return { productId: idOf(path), seen, levels: seen.map(one => ({ ...one, name: `${one.name} (new)` })) }
    },
  },
  moveMembershipProduct: {
    as: 'moneyadmin',
    input: async world => ({ productId: idOf((await firstOf(world, 'membershipProducts', ['status', '==', 'live'])).path), event: 'retire' }),
  },
  copyEdition: { as: 'guideadmin', input: () => ({ from: '2027', year: 2028, name: 'Open Studios 2028' }) },
  moveEdition: { as: 'guideadmin', input: () => ({ editionId: '2026', event: 'archive' }) },
  saveOutlines: {
    as: 'guideadmin',
    input: () => ({
      city: 'Nowhere',
      cut: false,
      outlines: [
        {
          name: 'Hill',
          outline: [
            [
              [
                [1, 1],
                [1.1, 1],
                [1.1, 1.1],
                [1, 1],
              ],
            ],
          ],
        },
      ],
    }),
  },
  drawPrizes: {
    as: 'guideadmin',
    input: async world => {
      world.clock.setNow(new Date('2027-10-26T20:00:00Z'))
      const { hash } = await world.call(drawPrizes, { dryRun: true, editionId: '2027' })
      return { dryRun: false, editionId: '2027', winners: 1, seen: hash }
    },
  },
  setHost: { as: 'guideadmin', input: () => ({ siteId: 'ropewalk-annex', hostId: 'f01' }) },
  swapWeekends: { as: 'guideadmin', input: () => ({ dryRun: false, editionId: '2027', weekendIds: ['1', '2'], reason, mail: true }) },
  changeVariants: {
    as: 'moneyadmin',
    input: async world => {
      const { path, data } = await firstOf(world, 'products', ['status', '==', 'live'])
      const seen = data['variants'] as readonly { readonly label: string; readonly sku: string }[]
      return { productId: idOf(path), seen, variants: seen.map(one => ({ ...one, label: `${one.label} (new)` })) }
    },
  },
  declineRefund: {
    as: 'moneyadmin',
    input: async world => ({ orderId: idOf((await firstOf(world, 'orders', ['refundAsked', '==', 'asked'])).path), answer: reason }),
  },
  decideEligibility: { as: 'peopleadmin', input: () => ({ decision: 'expire', id: 'proof-insurance', reason }) },
  decideWaiver: {
    as: 'peopleadmin',
    input: async world => ({ decision: 'approve', id: 'p-host-artist', rev: await revOf(world, 'membershipWaivers/p-host-artist'), reason }),
  },
  deleteAccount: {
    as: 'superadmin',
    input: async world => ({ uid: 'u-donor', email: (await world.context.accounts.find('u-donor'))!.email, reason }),
  },
  deleteMyAccount: { as: 'artlover', input: () => ({ act: 'ask' }) },
  disableAccount: { as: 'peopleadmin', input: () => ({ uid: 'u-artlover', disabled: true, reason }) },
  endSeat: { as: 'donor', input: seatForDonor },
  answerAdProof: { as: 'advertiser', input: () => ({ adId: 'ad-ferry', answer: 'refuse', comment: 'The ship is blue' }) },
  changeAd: { as: 'advertiser', input: () => ({ adId: 'ad-ferry', change: 'comment', comment: 'The ship is blue' }) },
  cancelAd: {
    as: 'guideadmin',
    input: () => ({ adId: 'ad-ferry', seenRefundCents: 0 }),
  },
  bookInquiry: { as: 'guideadmin', input: () => ({ adId: 'ad-winery' }) },
  moveAd: { as: 'guideadmin', input: () => ({ adId: 'ad-florist', event: 'place', page: 10, slot: 'eighth-1' }) },
  sendAdArt: {
    as: 'advertiser',
    input: () => ({ adId: 'ad-bakery', imageId: 'i-ad-bookshop', notes: [] }),
  },
  setPlanPages: { as: 'guideadmin', input: () => ({ editionId: '2027', pages: 48 }) },
  inviteSeat: {
    as: 'artlover',
    input: async world => {
      const { seatId } = await seatForDonor(world)
      return { membershipId: 'm-artlover', name: 'Lou', email: 'lou@post.example', instead: seatId }
    },
  },
  issueLetters: {
    as: 'moneyadmin',
    input: () => ({ what: 'gifts', taxYear: 2027, ids: ['order008'], dryRun: false, mail: true }),
  },
  saveChecklist: { as: 'contentadmin', input: () => ({ id: 'signs', rev: 0, title: 'Signs', items: [] }) },
  joinAsMember: {
    as: 'artlover',
    input: async world => {
      await world.auth.signOut()
      await world.auth.signUp('ada@example.org', 'four words of hers', '')
      return { kind: 'artlover', first: 'Ada', last: 'Byron', birthYear: 1985, hadBirthday: true, topics: ['news'], evidence }
    },
  },
  linkAccount: {
    as: 'superadmin',
    input: async world => {
      const { uid } = await world.auth.signUp('new@post.example', 'four words of my own', 'New')
      await world.signInAs('superadmin')
      return { uid, personId: 'f01', reason }
    },
  },
  matchPayment: { as: 'moneyadmin', input: () => ({ eventId: 'evt_season_unknown', orderId: 'order-check', reason }) },
  moveArticles: { as: 'contentadmin', input: () => ({ event: 'archive', ids: ['first'] }) },
  changePageState: { as: 'contentadmin', input: () => ({ event: 'publish', id: 'at-the-door', rev: 1 }) },
  createPage: { as: 'contentadmin', input: () => ({ id: 'made', title: 'Made', slug: 'made-once', parent: 'about' }) },
  publishSectionNav: {
    as: 'contentadmin',
    input: () => ({ section: 'about', seen: 0, navigation: { items: [{ label: 'Press', to: '/about/press' }] } }),
  },
  movePage: { as: 'contentadmin', input: () => ({ id: 'press', rev: 1, slug: 'press-room', parent: 'about' }) },
  moveBug: { as: 'systemadmin', input: () => ({ event: 'join', ids: ['bug-blurb-count'], into: 'bug-map-grey' }) },
  noteExport: { as: 'contentadmin', input: () => ({ collection: 'articles', params: {}, rows: 1, columns: ['title'] }) },
  purgeRecords: { as: 'superadmin', input: async world => ({ ...(await trashed(world)), reason }) },
  acceptPolicy: { as: 'artlover', input: () => ({ id: 'terms-1' }) },
  publishPolicy: { as: 'superadmin', input: async world => ({ id: 'privacy-3', rev: await revOf(world, 'policies/privacy-3') }) },
  publishNavigation: {
    as: 'contentadmin',
    input: async world => ({
      seen: {
        header: await revOf(world, 'nav/header'),
        footer: await revOf(world, 'nav/footer'),
        organisation: await revOf(world, 'settings/organisation'),
      },
      navigation: { header: [{ label: 'Shop', to: '/shop' }], footer: [], links: [] },
    }),
  },
  savePolicy: {
    as: 'contentadmin',
    input: () => ({
      kind: 'terms',
      title: 'Terms of sale',
      body: fromMarkup('We send on Mondays.'),
      changes: 'Another day.',
      effective: '2027-12-01T00:00:00.000Z',
      reaccept: true,
    }),
  },
  recordConsent: { as: 'artlover', input: () => ({ topic: 'sms', state: 'in', evidence, source: 'settings' }) },
  recordManualPayment: {
    as: 'moneyadmin',
    input: async world => ({ orderId: await orderByCheck(world), method: 'cheque', receivedOn: '2027-10-15' }),
  },
  mailFailedPayment: {
    as: 'moneyadmin',
    input: async world => ({ id: idOf((await firstOf(world, 'subscriptions', ['status', '==', 'past_due'])).path) }),
  },
  manageSubscription: {
    as: 'moneyadmin',
    input: () => ({ id: 'p-donor-materials-1', action: 'amount', amountCents: 3000, consent: reason }),
  },
  refundPayment: {
    as: 'moneyadmin',
    input: async world => {
      const { path } = await firstOf(world, 'payments', ['method', '==', 'cash'], ['status', '==', 'succeeded'])
      return { paymentId: idOf(path), seenRefundedCents: 0, lines: [{ lineId: '1', pieces: 1 }], reason }
    },
  },
  remindMembers: { as: 'peopleadmin', input: () => ({ membershipIds: ['m-c16'] }) },
  removeOrphanFile: {
    as: 'contentadmin',
    input: async world => {
      await upload(world, 'pictures/p-artist/left-over.png')
      return { path: 'pictures/p-artist/left-over.png' }
    },
  },
  noteThanks: {
    as: 'moneyadmin',
    input: async world => ({ giftId: idOf((await firstOf(world, 'donations', ['personalThanks.state', '==', 'due'])).path), note: 'I called them.' }),
  },
  requestExport: { as: 'superadmin', input: () => ({ preset: 'people', reason }) },
  restoreImages: {
    as: 'contentadmin',
    input: async world => {
      const { path } = await firstOf(world, 'images')
      await world.store.commit([{ op: 'update', path, data: { usedIn: [], publishedIn: [] } }])
      await world.functions.call('trashImages', { ids: [idOf(path)] })
      return { ids: [idOf(path)] }
    },
  },
  resendReceipt: { as: 'moneyadmin', input: async world => ({ paymentId: idOf((await firstOf(world, 'payments')).path) }) },
  restoreRecords: { as: 'superadmin', input: trashed },
  revokeRole: { as: 'superadmin', input: () => ({ grantId: 'g-mailadmin', reason }) },
  removeSecondFactor: { as: 'superadmin', input: () => ({ uid: 'u-guideadmin', reason }) },
  revokeSessions: { as: 'peopleadmin', input: () => ({ uid: 'u-artlover', reason }) },
  saveRecord: {
    as: 'superadmin',
    input: async world => {
      const { path, data } = await firstOf(world, 'tasks')
      return { collection: 'tasks', params: {}, id: idOf(path), rev: data['rev'], change: { title: 'Ring the printer' } }
    },
  },
  sendAccountLink: { as: 'peopleadmin', input: () => ({ uid: 'u-artlover', kind: 'reset-password' }) },
  sendPaymentLink: {
    as: 'moneyadmin',
    input: async world => {
      const order = { lines: [{ id: 'tote', kind: 'product' as const, refId: 'tote/tote-1', quantity: 1 }], email: 'guest@post.example' }
      const quoted = await world.call(quoteDeskOrder, order)
      const seenCents = quoted.state === 'priced' ? quoted.totalCents : 0
      return world.call(createDeskOrder, { ...order, key: crypto.randomUUID(), seenCents })
    },
  },
  sendProof: {
    as: 'donor',
    input: async world => {
      const path = 'eligibility-sent/p-donor/abcdefghij.png'
      await upload(world, path)
      return { kind: 'studio', path }
    },
  },
  publishEvents: { as: 'contentadmin', input: () => ({ ids: ['draft-lecture'] }) },
  reviewArtist: {
    as: 'peopleadmin',
    input: async world => ({ decision: 'publish', id: 'n-kiln', rev: await revOf(world, 'artists/n-kiln') }),
  },
  submitOwnPage: {
    as: 'artist',
    input: async world => {
      const path = `artists/${world.auth.current!.claims.pid}`
      await world.store.commit([{ op: 'update', path, data: { status: 'changes' } }])
      return {}
    },
  },
  suspendMembership: { as: 'peopleadmin', input: () => ({ membershipId: 'm-c16', suspended: true, reason }) },
  trashImages: {
    as: 'contentadmin',
    input: async world => {
      const { path } = await firstOf(world, 'images')
      await world.store.commit([{ op: 'update', path, data: { usedIn: [], publishedIn: [] } }])
      return { ids: [idOf(path)] }
    },
  },
  trashRecords: { as: 'superadmin', input: records },
  voidLetter: { as: 'moneyadmin', input: () => ({ letterId: 'letter-2027-000001', reason, replace: true, mail: true }) },
  workOnMessage: {
    as: 'mailadmin',
    input: async world => ({ event: 'answer', id: 'cm-gift', rev: await revOf(world, 'contactMessages/cm-gift'), text: 'Yes, we will.' }),
  },
  writeHandbook: { as: 'contentadmin', input: () => ({ id: 'stairs', rev: 0, title: 'Stairs', body: fromMarkup('Sweep them.'), verify: false }) },
}

const stored = handlers.map(({ contract }) => contract).filter(({ repeatable }) => repeatable === undefined)

describe('a call whose answer was lost', () => {
  pausesPassAtOnce()

  it('is tested for every callable whose answer is stored', () => {
    expect(Object.keys(calls).sort()).toEqual(stored.map(({ name }) => name).sort())
  })

  it.each(stored)(
    'gets the same answer when it is retried, and so it does, without a change, when the host stopped before it kept the answer: $name',
    async contract => {
      const connection = badConnection()
      const world = await memoryWorld({ sample: true, as: calls[contract.name]!.as, between: connection.between })
      const callables = world.services.get(Callables)
      const input = await calls[contract.name]!.input(world)
      const effects = async () => {
        const found = await Promise.all(['audit', 'consents', 'exportJobs'].map(collection => world.store.query({ collection })))
        return [...found.map(({ length }) => length), world.localMode.state.outbox.length]
      }
      // The input may have been asked for by the same callable, which left a receipt of its own.
      const receipts = async () => (await world.store.query({ collection: receiptsPath })).filter(({ path }) => path.includes(`-${contract.name}-`))
      const earlier = new Set((await receipts()).map(({ path }) => path))
      const kept = async () => (await receipts()).find(({ path }) => !earlier.has(path))!

      // A callable with `once` is tried three times before it fails.
      for (let i = 0; i < (contract.once ? 3 : 1); i++) void connection.strike('functions', contract.name, { kind: 'drop' })
      await expect(callables.call(contract, input)).rejects.toMatchObject({ code: 'unavailable' })
      const [{ path, data }, done] = [await kept(), await effects()]
      const { answer, ...before } = data
      expect(await callables.call(contract, input)).toEqual(JSON.parse(String(answer)))
      expect(await effects()).toEqual(done)

      // The same call again, as if the host had stopped before it kept the answer.
      const key = path.slice(path.indexOf(`-${contract.name}-`) + contract.name.length + 2)
      await world.store.commit([Object.keys(before).includes('outcome') ? { op: 'set', path, data: before } : { op: 'delete', path }])
      const mails = world.localMode.state.outbox
      const changed = await changesBy(async () => {
        expect(await world.functions.call(contract.name, { key, input })).toEqual(JSON.parse(String(answer)))
      })
      expect(changed).toEqual([])
      expect(world.localMode.state.outbox).toEqual(mails)
    },
  )
})

/** What the work changes in declared collections: each path with what is stored there afterwards. */
async function changesBy(work: () => Promise<void>): Promise<readonly (readonly [path: string, data: unknown])[]> {
  const applied = vi.spyOn(DocumentStore.prototype, 'apply')
  await work()
  const commits = applied.mock.calls.flatMap(([changes]) => changes)
  applied.mockRestore()
  const before = new Map(commits.toReversed().map(change => [pathOf(change), change.before]))
  const after = new Map(commits.map(change => [pathOf(change), change.after]))
  return [...after].filter(([path, data]) => collectionAt(path.slice(0, path.lastIndexOf('/'))) && !sameValue(before.get(path), data))
}
