import { hasPlace, isPaid } from '../../../../src/domain/guide/registering/registration-states'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { brokenRuleOf } from '../../../../src/domain/shared/functions/cloud-function'
import type { RuleBroken } from '../../../../src/domain/shared/records/rule-broken'
import { wallTime } from '../../../../src/domain/shared/time/wall-time'
import { payments } from '../../../../src/domain/shop/payments.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { quoteWithdrawalHandler, withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { Choices } from '../../query-oracle/choices'
import { neighborhoods, priceAt, registrationWorld } from '../registration-world'
import { RaceTruths } from './race-truths'

/** 12 buildings in four neighborhoods, with 40 places in all. */
const capacity = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`${neighborhoods[i % 4]!}-house${i}`, i < 4 ? 4 : 3] as const))
const buildings = Object.keys(capacity)

/** Days before the early prices end. Many races end on later ones. */
const begins = wallTime('2027-04-26T09:00', 'America/Los_Angeles').utc

/** Why an artist may lose a race; any other failure is one of the program. */
const lost: readonly RuleBroken['rule'][] = [
  'registration-refused',
  'building-full',
  'place-free',
  'illegal-transition',
  'record-overtaken',
  'refund-changed',
]

export interface Race {
  readonly paid: number
  readonly waited: number
  /** Offers that somebody took in time. */
  readonly taken: number
  readonly withdrawn: number
  readonly expired: number
  /** What the registered artists paid in all, and what was paid back. */
  readonly cents: number
  readonly refundedCents: number
  /** Violated rules. */
  readonly failures: readonly string[]
}

/**
 * This many artists compete for places, up to 40 of them at the same instant: they register or wait, press twice, pay, pay late or not at
 * all, take offers, and withdraw, while messages of the provider arrive late, twice, out of order or not at all.
 */
export async function race(seed: number, artists: number): Promise<Race> {
  const chance = new Choices(seed)
  const world = await registrationWorld(capacity)
  const { behind, payments: provider, localMode, clock } = world
  const truths = new RaceTruths(world, capacity)
  const failures: string[] = []
  const unpaid: { readonly who: string; readonly orderId: string }[] = []
  let [waited, taken] = [0, 0]
  localMode.setNow(begins)

  /** Whether the artist won; with a failure that is none of `lost`, the program failed. */
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
      return true
    } catch (error) {
      const rule = brokenRuleOf(error)?.rule
      if (rule === undefined || !lost.includes(rule)) failures.push(rule ?? String(error))
      return false
    }
  }
  const pay = (who: string, orderId: string) => Promise.all(Array.from({ length: 1 + chance.below(2) }, () => attempt(() => world.pay(who, orderId))))
  const register = async (who: string, id: string, where: string) => {
    const key = crypto.randomUUID()
    const submit = async () => {
      const { orderId } = await world.submit(who, [{ id, where }], { key, seenCents: priceAt(clock.now()) })
      return orderId
    }
    let orderId: string | undefined
    const presses = Array.from({ length: 1 + chance.below(2) }, () => attempt(async () => (orderId = await submit())))
    await Promise.all(presses)
    if (orderId === undefined) return false
    if (chance.below(4) > 0) await pay(who, orderId)
    else unpaid.push({ who, orderId })
    return true
  }
  const compete = async (who: string, where: string) => {
    if (await register(who, `r-${who}`, where)) return
    if (await attempt(() => world.wait(who, { id: `r-${who}`, where }))) waited += 1
  }
  const takeOffer = async ({ personId, id, siteId }: Standing) => {
    if (await register(personId, id, siteId!)) taken += 1
  }
  const withdraw = ({ personId, id }: Standing) =>
    attempt(async () => {
      const { refundCents } = await world.as(personId, quoteWithdrawalHandler, { id })
      await world.as(personId, withdrawRegistrationHandler, { id, seenRefundCents: refundCents })
    })
  type Standing = Awaited<ReturnType<typeof standing>>[number]
  const standing = async () => (await behind.find(registrations)).filter(({ status }) => hasPlace(status))

  for (let begun = 0; begun < artists && failures.length === 0; ) {
    const newcomers = Array.from({ length: Math.min(1 + chance.below(40), artists - begun) }, (_, i) => `artist${begun + i}`)
    begun += newcomers.length
    for (const who of newcomers) await world.artist(who)
    localMode.setNow(new Date(clock.now().getTime() + 60_000))
    Object.assign(provider.messages.delivery, {
      arrival: chance.one(['at-once', 'late', 'lost', 'never'] as const),
      twice: chance.once(2),
      backwards: chance.once(2),
    })
    const there = await standing()
    const late = unpaid.splice(0, chance.below(unpaid.length + 1))
    await Promise.all([
      ...newcomers.map(who => compete(who, chance.one(buildings))),
      ...there.filter(({ status }) => status === 'offered' && chance.once(2)).map(takeOffer),
      ...there.filter(({ status }) => isPaid(status) && chance.once(12)).map(withdraw),
      ...late.map(({ who, orderId }) => pay(who, orderId)),
    ])
    if (chance.once(2)) await world.later(60 * (1 + chance.below(40)))
    failures.push(...(await truths.meanwhile()))
  }
  Object.assign(provider.messages.delivery, { arrival: 'at-once', twice: false, backwards: false })
  for (let i = 0; i < 8; i += 1) {
    await world.later(60 * 30)
    await provider.messages.deliver('lost')
    await provider.messages.sendAgain()
  }
  failures.push(...(await truths.meanwhile()), ...(await truths.afterwards()))
  const all = await behind.find(registrations)
  const moved = await behind.find(payments)
  const [cents] = await world.balances()
  return {
    paid: all.filter(({ status }) => isPaid(status)).length,
    waited,
    taken,
    withdrawn: all.filter(({ status }) => status === 'withdrawn').length,
    expired: all.filter(({ status }) => status === 'expired').length,
    cents,
    refundedCents: 0 - sumOf(moved.filter(({ refundOf }) => refundOf !== undefined).map(({ amount }) => amount.cents)),
    failures,
  }
}
