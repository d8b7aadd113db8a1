import { expect, it } from 'vitest'
import { RecordHistory } from '../../src/domain/records/record-history'
import type { Wired } from '../../src/domain/shared/functions/service'
import { GuestOrders } from '../../src/domain/shop/order-keys/guest-orders'
import { RowLimit } from '../../src/domain/tables/live-rows'
import { Clock } from '../../src/ports/clock'
import { Documents } from '../../src/ports/documents'
import { serviceClasses } from './service-classes'

class Right {
  static readonly inject = [Documents, Clock] as const
  constructor(
    readonly documents: Documents,
    readonly clock: Clock,
  ) {}
}
class Wrong {
  static readonly inject = [Clock, Documents] as const
  constructor(
    readonly documents: Documents,
    readonly clock: Clock,
  ) {}
}
const asked = <K>(key: K & Wired<K>): K => key

it('a service can be asked for only with the dependencies of its constructor, in order', () => {
  expect(asked(Right).inject).toEqual([Documents, Clock])
  // @ts-expect-error the list is in the wrong order
  asked(Wrong)
})

it('the same is true of services that only other services ask for', () => {
  for (const Service of [asked(RecordHistory), asked(GuestOrders), asked(RowLimit)]) expect(Service.inject.length).toBe(Service.length)
})

it('every service declares as many dependencies as its constructor takes', async () => {
  const all = await serviceClasses()
  expect(all.length).toBeGreaterThan(80)
  for (const { name, inject, length } of all) expect([name, inject.length]).toEqual([name, length])
})
