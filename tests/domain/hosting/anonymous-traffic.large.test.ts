import { describe, expect, it } from 'vitest'
import { listings } from '../../../src/domain/guide/listings.collection'
import { stampCode } from '../../../src/domain/guide/passport/stamp-codes'
import { handlers } from '../../../src/domain/handlers'
import { shortLinks } from '../../../src/domain/links/short-links.collection'
import { images } from '../../../src/domain/pictures/images.collection'
import { privateShares } from '../../../src/domain/private-shares/private-shares.collection'
import { shareIdOf } from '../../../src/domain/private-shares/share-token'
import { resources } from '../../../src/domain/resources/resources.collection'
import { deleteCallOutcomes } from '../../../src/domain/shared/delete-call-outcomes.job'
import { callLimitsPath } from '../../../src/domain/shared/functions/call-limit'
import { invokeHandler } from '../../../src/domain/shared/functions/invoke-handler'
import { allows } from '../../../src/domain/shared/records/policy'
import { Records } from '../../../src/domain/shared/records/records'
import { checkedPath } from '../../../src/domain/shared/stored-path'
import { recordManualPayment } from '../../../src/domain/shop/payments/record-manual-payment.contract'
import { countedDocuments, nothingCounted } from '../../support/counted-ports'
import { memoryWorld } from '../../support/memory-world'

const handlerOf = (name: string) => handlers.find(({ contract }) => contract.name === name)!
const anonymous = handlers.filter(({ contract }) => allows(contract.access, undefined, { fields: {} }))

/**
 * One network makes 5 % more calls to each callable than the hourly limit allows. Calls beyond the limit cost no more than those before. A flood
 * of another network would be the same again; that it has a limit of its own shows by one call.
 */
const [flooding, another] = ['192.0.2', '198.51.100'] as const
const tooMany = 1.05

interface Known {
  /** A view of a private link, and the picture in it. */
  readonly view: { readonly pass: object; readonly imageId: string }
  readonly resource: string
  /** An unpaid order, with the key of its payer. */
  readonly order: { readonly orderId: string; readonly orderKey: string }
  /** A paid order. */
  readonly paid: Known['order']
  /** The link that opens its file. */
  readonly link: object
  /** What the sign at the door of an open studio says. */
  readonly door: { readonly listingId: string; readonly code: string }
}

const gift = { lines: [{ id: 'a', kind: 'donation', refId: 'first-doors', quantity: 1, amountCents: 5000 }] }
const paidBy = (email: string) => ({ ...gift, key: crypto.randomUUID(), email, seenCents: 5000, method: 'card', accepts: true })

const sharedToken = 'A'.repeat(22)
const shared = (ref: string) => ({
  kind: 'listing' as const,
  ref,
  madeFor: 'City office',
  expires: new Date('2030-01-01T00:00:00Z'),
  signIn: false,
  views: 0,
  download: false,
  watermark: false,
  status: 'active' as const,
})

/** The i-th call of each kind as an attacker would write it: all are different. */
const inputs: Readonly<Record<string, (i: number, known: Known) => unknown>> = {
  adAvailability: () => ({ editionId: '2027' }),
  askRefund: (i, { paid }) => ({ ...paid, reason: `Invented reason ${i}` }),
  continueCheckout: (_, { order }) => order,
  countVisit: i => ({ key: `k${String(i).padStart(24, '0')}`, counts: {}, words: [{ area: 'guide', words: `invented ${i}` }] }),
  createCheckout: i => paidBy(`nobody${i}@unknown.example`),
  holdAgain: (_, { order }) => order,
  noteStaffSignIn: i => ({ email: `nobody${i}@unknown.example`, answer: 'refused', key: crypto.randomUUID() }),
  openDownload: (_, { paid }) => ({ ...paid, lineId: 'walks' }),
  openResource: (_, { resource }) => ({ id: resource }),
  quoteOrder: () => gift,
  readDownload: (_, { link }) => ({ link, part: 0 }),
  readOrder: (_, { order }) => order,
  readPrivateShare: (_, { view }) => ({ ...view, part: 0 }),
  resolvePrivateShare: () => ({ token: sharedToken }),
  resolveShortLink: () => ({ slug: 'poster' }),
  sendContactMessage: i => ({
    name: 'Nobody',
    email: `nobody${i}@unknown.example`,
    topic: 'other',
    text: `Message ${i}`,
    website: '',
    page: '/about/contact',
    took: 9000,
    key: crypto.randomUUID(),
  }),
  // A device for each stamp, with the code of a studio that is open.
  stampPassport: (_, { door }) => ({ ...door, method: 'code', at: '2027-10-16T20:00:00.000Z', deviceId: crypto.randomUUID() }),
}

/** Writes and new documents that one network can cause in an hour, its own counter not included in the documents. */
const caps: Readonly<Record<string, { writes: number; documents: number }>> = {
  adAvailability: { writes: 240, documents: 0 },
  // The counter of the order that is asked about.
  askRefund: { writes: 180, documents: 1 },
  continueCheckout: { writes: 120, documents: 0 },
  // One part of the day's counters and one note for the words of each batch.
  countVisit: { writes: 1200, documents: 601 },
  // Two counters, the order, its audit entry, its payment and the payment's number in it, for each of sixty.
  createCheckout: { writes: 60 * 6, documents: 60 * 4 },
  holdAgain: { writes: 120, documents: 0 },
  // Two counters, the address and the audit for each of twenty attempts.
  noteStaffSignIn: { writes: 80, documents: 60 },
  // Two counters, the record and its audit entry, for each of sixty.
  openDownload: { writes: 60 * 4, documents: 61 },
  openResource: { writes: 600, documents: 0 },
  quoteOrder: { writes: 1200, documents: 0 },
  readDownload: { writes: 600, documents: 0 },
  readOrder: { writes: 1200, documents: 0 },
  readPrivateShare: { writes: 1200, documents: 0 },
  // The counter and the view for each of three hundred; the entry of the first view is there before.
  resolvePrivateShare: { writes: 300 * 2, documents: 0 },
  resolveShortLink: { writes: 2000, documents: 16 },
  // Two counters and the message, for each of twenty.
  sendContactMessage: { writes: 60, documents: 40 },
  // Two counters and the stamp, for each of six hundred devices.
  stampPassport: { writes: 600 * 3, documents: 600 * 2 },
}

describe('a flood of anonymous calls in an hour', () => {
  it('has a flood for every callable that visitors may call', () => {
    expect(anonymous.map(({ contract }) => contract.name).sort()).toEqual(Object.keys(inputs))
  })

  it.each(anonymous.map(({ contract }) => contract.name))('by %s costs no more than its limit', async name => {
    const world = await memoryWorld({ sample: true })
    const records = new Records(world.store, { current: undefined })
    const [resource] = await records.find(resources, { where: [['status', '==', 'published']], limit: 1 })
    await records.commit(records.creating(shortLinks, 'poster', { target: '/sfosguide', disabled: false }))
    const order = (await invokeHandler(handlerOf('createCheckout'), world.context, paidBy('payer@known.example'))) as Known['order']
    const paid = (await invokeHandler(handlerOf('createCheckout'), world.context, {
      ...paidBy('giver@known.example'),
      lines: [...gift.lines, { id: 'walks', kind: 'product', refId: 'four-walks/four-walks-1', quantity: 1 }],
      seenCents: 5900,
      method: 'cheque',
    })) as Known['order']
    await world.signInAs('moneyadmin')
    await world.call(recordManualPayment, { orderId: paid.orderId, method: 'cheque', receivedOn: '2027-10-16' })
    await world.signInAs(undefined)
    const keysOf = ({ orderId, orderKey }: Known['order']) => ({ orderId, orderKey })
    const opened = await invokeHandler(handlerOf('openDownload'), world.context, { ...keysOf(paid), lineId: 'walks' })
    const { link } = opened as { link: object }
    const studios = await records.find(listings, {
      where: [
        ['editionId', '==', '2027'],
        ['status', '==', 'published'],
      ],
    })
    const open = studios.find(({ openings }) => openings.some(({ start }) => start.local.startsWith('2027-10-16')))
    const door = { listingId: open!.id, code: await stampCode(world.context, open!) }
    const pictured = studios.find(({ imageId }) => imageId !== undefined)!
    await records.commit(records.creating(privateShares, await shareIdOf(sharedToken), shared(pictured.id)))
    const { pass } = (await invokeHandler(handlerOf('resolvePrivateShare'), world.context, { token: sharedToken })) as { pass: object }
    const picture = await records.get(images, pictured.imageId!)
    await world.context.storage.upload(checkedPath(picture!.path), new Blob(['<svg/>']), { contentType: picture!.mime }).done
    const view = { pass, imageId: pictured.imageId! }
    const known = { door, view, resource: resource!.id, order: keysOf(order), paid: keysOf(paid), link }
    const handler = handlerOf(name)
    const stored = async () => (await Promise.all(places.map(at => world.store.query({ collection: at })))).flat().length
    const before = await stored()
    const mails = world.localMode.state.outbox.length
    const counted = nothingCounted()
    const documents = countedDocuments(world.store, counted)
    const limit = handler.contract.limit!
    const calls = Math.ceil(tooMany * limit.network!.most)
    const refusals: unknown[] = []
    const call = (i: number, network: string) =>
      invokeHandler(handler, { ...world.context, documents, network }, inputs[name]!(i, known)).catch((error: unknown) => refusals.push(error))
    for (let i = 0; i < calls; i++) await call(i, flooding)
    // If the limit only stops notes, every call gets an answer.
    const beyond = limit.holds === 'notes' ? 0 : calls - limit.network!.most
    expect(refusals.length).toBeGreaterThanOrEqual(beyond)
    for (const error of refusals) expect(error).toMatchObject({ code: 'resource-exhausted', details: { seconds: expect.any(Number) } })
    const cap = caps[name]!
    expect(counted.writes).toBeGreaterThan(0)
    expect(counted.writes).toBeLessThanOrEqual(cap.writes)
    expect((await stored()) - before).toBeLessThanOrEqual(cap.documents + 1)
    const [refused, written] = [refusals.length, counted.writes]
    await call(calls, another)
    // What the call is about may have a limit too, whoever calls.
    const isAnswered = refusals.length === refused && counted.writes > written
    expect(isAnswered || limit.target !== undefined).toBe(true)
    expect(world.localMode.state.outbox).toHaveLength(mails)
    // The counters are deleted after the hour.
    world.localMode.setNow(new Date(world.clock.now().getTime() + 2 * 3_600_000))
    await deleteCallOutcomes.run(world.context)
    expect(await world.store.query({ collection: callLimitsPath })).toEqual([])
  })
})

const places = [
  'passport',
  'counterShards',
  'unansweredWords',
  'audit',
  'staffSignIns',
  'contactMessages',
  'shortLinks/poster/days',
  'orders',
  'holds',
  'simulatedPayments',
  callLimitsPath,
]
