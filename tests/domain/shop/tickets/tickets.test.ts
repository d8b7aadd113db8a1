import { describe, expect, it } from 'vitest'
import { eventSubmissions } from '../../../../src/domain/events/event-submissions.collection'
import { events } from '../../../../src/domain/events/events.collection'
import { rsvps } from '../../../../src/domain/events/rsvps.collection'
import { cancelEvent } from '../../../../src/domain/replies/cancel-event.contract'
import { markAttendance } from '../../../../src/domain/replies/mark-attendance.contract'
import { sequenceNumbers } from '../../../../src/domain/shared/records/sequence-numbers.collection'
import { readOrder } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { products } from '../../../../src/domain/shop/products.collection'
import { host, seats, type TicketWorld, ticketWorld } from '../../../support/shop/ticket-world'

const refusedBy = (rule: string, details: object = {}) => ({ details: { rule, ...details } })
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })
const unavailable = (availability: object) => ({ state: 'refused', refusals: [{ reason: 'unavailable', lineId: 'seats', availability }] })

describe('the price', () => {
  it('is that of the event, and the members’ one for members; nothing of it is deductible or taxed', async () => {
    const world = await ticketWorld()
    expect(await world.quote([seats(2)])).toMatchObject({
      totalCents: 4400,
      taxCents: 0,
      lines: [{ title: 'Supper, Nov 1, 2027', unitCents: 2200, fmvCents: 4400, deductibleCents: 0 }],
    })
    await world.enter({ pid: 'mia' })
    expect(await world.quote([seats(2)])).toMatchObject({ totalCents: 3000, hasMemberPrices: true })
  })

  it('follows the event, in the shop too', async () => {
    const world = await ticketWorld()
    const event = (await world.behind.get(events, 'supper'))!
    await world.behind.commit(world.behind.changing(events, event, { title: 'Late supper', price: usd(30) }))
    expect(await world.quote([seats()])).toMatchObject({ totalCents: 3000, lines: [{ title: 'Late supper, Nov 1, 2027' }] })
    await world.later(5)
    expect(await world.behind.get(products, 'supper')).toMatchObject({ title: 'Late supper', variants: [{ price: usd(30), memberPrice: usd(15) }] })
  })

  it('is none before and after the days of sale, for others than members, and of an event without a ticket', async () => {
    const world = await ticketWorld({}, { from: '2027-10-20', until: '2027-10-25' })
    expect(await world.quote([seats()])).toEqual(unavailable({ state: 'not-yet', from: '2027-10-20' }))
    world.localMode.setNow(new Date('2027-10-26T18:00:00Z'))
    expect(await world.quote([seats()])).toEqual(unavailable({ state: 'over', until: '2027-10-25' }))
    await world.setTicket({ pid: 'p-2', adm: 1, sc: 'g' })
    world.localMode.setNow(new Date('2027-11-02T06:00:00Z'))
    expect(await world.quote([seats()])).toEqual(unavailable({ state: 'over', until: '2027-11-01' }))
    const members = await ticketWorld({ membersOnly: true })
    expect(await members.quote([seats()])).toEqual(unavailable({ state: 'members-only' }))
    for (const line of [
      seats(1, { refId: 'none/place' }),
      seats(1, { refId: 'supper/other' }),
      seats(1, { kind: 'product' }),
      seats(1, { refId: 'poster/a2' }),
    ])
      expect(await world.quote([line])).toMatchObject({ state: 'refused', refusals: [{ reason: 'unknown-item' }] })
  })
})

describe('places', () => {
  it('are held for fifteen minutes while they are paid, and become a reply with a code', async () => {
    const world = await ticketWorld()
    const { orderId, orderKey, payment } = await world.checkout([seats(3)])
    expect(await world.quote([seats(3)])).toEqual(unavailable({ state: 'available', left: 2 }))
    expect(await world.holds()).toMatchObject([{ kind: 'event', ref: 'supper', pieces: 3, status: 'held' }])
    if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
    const [reply] = await world.replies()
    expect(reply).toMatchObject({ id: `${orderId}-seats`, orderId, guests: 2, status: 'going' })
    expect([await world.taken(), await world.holds()]).toMatchObject([[3, 3], [{ status: 'confirmed' }]])
    expect(await world.places()).toMatchObject({ waiting: 0, isLine: false })
    expect(await world.guests()).toMatchObject([{ name: 'A visitor', guests: 2, isPaid: true, code: reply!.code, hostIds: ['hal'] }])
    const ticket = { lineId: 'seats', eventId: 'supper', places: 3, code: reply!.code }
    expect(await world.call(readOrder, { orderId, orderKey })).toMatchObject({ status: 'paid', tickets: [ticket] })
    expect(world.localMode.state.outbox[0]!.text).toContain(`Your code for the door of Supper, Nov 1, 2027 is ${reply!.code}. It lets in 3 people.`)
  })

  it('are counted anew by whoever takes some: an order, a payment and a refund change the sequence that all read', async () => {
    const world = await ticketWorld()
    const last = async () => (await world.behind.get(sequenceNumbers, 'places-supper'))?.last ?? 0
    const { orderId, payment } = await world.checkout([seats(2)])
    const seen = [await last()]
    if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
    seen.push(await last())
    await world.refund(orderId, [{ lineId: 'seats', pieces: 1 }])
    expect([...seen, await last()]).toEqual([1, 2, 3])
  })

  it('are of the person who is signed in, who keeps each order’s apart', async () => {
    const world = await ticketWorld()
    await world.enter({ pid: 'mia' })
    const ids = [await world.buy([seats(2)], { seenCents: 3000 }), await world.buy([seats(1)], { seenCents: 1500 })]
    expect((await world.replies()).map(({ personId, orderId }) => `${personId} ${orderId}`).toSorted()).toEqual(ids.map(id => `mia ${id}`).toSorted())
    expect((await world.guests()).map(({ name }) => name)).toEqual(['MIA', 'MIA'])
    expect(await world.taken()).toEqual([3, 3])
  })

  it('cost nothing where the price is 0, and are given at once', async () => {
    const world = await ticketWorld({}, { price: usd(0), memberPrice: usd(0) })
    expect(await world.checkout([seats(2)])).toMatchObject({ payment: { by: 'nothing' }, order: { status: 'paid', tickets: [{ places: 2 }] } })
    expect(await world.taken()).toEqual([2, 2])
  })

  it('are free again when the time to pay is over; a late payment takes them if they still are, and goes back if not', async () => {
    const world = await ticketWorld()
    const [first, second] = [await world.checkout([seats(3)]), await world.checkout([seats(2)])]
    await expect(world.checkout([seats(1)])).rejects.toMatchObject(refusedBy('sold-out', { lines: [{ lineId: 'seats', left: 0 }] }))
    await world.later(16)
    await world.buy([seats(3)])
    for (const { payment } of [first, second]) if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
    expect((await world.replies()).map(({ guests }) => guests).toSorted((a, b) => a - b)).toEqual([1, 2])
    expect([await world.taken(), (await world.order(first.orderId)).status]).toEqual([[5, 5], 'refunded'])
    expect(world.mails()).toContain('guest@post.example: Part of your order was sold out')
    expect((await world.balances())[0]).toBe((await world.balances())[1])
  })

  it('are given back with a refund by line, and the code with the last one', async () => {
    const world = await ticketWorld()
    const orderId = await world.buy([seats(3)])
    await world.refund(orderId, [{ lineId: 'seats', pieces: 1 }])
    expect([await world.taken(), await world.guests()]).toMatchObject([[2, 2], [{ guests: 1 }]])
    const { id } = (await world.replies())[0]!
    await world.enter(host)
    await world.call(markAttendance, { eventId: 'supper', replyId: id, isThere: true })
    expect(await world.guests()).toMatchObject([{ status: 'attended' }])
    await world.refund(orderId, [{ lineId: 'seats', pieces: 2 }])
    expect([await world.taken(), await world.guests(), await world.replies()]).toEqual([[0, 0], [], []])
    expect((await world.behind.get(rsvps, id))?.status).toBe('cancelled')
    await world.enter(undefined)
    await world.buy([seats(5)])
    expect(await world.taken()).toEqual([5, 5])
  })

  it('are not sold in the middle of a payment of an event that was canceled meanwhile', async () => {
    const world = await ticketWorld()
    const { orderId, payment } = await world.checkout([seats(2)])
    await world.enter(host)
    await world.call(cancelEvent, { id: 'supper', message: 'The roof leaks.' })
    if (payment.by === 'card') await world.payments.pay(payment.clientSecret, '4242424242424242')
    expect([(await world.order(orderId)).status, await world.replies()]).toEqual(['refunded', []])
  })
})

describe('free replies', () => {
  it('are not made where places are sold, but those that are there stay', async () => {
    const world = await ticketWorld()
    await expect(world.come('ana')).rejects.toMatchObject({ rule: 'event-ticket' })
    const free = await ticketWorld()
    const event = (await free.behind.get(events, 'supper'))!
    await free.behind.commit(free.behind.changing(events, event, { hasTicket: undefined }))
    await free.come('ana', 1)
    await free.setTicket({ pid: 'p-3', adm: 1, sc: 'c' })
    await free.enter(undefined)
    expect(await free.quote([seats(4)])).toEqual(unavailable({ state: 'available', left: 3 }))
    await expect(free.come('ana', 2)).rejects.toMatchObject({ rule: 'event-ticket' })
    await free.buy([seats(3)])
    expect(await free.taken()).toEqual([5, 5])
    await free.leave('ana')
    expect(await free.taken()).toEqual([3, 3])
  })

  it('wait when all is sold; an offer holds places that its person alone can buy, and ends with the purchase', async () => {
    const world = await ticketWorld()
    const orderId = await world.buy([seats(5)])
    expect([await world.come('ana', 1), await world.come('bo')]).toEqual(['waitlist', 'waitlist'])
    await world.refund(orderId, [{ lineId: 'seats', pieces: 2 }])
    // Between the refund and the clock nobody overtakes them.
    expect(await world.quote([seats(1)])).toEqual(unavailable({ state: 'sold-out' }))
    await world.later(5)
    expect((await world.replies()).map(({ personId, status }) => `${personId} ${status}`)).toContain('ana offered')
    await expect(world.come('ana', 1)).rejects.toMatchObject({ rule: 'event-ticket' })
    expect(await world.quote([seats(1)])).toEqual(unavailable({ state: 'sold-out' }))
    await world.enter({ pid: 'bo' })
    expect(await world.quote([seats(1)])).toEqual(unavailable({ state: 'sold-out' }))
    await world.enter({ pid: 'ana' })
    expect(await world.quote([seats(3)])).toEqual(unavailable({ state: 'available', left: 2 }))
    await world.buy([seats(2)])
    expect(await world.taken()).toEqual([5, 5])
    const named = (await world.replies()).filter(({ personId }) => personId === 'ana' || personId === 'bo')
    expect(named.map(({ personId, status }) => `${personId} ${status}`).toSorted()).toEqual(['ana going', 'bo waitlist'])
  })
})

it('a canceled event asks for the refund of what was paid, once, and tells those who bought', async () => {
  const world = await ticketWorld()
  const paid = await world.buy([seats(2)])
  await world.enter(host)
  expect(await world.call(cancelEvent, { id: 'supper', message: 'The roof leaks.' })).toEqual({ told: 1, orders: 1 })
  expect(await world.order(paid)).toMatchObject({ status: 'paid', refundAsked: 'asked', refundReason: '“Supper” is canceled.' })
  expect(world.localMode.state.outbox[0]!.text).toContain('If you bought tickets, we refund them.')
  await world.later(5)
  expect((await world.behind.get(products, 'supper'))?.status).toBe('archived')
  await world.refund(paid, [{ lineId: 'seats', pieces: 2 }])
  expect(await world.order(paid)).toMatchObject({ status: 'refunded', refundAsked: 'refunded' })
})

describe('who sells', () => {
  const decided = (world: TicketWorld, n: number) =>
    world.behind.commit(
      world.behind.creating(eventSubmissions, `s${n}`, {
        eventId: `e${n}`,
        submittedBy: 'hal',
        organizer: 'Hal',
        diff: {},
        trusted: false,
        status: 'approved',
      }),
    )

  it('are staff, and hosts whose events need no review; nobody else', async () => {
    const world = await ticketWorld()
    await expect(world.setTicket({ pid: 'ana' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(world.setTicket({ pid: 'p-m', adm: 1, sc: 'm' })).rejects.toMatchObject({ code: 'not-found' })
    await expect(world.setTicket(host)).rejects.toMatchObject(refusedBy('event-ticket-trusted'))
    for (const n of [1, 2, 3]) {
      await decided(world, n)
      world.localMode.setNow(new Date(world.clock.now().getTime() + 60_000))
    }
    await world.setTicket(host, { price: usd(25), until: '2027-10-30' })
    expect(await world.behind.get(products, 'supper')).toMatchObject({ kind: 'ticket', until: '2027-10-30', variants: [{ price: usd(25) }] })
    expect(await world.behind.get(events, 'supper')).toMatchObject({ hasTicket: true, price: usd(25) })
  })

  it('choose days in order, of an event that is public and not over', async () => {
    const world = await ticketWorld()
    await expect(world.setTicket({ pid: 'p-4', adm: 1, sc: 'c' }, { from: '2027-10-20', until: '2027-10-19' })).rejects.toMatchObject(
      refusedBy('event-ticket-days'),
    )
    world.localMode.setNow(new Date('2027-11-02T06:00:00Z'))
    await expect(world.setTicket({ pid: 'p-5', adm: 1, sc: 'c' })).rejects.toMatchObject(refusedBy('event-closed'))
  })
})
