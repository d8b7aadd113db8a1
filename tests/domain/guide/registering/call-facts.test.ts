import { beforeEach, expect, it } from 'vitest'
import { artists } from '../../../../src/domain/artists/artists.collection'
import { neighbourhoods } from '../../../../src/domain/guide/editions.collection'
import { sites } from '../../../../src/domain/guide/listings.collection'
import { callFacts, ownRegistrations, registeringArtist } from '../../../../src/domain/guide/registering/call-facts'
import { type RegistrationWorld, registrationWorld } from '../../../support/shop/registration-world'

let world: RegistrationWorld
beforeEach(async () => {
  world = await registrationWorld()
})

it('a call has the wanted buildings and neighborhoods that are still there, and its community buildings', async () => {
  const { behind } = world
  const [dock, mill] = [(await behind.get(sites, 'dock-house'))!, (await behind.get(sites, 'mill-house'))!]
  await behind.change(sites, dock, { kind: 'community' })
  await behind.change(sites, mill, { deletedAt: world.clock.now() })
  const [kept, retired] = await behind.find(neighbourhoods)
  await behind.change(neighbourhoods, retired!, { status: 'retired' })
  const wanted = [{ siteId: 'dock-house' }, { siteId: 'mill-house' }, { siteId: 'gone' }, {}]
  const areas = [kept!.id, retired!.id, 'gone'].map(neighbourhoodId => ({ neighbourhoodId }))
  const facts = await callFacts(world.context, '2027', [...wanted, ...areas])
  expect([[...facts.sites.keys()], facts.neighbourhoodIds, [...facts.communityIds]]).toEqual([['dock-house'], [kept!.id], ['dock-house']])
  expect([facts.edition.id, facts.weekends.length, facts.deadlines.length > 3]).toEqual(['2027', 2, true])
})

it('there is no call of an edition that does not exist', async () => {
  await expect(callFacts(world.context, '1900', [])).rejects.toMatchObject({ rule: 'edition-missing', details: { editionId: '1900' } })
})

it('whoever is an artist registers, unless they were declined, thrown away or are remembered', async () => {
  const found = async () => (await registeringArtist(world.behind, 'ana'))?.id
  const set = async (change: object) => world.behind.change(artists, (await world.behind.get(artists, 'ana'))!, change)
  expect([await found(), await registeringArtist(world.behind, 'nobody')]).toEqual(['ana', undefined])
  for (const status of ['declined', 'memorial'] as const) {
    await set({ status })
    expect(await found()).toBeUndefined()
  }
  await set({ status: 'public' })
  expect(await found()).toBe('ana')
  await set({ deletedAt: world.clock.now() })
  expect(await found()).toBeUndefined()
})

it('a person’s registrations are those of the edition', async () => {
  await world.submit('ana', [{ id: 'r1', where: 'dock-house' }])
  const of = async (personId: string, editionId: string) => (await ownRegistrations(world.behind, personId, editionId)).map(({ id }) => id)
  expect([await of('ana', '2027'), await of('ana', '2026'), await of('bo', '2027')]).toEqual([['r1'], [], []])
})
