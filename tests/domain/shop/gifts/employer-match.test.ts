import { expect, it } from 'vitest'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { pledges } from '../../../../src/domain/giving/pledges.collection'
import type { FunctionHandler } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { recordGiftsHandler } from '../../../../src/domain/shop/gifts/record-gifts.handler'
import { recordPledgeHandler } from '../../../../src/domain/shop/gifts/record-pledge.handler'
import { monthlyWorld } from '../../../support/shop/monthly-world'
import { gift } from '../../../support/shop/paying'

const employer = 'Quay Savings'

async function matched() {
  const shop = await monthlyWorld()
  const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
  await shop.enter(claims)
  const { uid } = shop.auth.current!
  const staff = <I, O>(handler: FunctionHandler<I, O>, input: I) =>
    invokeHandler(handler, { ...shop.context, actor: { uid, secondFactor: true, claims, authenticatedAt: shop.clock.now() } }, input)
  await shop.enter({ pid: 'mia' })
  return { ...shop, staff, given: () => shop.behind.find(donations) }
}

it('an employer whom the giver names is stored with the gift; its match is expected, and paid by a gift of the employer for which the giver is thanked too', async () => {
  const shop = await matched()
  const { given, staff, behind } = shop
  await shop.buy([gift(20_000, { gift: { anonymous: false, named: false, employer } })], { email: 'mia@post.example' })
  const [first] = await given()
  expect(first).toMatchObject({ personId: 'mia', employer })
  const match = `match-${first!.id}`
  await staff(recordPledgeHandler, {
    id: match,
    email: 'giving@quay.example',
    amountCents: 20_000,
    causeId: 'roof',
    dueOn: '2027-12-31',
    matchOf: first!.id,
  })
  const asked = (await behind.get(pledges, match))!
  expect(asked).toMatchObject({ status: 'open', matchOf: first!.id })
  const check = { personId: asked.personId, causeId: 'roof', how: 'cheque', amountCents: 20_000, pledgeId: match } as const
  const key = '00000000-0000-4000-8000-000000000001'
  await staff(recordGiftsHandler, { key, receivedOn: '2027-10-15', gifts: [check], count: 1, totalCents: 20_000 })
  expect((await behind.get(pledges, match))!.status).toBe('fulfilled')
  const paid = (await given()).find(({ pledgeId }) => pledgeId === match)
  expect(paid).toMatchObject({ personId: asked.personId, amount: { cents: 20_000 }, softCredits: ['mia'] })
  expect(paid!.employer).toBeUndefined()
})

it('each month of a monthly gift names the employer too', async () => {
  const shop = await matched()
  await shop.buy([gift(2500, { gift: { anonymous: false, named: false, monthly: true, employer } })], { email: 'mia@post.example' })
  await shop.until('2027-11-20')
  expect((await shop.given()).map(one => one.employer)).toEqual([employer, employer])
})
