import { describe, expect, it } from 'vitest'
import { AccountSettingsService } from '../../../src/domain/accounts/account-settings-service'
import { accounts } from '../../../src/domain/accounts/accounts.collection'
import { Session } from '../../../src/domain/accounts/sign-in/session'
import { artists } from '../../../src/domain/artists/artists.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { membershipProducts } from '../../../src/domain/memberships/membership-products.collection'
import { OwnMembership } from '../../../src/domain/memberships/own-membership'
import { passport } from '../../../src/domain/people/passport.collection'
import { forgottenFields } from '../../../src/domain/shared/records/forgotten-fields'
import { any, owner, scope, where } from '../../../src/domain/shared/records/policy'
import { Records } from '../../../src/domain/shared/records/records'
import { memoryWorld } from '../../support/memory-world'

const as = async (key: string) => {
  const world = await memoryWorld({ sample: true, as: key })
  return { world, records: new Records(world.store, { current: undefined }) }
}

describe('a person’s own pages', () => {
  it('show what staff did with the account, the newest first', async () => {
    const { world, records } = await as('artlover')
    const own = world.services.get(AccountSettingsService)
    expect(await own.securityLog()).toEqual([])
    const entries = [1, 2, 3].map(day => ({ at: new Date(Date.UTC(2027, 5, day)), act: `act-${day}`, by: 'p-root' }))
    await records.commit(records.changing(accounts, (await records.get(accounts, world.auth.current!.uid))!, { securityLog: entries }))
    expect((await own.securityLog()).map(({ act }) => act)).toEqual(['act-3', 'act-2', 'act-1'])
  })

  it('change the name of the account with the name of the person, and other fields without it', async () => {
    const { world } = await as('artlover')
    const own = world.services.get(AccountSettingsService)
    const before = (await own.person())!
    const account = world.auth.current!.displayName
    await own.changePerson(before, { phones: ['+14155550100'] })
    expect(world.auth.current!.displayName).toBe(account)
    await own.changePerson((await own.person())!, { names: { ...before.names, display: 'Nia Tide' } })
    expect([(await own.person())!.names.display, world.auth.current!.displayName]).toEqual(['Nia Tide', 'Nia Tide'])
  })

  it('show the stamps of the passport, the newest first, and nothing to who is not signed in', async () => {
    const { world, records } = await as('artlover')
    const own = world.services.get(AccountSettingsService)
    const personId = world.auth.current!.claims.pid!
    const before = (await own.stamps()).length
    for (const day of [1, 2])
      await records.commit(
        records.creating(passport, `own-stamp-${day}`, {
          personId,
          editionId: '2027',
          listingId: `l-${day}`,
          at: new Date(Date.UTC(2028, 5, day)),
          method: 'qr',
        }),
      )
    expect((await own.stamps()).slice(0, 2).map(({ listingId }) => listingId)).toEqual(['l-2', 'l-1'])
    expect(await own.stamps()).toHaveLength(before + 2)
    await world.signInAs(undefined)
    expect([await own.person(), await own.topics(), await own.securityLog(), await own.stamps(), await own.deletion()]).toEqual([
      undefined,
      [],
      [],
      [],
      undefined,
    ])
  })

  it('show the names of a membership and its level, and the level’s key where it is sold no more', async () => {
    const { world, records } = await as('artlover')
    const held = async () => (await world.services.get(OwnMembership).held()).map(({ product, level }) => [product, level])
    expect(await held()).toEqual([[expect.stringMatching(/^(?!Membership$)/), expect.stringMatching(/^[A-Z]/)]])
    for (const product of await records.find(membershipProducts))
      await records.commit(records.changing(membershipProducts, product, { status: 'retired' }))
    expect(await held()).toEqual([['Membership', 'friend']])
  })

  it('offer an act only where a rule allows it of a record that is not known yet', async () => {
    const { world } = await as('guideadmin')
    const session = world.services.get(Session)
    expect(session.can(any(where('status', 'published'), owner('personId'), scope('guide')))).toBe(true)
    expect(session.can(any(where('status', 'published'), owner('personId'), scope('money')))).toBe(false)
  })
})

describe('a record that stays when its person is forgotten', () => {
  it('says that somebody was there, and not who', () => {
    expect(forgottenFields(artists)).toMatchObject({ displayName: 'Former member', sortName: 'Former member', statement: undefined, links: [] })
    expect(forgottenFields(listings)).toMatchObject({ displayName: 'Former studio', sortName: 'Former studio', studioName: undefined, links: [] })
  })
})
