import { places } from '../../../src/domain/guide/registering/places.collection'
import { hasPlace, isPaid } from '../../../src/domain/guide/registering/registration-states'
import { registrations } from '../../../src/domain/guide/registrations.collection'
import { orders } from '../../../src/domain/shop/orders.collection'
import { isFailed, payments } from '../../../src/domain/shop/payments.collection'
import { quoteWithdrawalHandler, withdrawRegistrationHandler } from '../../../src/domain/shop/registrations/withdraw-registration.handler'
import { Choices } from '../query-oracle/choices'
import { neighborhoods, registrationWorld } from './registration-world'

/** 12 buildings in four neighborhoods, with 40 places in all. */
const capacity = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${neighborhoods[i % 4]!}-house${i}`, i < 4 ? 4 : 3] as const))
const buildings = Object.keys(capacity)

export interface Race {
  readonly paid: number
  readonly waited: number
  /** Violated rules. */
  readonly failures: readonly string[]
}

/**
 * This many artists compete for places, several of them for one building at the same instant: they register or wait, pay, pay late or not
 * at all, and withdraw, while messages of the provider arrive late, twice, out of order or not at all.
 */
export async function race(seed: number, artists: number): Promise<Race> {
  const chance = new Choices(seed)
  const world = await registrationWorld(capacity)
  const { behind, payments: provider } = world
  let waited = 0
  const failures: string[] = []
  const act = async (who: string, id: string, where: string) => {
    try {
      const { orderId } = await world.submit(who, [{ id, where }])
      if (chance.below(5) > 0) await world.pay(who, orderId)
    } catch {
      const joined = await world.wait(who, { id, where }).then(
        () => true,
        () => false,
      )
      if (joined) waited += 1
    }
  }
  for (let at = 0; at < artists; at += 10) {
    const many = Array.from({ length: Math.min(10, artists - at) }, (_, i) => `artist${at + i}`)
    for (const who of many) await world.artist(who)
    world.localMode.setNow(new Date(world.clock.now().getTime() + 60_000))
    Object.assign(provider.messages.delivery, {
      arrival: (['at-once', 'late', 'lost', 'never'] as const)[chance.below(4)],
      twice: chance.below(2) === 0,
      backwards: chance.below(2) === 0,
    })
    await Promise.all(many.map(who => act(who, `r-${who}`, buildings[chance.below(buildings.length)]!)))
    if (chance.below(3) === 0) await world.later(60 * 13)
    const standing = (await behind.find(registrations)).filter(({ status }) => isPaid(status) || status === 'offered')
    const one = standing[chance.below(standing.length + 1)]
    if (one?.status === 'offered') await act(one.personId, one.id, one.siteId!)
    else if (one) {
      const { refundCents } = await world.as(one.personId, quoteWithdrawalHandler, { id: one.id })
      await world.as(one.personId, withdrawRegistrationHandler, { id: one.id, seenRefundCents: refundCents })
    }
    failures.push(...(await untruths()))
    if (failures.length > 0) return { paid: 0, waited, failures }
  }
  Object.assign(provider.messages.delivery, { arrival: 'at-once', twice: false, backwards: false })
  for (let i = 0; i < 4; i += 1) await world.later(60 * 30)
  failures.push(...(await untruths()), ...(await unpaidTruths()))
  return { paid: (await behind.find(registrations)).filter(({ status }) => isPaid(status)).length, waited, failures }

  /** Rules that must hold at every moment. */
  async function untruths(): Promise<string[]> {
    const all = await behind.find(registrations)
    const found: string[] = []
    for (const [id, most] of Object.entries(capacity)) {
      const { takenBy = [], line = [] } = (await behind.get(places, id, { edition: '2027' })) ?? {}
      const holders = all.filter(one => one.siteId === id && hasPlace(one.status)).map(one => one.id)
      const waiting = all.filter(one => one.siteId === id && one.status === 'waitlisted').map(one => one.id)
      if (takenBy.length > most) found.push(`${id} is oversold: ${takenBy.length} of ${most}`)
      if (!isSame(takenBy, holders)) found.push(`${id} is taken by ${takenBy.join()}, not by ${holders.join()}`)
      if (!isSame(line, waiting)) found.push(`for ${id} wait ${line.join()}, not ${waiting.join()}`)
      // Whoever let an offer lapse is placed behind the others.
      const came = line.flatMap(waiter => all.find(one => one.id === waiter && one.offers === undefined)?.createdAt.getTime() ?? [])
      if (came.some((time, i) => i > 0 && time < came[i - 1]!)) found.push(`the line for ${id} is out of order`)
      if (line.length > 0 && takenBy.length < most) found.push(`${id} has a free place, and somebody waits`)
    }
    return found
  }

  /** Rules that must hold once all messages have arrived. */
  async function unpaidTruths(): Promise<string[]> {
    const [all, made, moved] = [await behind.find(registrations), await behind.find(orders), await behind.find(payments)]
    const found: string[] = []
    for (const { id, orderId, status } of all) {
      const order = made.find(one => one.id === orderId)
      const cents = moved.filter(one => one.orderId === orderId && !isFailed(one)).reduce((sum, { amount }) => sum + amount.cents, 0)
      if (isPaid(status) !== (order?.status === 'paid')) found.push(`${id} is ${status}, its order ${order?.status}`)
      if (cents !== (isPaid(status) ? order!.total.cents : 0)) found.push(`${id} is ${status} for ${cents} cents`)
    }
    const [ledger, bank] = await world.balances()
    if (ledger !== bank) found.push(`the ledger has ${ledger} cents, the provider ${bank}`)
    return found
  }
}

const isSame = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
