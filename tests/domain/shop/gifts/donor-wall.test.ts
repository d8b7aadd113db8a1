import { describe, expect, it } from 'vitest'
import { campaigns } from '../../../../src/domain/giving/campaigns.collection'
import { donations } from '../../../../src/domain/giving/donations.collection'
import { donorSettings, donorSettingsId } from '../../../../src/domain/giving/donors/donor-settings.collection'
import { publishChangedLevels } from '../../../../src/domain/giving/donors/publish-changed-levels.job'
import { publishDonorWalls } from '../../../../src/domain/giving/donors/publish-walls.job'
import { deletions } from '../../../../src/domain/people/deletions.collection'
import { finishDeletions } from '../../../../src/domain/privacy/finish-deletions.job'
import { handlerContext } from '../../../../src/domain/shared/functions/handler'
import { invokeHandler } from '../../../../src/domain/shared/functions/invoke-handler'
import { Records } from '../../../../src/domain/shared/records/records'
import { nameDonorHandler } from '../../../../src/domain/shop/gifts/name-donor.handler'
import { recordGiftsHandler } from '../../../../src/domain/shop/gifts/record-gifts.handler'
import { chargeMonthly } from '../../../../src/domain/shop/monthly/charge-monthly.job'
import type { Claims } from '../../../../src/ports/auth'
import { monthlyWorld } from '../../../support/shop/monthly-world'
import { gift } from '../../../support/shop/paying'

const as = (shownAs: string) => ({ gift: { anonymous: false, named: true, shownAs } })

async function donors() {
  const shop = await monthlyWorld()
  const { behind } = shop
  return {
    ...shop,
    async give(pid: string, dollars: number, more: Parameters<typeof gift>[1] = {}) {
      await shop.enter({ pid })
      return shop.buy([gift(dollars * 100, more)], { email: `${pid}@post.example` })
    },
    wall: async () => ((await behind.get(campaigns, 'roof'))!.givers ?? []).map(({ name, level }) => `${name}, ${level ?? 'no level'}`),
    async name(claims: Claims, input: { personId?: string; shownAs?: string }) {
      await shop.enter(claims)
      return invokeHandler(nameDonorHandler, { ...shop.context, actor: { uid: shop.auth.current!.uid, secondFactor: true, claims } }, input)
    },
    /** The published campaign, as a visitor reads it. */
    async published() {
      await shop.enter(undefined)
      return JSON.stringify((await shop.services.get(Records).get(campaigns, 'roof'))!.givers)
    },
  }
}

describe('the donors who chose to be named', () => {
  it('are on the page once their gift has arrived, by the level of the fiscal year, from the highest', async () => {
    const world = await donors()
    await world.give('mia', 60, as('Mia L.'))
    expect(await world.wall()).toEqual(['Mia L., Friend'])
    await world.give('bo', 500, as('The Eks'))
    await world.give('mia', 60, as('Mia and Ada'))
    expect(await world.wall()).toEqual(['The Eks, Patron', 'Mia and Ada, Supporter'])
    // The order of names is public, but no amounts are.
    expect((await world.published()).replaceAll(/,"rank":\d/g, '')).not.toMatch(/cents|mia|bo"|\d/)
  })

  it('have the levels that staff gave them, an hour later at most', async () => {
    const world = await donors()
    await world.give('mia', 60, as('Mia L.'))
    await world.give('bo', 500, as('The Eks'))
    const levels = [
      { name: 'Crew', from: { cents: 5000, cur: 'usd' as const } },
      { name: 'Captain', from: { cents: 40_000, cur: 'usd' as const } },
    ]
    await world.behind.commit(world.behind.creating(donorSettings, donorSettingsId, { levels }))
    await publishChangedLevels.run(world.context)
    expect(await world.wall()).toEqual(['The Eks, Captain', 'Mia L., Crew'])
  })

  it('are never those who gave anonymously or did not ask for it, and no level counts such gifts', async () => {
    const world = await donors()
    await world.give('mia', 5000, { gift: { anonymous: true, named: true, shownAs: 'Mia' } })
    await world.give('bo', 5000)
    expect(await world.wall()).toEqual([])
    await world.give('mia', 20, as('Mia'))
    expect(await world.wall()).toEqual(['Mia, Friend'])
  })

  it('go when the gift is paid back, and lower their level when a part is', async () => {
    const world = await donors()
    const first = await world.give('mia', 90, as('Mia'))
    await world.give('mia', 20, as('Mia'))
    expect(await world.wall()).toEqual(['Mia, Supporter'])
    await world.refund(first, [{ lineId: 'roof', pieces: 1 }])
    expect(await world.wall()).toEqual(['Mia, Friend'])
  })

  it('can remove, change and add their name, as can staff for them; nobody else can', async () => {
    const world = await donors()
    await world.give('mia', 100, as('Mia'))
    await world.give('mia', 1000, { gift: { anonymous: true, named: false } })
    await world.name({ pid: 'mia' }, {})
    expect(await world.wall()).toEqual([])
    expect((await world.behind.find(donations)).map(({ shownAs }) => shownAs)).toEqual([undefined, undefined])
    await world.name({ pid: 'mia' }, { shownAs: 'M. Lund' })
    expect(await world.wall()).toEqual(['M. Lund, Supporter'])
    await expect(world.name({ pid: 'bo' }, { personId: 'mia' })).rejects.toMatchObject({ code: 'not-found' })
    await world.name({ pid: 'p-money', adm: 1, sc: 'm' }, { personId: 'mia' })
    expect(await world.wall()).toEqual([])
  })

  it('are named by each month of a monthly gift until they take it back', async () => {
    const world = await donors()
    await world.enter({ pid: 'mia' })
    await world.buy([gift(6000, { gift: { anonymous: false, named: true, shownAs: 'Mia', monthly: true } })], { email: 'mia@post.example' })
    await world.until('2027-11-20')
    expect(await world.wall()).toEqual(['Mia, Supporter'])
    await world.name({ pid: 'mia' }, {})
    await world.until('2027-12-20')
    await chargeMonthly.run(world.context)
    expect((await world.behind.find(donations)).length).toBe(3)
    expect(await world.wall()).toEqual([])
  })

  it('go when the giver is forgotten', async () => {
    const world = await donors()
    await world.give('mia', 100, as('Mia'))
    await world.give('bo', 50, as('Bo'))
    const now = world.clock.now()
    await world.behind.commit(world.behind.creating(deletions, 'mia', { askedBy: 'letter', askedAt: now, dueAt: now, status: 'cooling' }))
    await world.enter(undefined)
    await finishDeletions.run(handlerContext({ ...world.context, actor: undefined }))
    expect(await world.wall()).toEqual(['Bo, Friend'])
    expect((await world.behind.find(donations)).flatMap(({ shownAs }) => shownAs ?? [])).toEqual(['Bo'])
  })

  it('are named by staff where they agreed to it with a check', async () => {
    const world = await donors()
    const claims = { pid: 'p-money', adm: 1, sc: 'm' } as const
    await world.enter(claims)
    const actor = { uid: world.auth.current!.uid, secondFactor: true, claims, authenticatedAt: world.clock.now() }
    const check = { personId: 'mia', causeId: 'roof', how: 'cheque', amountCents: 60_000, shownAs: 'Mia Lund' } as const
    const batch = { key: '00000000-0000-4000-8000-000000000001', receivedOn: '2027-10-15', gifts: [check], count: 1, totalCents: 60_000 }
    await invokeHandler(recordGiftsHandler, { ...world.context, actor }, batch)
    expect(await world.wall()).toEqual(['Mia Lund, Patron'])
  })

  it('lose their level in a new fiscal year, which the nightly job notices', async () => {
    const world = await donors()
    await world.give('mia', 100, as('Mia'))
    world.localMode.setNow(new Date('2028-01-02T18:00:00Z'))
    await publishDonorWalls.run(world.context)
    expect(await world.wall()).toEqual(['Mia, no level'])
    expect(await publishDonorWalls.run(world.context)).toBe(0)
  })
})
