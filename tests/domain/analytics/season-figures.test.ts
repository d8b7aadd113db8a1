import { expect, it } from 'vitest'
import { SeasonFigures } from '../../../src/domain/analytics/season-figures'
import { artworks } from '../../../src/domain/artists/artists.collection'
import { weekends } from '../../../src/domain/guide/editions.collection'
import { mailings } from '../../../src/domain/mail/mailings.collection'
import { memoryWorld } from '../../support/memory-world'

it('a season lasts from the first day of weekend 1 to the last of all weekends; without weekend 1 there is none', async () => {
  const world = await memoryWorld()
  const { systemRecords: behind } = world.context
  const weekend = (edition: string, n: number, ...days: readonly string[]) =>
    behind.commit(
      behind.creating(
        weekends,
        `w${n}`,
        { n, name: `Weekend ${n}`, days: days.map(date => ({ date, open: '11:00', close: '18:00' })), neighbourhoodIds: [] },
        { edition },
      ),
    )
  await weekend('2031', 2, '2031-10-12', '2031-10-11')
  await weekend('2031', 1, '2031-10-05', '2031-10-04')
  await weekend('2032', 2, '2032-10-09')
  expect(await world.services.get(SeasonFigures).seasons()).toEqual([{ id: '2031', first: '2031-10-04', last: '2031-10-12' }])
})

it('what was saved has its title, and nothing that is missing has one', async () => {
  const world = await memoryWorld({ sample: true, as: 'superadmin' })
  const [work] = await world.context.systemRecords.find(artworks, { limit: 1 })
  const titles = await world.services.get(SeasonFigures).titles('artwork', [work!.id, 'no-such-work'])
  expect([...titles]).toEqual([[work!.id, work!.title]])
})

it('mailings of a span are those of its days in any time zone', async () => {
  const world = await memoryWorld({ sample: true })
  const { systemRecords: behind } = world.context
  for (const { id } of await behind.find(mailings)) await behind.commit(behind.deleting(mailings, id))
  const mailing = (id: string, sendAt: string) =>
    behind.commit(
      behind.creating(mailings, id, {
        templateId: 't',
        templateVersion: 1,
        subject: id,
        segmentIds: [],
        excludedIds: [],
        sendAt: new Date(sendAt),
        counts: { recipients: 0, delivered: 0, bounced: 0, complained: 0, clicked: 0 },
        approvals: [],
        status: 'draft',
      }),
    )
  await mailing('too-early', '2027-10-08T23:59:59.999Z')
  await mailing('first', '2027-10-09T00:00:00Z')
  await mailing('last', '2027-10-12T23:59:59.999Z')
  await mailing('too-late', '2027-10-13T00:00:00Z')
  await world.signInAs('mailadmin')
  const found = await world.services.get(SeasonFigures).mailings('2027-10-10', '2027-10-11')
  expect(found.map(({ id }) => id)).toEqual(['first', 'last'])
})

it('terms are those of all memberships, with the days of grace of their product and the terms that they replace', async () => {
  const world = await memoryWorld({ sample: true, as: 'superadmin' })
  const [term] = await world.store.query({ collection: 'terms', group: true, limit: 1 })
  await world.store.commit([
    { op: 'update', path: term!.path, data: { level: 'artist/regular', replaces: ['the-former'] } },
    { op: 'update', path: 'membershipProducts/artist', data: { graceDays: 30 } },
  ])
  const [, membershipId, , id] = term!.path.split('/')
  const found = await world.services.get(SeasonFigures).terms()
  expect(found.filter(({ replaces }) => replaces)).toMatchObject([{ id, membershipId, replaces: ['the-former'], graceDays: 30 }])
  expect(found.length).toBeGreaterThan(100)
})
