import { expect, it } from 'vitest'
import { Random } from '../../../../src/adapters/memory/sample/random'
import { takesPlaces } from '../../../../src/domain/events/rsvps.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import { RuleBroken } from '../../../../src/domain/shared/records/rule-broken'
import type { Checkout } from '../../../../src/domain/shop/checkout/create-checkout.contract'
import { createCheckoutHandler } from '../../../../src/domain/shop/checkout/create-checkout.handler'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { isPortError } from '../../../../src/ports/errors'
import { visa } from '../../../support/shop/paying'
import { seats, type TicketWorld, ticketWorld } from '../../../support/shop/ticket-world'

const capacity = 6
/** Without an account; with one. */
const guests = ['g1', 'g2', 'g3', 'g4']
const people = ['ana', 'bo', 'cy']

async function order(world: TicketWorld, buyer: string, quantity: number): Promise<Checkout> {
  const actor = people.includes(buyer) ? { uid: `u-${buyer}`, claims: { pid: buyer } } : undefined
  const email = `${buyer}@example.org`
  const input = { lines: [seats(quantity)], key: crypto.randomUUID(), email, seenCents: quantity * 2200, method: 'card', accepts: true } as const
  try {
    return await createCheckoutHandler.run(handlerContext({ ...world.context, actor }), { ...input, lines: [...input.lines] })
  } catch (error) {
    if (isPortError(error, 'documents', 'aborted')) return order(world, buyer, quantity)
    throw error
  }
}

/** Buyers order, pay (some long after their hold has lapsed) and get refunds, others wait and leave; the clock looks in between, or does not. */
async function play(world: TicketWorld, random: Random, rounds: number): Promise<{ readonly sold: number; readonly late: number }> {
  const open: Checkout[] = []
  const paid: string[] = []
  for (let round = 0; round < rounds; round++) {
    const acts = [
      ...[...guests, ...people].filter(() => random.is(0.4)).map(buyer => async () => void open.push(await order(world, buyer, random.whole(1, 3)))),
      ...people
        .filter(() => random.is(0.3))
        .map(pid => async () => void (random.is(0.7) ? await world.come(pid, random.whole(0, 1)) : await world.leave(pid))),
      ...open.splice(0, random.whole(0, open.length)).map(({ orderId, payment }) => async () => {
        if (payment.by === 'card') await world.payments.pay(payment.clientSecret, visa)
        paid.push(orderId)
      }),
    ]
    const done = await Promise.allSettled(acts.map(act => act()))
    expect(done.flatMap(one => (one.status === 'rejected' && !isExpected(one.reason) ? [String(one.reason)] : []))).toEqual([])
    const again = random.is(0.4) ? paid.pop() : undefined
    if (again !== undefined && (await world.order(again)).status === 'paid') await world.refund(again, [{ lineId: 'seats', pieces: 1 }])
    await requireOrder(world)
    const minutes = random.pick([1, 10, 20, 50, 1500])
    if (random.is(0.7)) await world.later(minutes)
    else world.localMode.setNow(new Date(world.clock.now().getTime() + minutes * 60_000))
    await requireOrder(world)
  }
  const orders = await Promise.all(paid.map(id => world.order(id)))
  return { sold: orders.filter(({ status }) => status === 'paid').length, late: orders.filter(({ status }) => status === 'refunded').length }
}

/** A refusal by a rule, or a payment that the provider no longer takes. */
const isExpected = (error: unknown) =>
  error instanceof RuleBroken || brokenRuleOf(error) !== undefined || isPortError(error, 'payments', 'failed-precondition')

/** Never more places than there are, whoever has them; the public counts are right; each paid order has the places that were not refunded. */
async function requireOrder(world: TicketWorld): Promise<void> {
  const [replies, holds, places, all] = [await world.replies(), await world.holds(), await world.places(), await world.orders()]
  const size = (wanted: (status: string) => boolean) => sumOf(replies.filter(({ status }) => wanted(status)).map(({ guests: more }) => 1 + more))
  const held = sumOf(holds.filter(({ status, until }) => status === 'held' && until > world.clock.now()).map(({ pieces }) => pieces))
  expect(size(takesPlaces)).toBeLessThanOrEqual(capacity)
  expect(size(status => status === 'going') + held).toBeLessThanOrEqual(capacity)
  expect(places?.taken ?? 0).toBe(size(takesPlaces))
  expect(places?.waiting ?? 0).toBe(size(status => status === 'waitlist'))
  const sold = all.filter(({ status }) => status === 'paid' || status === 'part_refunded')
  const free = replies.filter(({ orderId }) => orderId === undefined)
  expect(replies.length - free.length).toBe(sold.length)
  for (const { id, status, lines } of sold) {
    const had = replies.find(({ orderId }) => orderId === id)!
    expect(1 + had.guests).toBe(lines[0]!.quantity - (status === 'paid' ? 0 : 1))
  }
  const [ledger, provider] = await world.balances()
  expect(ledger).toBe(provider)
}

const totals = { sold: 0, late: 0 }
it.each(Array.from({ length: 24 }, (_, seed) => seed))('the last places are never sold twice (seed %i)', async seed => {
  const world = await ticketWorld({ capacity }, { memberPrice: undefined })
  const { sold, late } = await play(world, new Random(`tickets ${seed}`), 7)
  totals.sold += sold
  totals.late += late
  expect((await world.taken())[0]).toBeLessThanOrEqual(capacity)
})
it('and in these plays places were sold, and late payments went back', () => {
  expect(totals.sold).toBeGreaterThan(20)
  expect(totals.late).toBeGreaterThan(5)
})

it('of many who order the last places at once, as many hold them as there is room for', async () => {
  const world = await ticketWorld({ capacity })
  const done = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => order(world, `g${n}`, 2)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  await requireOrder(world)
})
