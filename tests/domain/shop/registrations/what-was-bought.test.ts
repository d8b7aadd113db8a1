import { beforeEach, describe, expect, it } from 'vitest'
import { registrations } from '../../../../src/domain/guide/registrations.collection'
import { readOrderHandler } from '../../../../src/domain/shop/checkout/read-order.handler'
import { withdrawRegistrationHandler } from '../../../../src/domain/shop/registrations/withdraw-registration.handler'
import { friend, gift } from '../../../support/shop/paying'
import { type RegistrationWorld, registrationWorld, type Wanted } from '../../../support/shop/registration-world'
import { posters } from '../../../support/shop/shop-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld()
})

const both: readonly Wanted[] = [
  { id: 'r1', where: 'mill-house' },
  { id: 'r2', where: 'dock-house' },
]
const leadsTo = async (orderId: string) => ((await world.as('ana', readOrderHandler, { orderId })) as { leadsTo?: readonly unknown[] }).leadsTo ?? []

describe('what an order leads to', () => {
  it('is the listing of each registration, once its fee is paid or a check is on its way', async () => {
    const { orderId } = await world.submit('ana', both, { seenCents: 27_000 })
    expect(await leadsTo(orderId)).toEqual([])
    await world.pay('ana', orderId)
    expect(await leadsTo(orderId)).toEqual([
      { lineId: 'first', kind: 'registration', to: '/listingsportal/r1' },
      { lineId: 'second', kind: 'registration', to: '/listingsportal/r2' },
    ])
    const { orderId: byCheck } = await world.submit('bo', [{ id: 'r3', where: 'dock' }], { method: 'cheque' })
    expect(await world.as('bo', readOrderHandler, { orderId: byCheck })).toMatchObject({ leadsTo: [{ to: '/listingsportal/r3' }] })
  })
  it('is the card of the group where several share one, and nothing once it is withdrawn', async () => {
    const { orderId } = await world.submit('ana', both, { seenCents: 27_000 })
    await world.pay('ana', orderId)
    await world.behind.change(registrations, await world.registration('r1'), { listingId: 'group' })
    expect(await leadsTo(orderId)).toMatchObject([{ to: '/listingsportal/group' }, { to: '/listingsportal/r2' }])
    await world.as('ana', withdrawRegistrationHandler, { id: 'r2', seenRefundCents: 7500 })
    expect(await leadsTo(orderId)).toMatchObject([{ to: '/listingsportal/group' }])
  })
  it('is the membership and the gifts in the account of whoever has one; goods lead nowhere', async () => {
    await world.enter({ pid: 'ana' })
    const mine = await world.buy([friend(), gift(5000), posters()], { email: 'ana@post.example' })
    expect(await leadsTo(mine)).toEqual([
      { lineId: 'friend', kind: 'membership', to: '/dashboard/membership' },
      { lineId: 'roof', kind: 'donation', to: '/dashboard/donations' },
    ])
    await world.enter({ pid: 'ana' })
    const forBo = await world.buy([friend(1, { membership: { forEmail: 'bo@post.example' } })], { email: 'ana@post.example' })
    expect(await leadsTo(forBo)).toEqual([])
  })
})
