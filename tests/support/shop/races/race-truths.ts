import { simulatedHeld } from '../../../../src/adapters/memory/payments/simulated-provider-account'
import { type Places, places } from '../../../../src/domain/guide/registering/places.collection'
import { hasPlace, isPaid } from '../../../../src/domain/guide/registering/registration-states'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { orders } from '../../../../src/domain/shop/orders.collection'
import { isFailed, payments } from '../../../../src/domain/shop/payments.collection'
import { sumOf } from '../../../../src/domain/shop/pricing/allocate-cents'
import { priceAt, type RegistrationWorld } from '../registration-world'

type Registration = StoredOf<typeof registrations>
const none: Pick<Places, 'takenBy' | 'line'> = { takenBy: [], line: [] }

/** What must hold of places and waiting lists at every moment; one for each race, since it remembers who waited before whom. */
export class RaceTruths {
  private before = new Map<string, readonly Registration[]>()

  constructor(
    private readonly world: RegistrationWorld,
    /** Places of each building. */
    private readonly capacity: Readonly<Record<string, number>>,
  ) {}

  async meanwhile(): Promise<readonly string[]> {
    const { behind, store } = this.world
    const all = await behind.find(registrations)
    const lists = new Map((await behind.find(places, { params: { edition: '2027' } })).map(one => [one.id, one]))
    const [made, held] = [await behind.find(orders), await simulatedHeld(store)]
    return [
      ...Object.entries(this.capacity).flatMap(([id, most]) =>
        this.building(
          id,
          most,
          lists.get(id) ?? none,
          all.filter(({ siteId }) => siteId === id),
        ),
      ),
      ...made.flatMap(({ id, total }) => unless((held.get(id) ?? 0) <= total.cents, `${id} over ${total.cents} cents is paid with ${held.get(id)}`)),
    ]
  }

  private building(id: string, most: number, { takenBy, line }: typeof none, own: readonly Registration[]): readonly string[] {
    const holders = own.filter(({ status }) => hasPlace(status)).map(one => one.id)
    const waiting = own.filter(({ status }) => status === 'waitlisted').map(one => one.id)
    const inLine = line.flatMap(one => own.find(other => other.id === one) ?? [])
    // Whoever let an offer lapse is placed behind the others.
    const came = inLine.filter(({ offers }) => offers === undefined).map(({ createdAt }) => createdAt.getTime())
    const overtaken = this.overtaken(id, own)
    this.before.set(id, inLine)
    return [
      ...unless(takenBy.length <= most && holders.length <= most, `${id} is oversold: ${takenBy.length} of ${most}`),
      ...unless(isSame(takenBy, holders), `${id} is taken by ${takenBy.join()}, not by ${holders.join()}`),
      ...unless(isSame(line, waiting), `for ${id} wait ${line.join()}, not ${waiting.join()}`),
      ...unless(
        came.every((time, i) => i === 0 || time >= came[i - 1]!),
        `the line for ${id} is out of order`,
      ),
      ...unless(overtaken.length === 0, `in the line for ${id} ${overtaken.join()} got a place before others`),
      ...unless(line.length === 0 || takenBy.length >= most, `${id} has a free place, and somebody waits`),
    ]
  }

  /** Those who have a place now and stood in line behind somebody who has waited since. */
  private overtaken(id: string, own: readonly Registration[]): readonly string[] {
    const now = new Map(own.map(one => [one.id, one]))
    const before = this.before.get(id) ?? []
    const first = before.findIndex(one => now.get(one.id)?.status === 'waitlisted' && now.get(one.id)?.offers === one.offers)
    return first < 0
      ? []
      : before
          .slice(first)
          .filter(one => hasPlace(now.get(one.id)!.status))
          .map(one => one.id)
  }

  /** What must hold once all messages have arrived: every artist paid the price of the day for what they have, once, and nothing else. */
  async afterwards(): Promise<readonly string[]> {
    const { behind, store } = this.world
    const [all, made, moved] = [await behind.find(registrations), await behind.find(orders), await behind.find(payments)]
    const held = await simulatedHeld(store)
    const isTheirs = new Map(made.map(({ id, personId }) => [id, personId]))
    const orderOf = new Map(made.map(one => [one.id, one]))
    const found = all.flatMap(({ id, personId, orderId = '', status, submittedAt }) => {
      const owed = isPaid(status) ? priceAt(submittedAt!) : 0
      const booked = sumOf(moved.filter(one => isTheirs.get(one.orderId ?? '') === personId && !isFailed(one)).map(({ amount }) => amount.cents))
      const kept = sumOf([...held].filter(([order]) => isTheirs.get(order) === personId).map(([, cents]) => cents))
      const order = orderOf.get(orderId)?.status
      return [
        ...unless(isPaid(status) === (order === 'paid'), `${id} is ${status}, its order ${order}`),
        ...unless(booked === owed, `${id} is ${status} and owes ${owed} cents, the ledger has ${booked}`),
        ...unless(kept === owed, `${id} is ${status} and owes ${owed} cents, the provider has ${kept}`),
      ]
    })
    const [ledger, bank] = await this.world.balances()
    const owed = sumOf(all.filter(({ status }) => isPaid(status)).map(({ submittedAt }) => priceAt(submittedAt!)))
    return [...found, ...unless(ledger === owed && bank === owed, `of ${owed} cents the ledger has ${ledger}, the provider ${bank}`)]
  }
}

const unless = (isTrue: boolean, failure: string): readonly string[] => (isTrue ? [] : [failure])
const isSame = (a: readonly string[], b: readonly string[]) => a.toSorted().join() === b.toSorted().join()
