import { beforeEach, describe, expect, it } from 'vitest'
import { EditionService } from '../../../../../src/domain/guide/edition-service'
import { editions } from '../../../../../src/domain/guide/editions.collection'
import { listingContacts } from '../../../../../src/domain/guide/listing-contacts.collection'
import { listings } from '../../../../../src/domain/guide/listings.collection'
import { publishSnapshot } from '../../../../../src/domain/guide/publishing/publish-snapshot.contract'
import { PublishedGuide } from '../../../../../src/domain/guide/reading/published-guide'
import { ImportService } from '../../../../../src/domain/imports/import-service'
import type { Answers } from '../../../../../src/domain/imports/plan/import-question'
import { importUndoPlan } from '../../../../../src/domain/imports/run/import-undo-plan.contract'
import type { DataOf } from '../../../../../src/domain/shared/records/collection'
import { organisation, organisationId } from '../../../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../../../src/domain/shared/records/records'
import { wallTime } from '../../../../../src/domain/shared/time/wall-time'
import { codes, csvFile, type Planned, planFile, problemsOf, startPlanned, town } from '../../../../support/import-files'
import { type StaffWorld, staffWorld } from '../../../../support/staff-world'

const venues = 'id,name,address,lat,lng\n1,Forge,1 Quay,47.91,14.22\n2,Mill,2 Quay,47.92,14.23\n'
const head = 'id,title,date,from,to,shelf\n'
const [firing, tour, talk, open] = [
  '1,Firing,18.09.2027,10,12,\n',
  '1,Tour,18.09.2027,14,15,B\n',
  '2,Talk,18.09.2027,16,17,\n',
  '2,,19.09.2027,10,18,\n',
]
const all = [head, firing, tour, talk, open].join('')
const withoutTour = [head, firing, talk, open].join('')

let world: StaffWorld
let service: ImportService
let records: Records

const plan = (text: string, answers: Answers = {}, kind = 'openings') =>
  planFile(world, kind, csvFile(text), { editionId: town.id, formats: { date: 'dmy' }, answers })

async function importAll(dryRun: Planned): Promise<string> {
  const batchId = await startPlanned(world, dryRun)
  expect(await service.run(batchId)).toMatchObject({ outcome: 'done', refused: [] })
  return batchId
}

const stored = async () =>
  (await records.find(listings, { where: [['editionId', '==', town.id]] })).toSorted((a, b) => (a.displayName < b.displayName ? -1 : 1))
const named = async (name: string) => (await stored()).find(({ displayName }) => displayName === name)!
/** The names of a listing's openings, in their order. */
const timesOf = async (name: string) => (await named(name)).openings.map(opening => opening.name ?? 'open')
/** Everything that imports wrote, without stamps. */
const content = async () =>
  Promise.all(
    (await stored()).map(async listing => {
      const { ownerIds: _o, ...aside } = (await records.get(listingContacts, 'imported', { listing: listing.id })) ?? { ownerIds: [] }
      const { extra, openingExtra, openingSources } = aside as Partial<DataOf<typeof listingContacts>>
      return { name: listing.displayName, status: listing.status, openings: listing.openings, extra, openingExtra, openingSources }
    }),
  )
const edit = async (name: string, change: Partial<DataOf<typeof listings>>) => {
  const behind = new Records(world.store, { current: world.auth.current })
  await behind.commit(behind.changing(listings, await named(name), change))
}
const rowOf = (dryRun: Planned, name: string) => dryRun.rows.find(row => row.name.includes(name))

beforeEach(async () => {
  world = await staffWorld({ pid: 'p-guide', adm: 1, sc: 'g' }, new Date('2027-08-01T10:00Z'))
  service = world.services.get(ImportService)
  records = world.services.get(Records)
  await world.services.get(EditionService).create({ year: town.year, name: 'Open doors', city: 'Orlen', tz: town.tz })
  await importAll(await plan(venues, {}, 'listings'))
  await importAll(await plan(all))
})

describe('a corrected file without some openings of the former one', () => {
  it('names them, and leaves them until somebody says what becomes of them', async () => {
    const asked = await plan(withoutTour)
    expect(asked.counts).toEqual({ create: 0, update: 0, skip: 3, error: 1 })
    expect(asked.questions).toMatchObject([
      {
        name: 'gone',
        asks: 'These openings came with an earlier file, and this one does not have them. What becomes of them?',
        rows: 1,
        choices: [
          { value: 'withdraw', examples: [{ cell: 'Forge · Tour · 2027-09-18 14:00' }] },
          { value: '-', label: 'Leave them in the guide' },
        ],
      },
    ])
    expect(problemsOf('openings', asked)).toMatchObject([
      { line: 5, reasons: ['Forge · Tour · 2027-09-18 14:00 is not in this file any more. Answer the question above: withdraw it or leave it?'] },
    ])
    await importAll(asked)
    expect(await timesOf('Forge')).toEqual(['Firing', 'Tour'])
  })

  it('leaves them where somebody says so', async () => {
    const left = await plan(withoutTour, { gone: '-' })
    expect(left.counts).toMatchObject({ skip: 4, error: 0 })
    await importAll(left)
    expect(await timesOf('Forge')).toEqual(['Firing', 'Tour'])
  })

  it('withdraws them where somebody says so, and its undo brings them back exactly', async () => {
    const before = await content()
    const withdrawing = await plan([head, firing, open].join(''), { gone: 'withdraw' })
    expect(withdrawing.warnings).toEqual([{ count: 2, words: 'gone from the file, and withdrawn' }])
    const batchId = await importAll(withdrawing)
    expect(await timesOf('Forge')).toEqual(['Firing'])
    expect(await timesOf('Mill')).toEqual(['open'])
    expect(JSON.stringify(await content())).not.toContain('shelf')
    expect((await plan([head, firing, open].join(''))).questions).toEqual([])
    expect((await world.call(importUndoPlan, { batchId })).imports).toMatchObject([{ created: 0, changed: 0, withdrawn: 2 }])
    expect(await service.undo(batchId)).toEqual({ outcome: 'undone', undone: 2, kept: [] })
    expect(await content()).toEqual(before)
    expect((await plan(withoutTour)).questions).toMatchObject([{ name: 'gone', rows: 1 }])
  })

  it('is undone before the file that brought them', async () => {
    const first = (await service.batches(['guide']).read()).find(({ kind }) => kind === 'openings')
    world.localMode.setNow(new Date('2027-08-01T10:05Z'))
    const corrected = await importAll(await plan(withoutTour, { gone: 'withdraw' }))
    const { imports } = await world.call(importUndoPlan, { batchId: first!.id })
    expect(imports.map(({ batchId }) => batchId)).toEqual([corrected, first!.id])
    expect(await service.undoInOrder(imports.map(({ batchId }) => batchId))).toMatchObject({ outcome: 'undone', kept: [] })
    expect((await content()).map(({ openings, openingSources }) => [openings, openingSources])).toEqual([
      [[], undefined],
      [[], undefined],
    ])
  })

  it('does not withdraw an opening that somebody changed after the dry run', async () => {
    const batchId = await startPlanned(world, await plan(withoutTour, { gone: 'withdraw' }))
    const { openings } = await named('Forge')
    await edit('Forge', { openings: openings.map(opening => (opening.name === 'Tour' ? { ...opening, notes: 'Full.' } : opening)) })
    expect(await service.run(batchId)).toMatchObject({ written: 0, refused: [{ code: 'changed-since' }] })
    expect(await timesOf('Forge')).toEqual(['Firing', 'Tour'])
  })

  it('does not undo into a listing that has the opening again', async () => {
    const batchId = await importAll(await plan(withoutTour, { gone: 'withdraw' }))
    world.localMode.setNow(new Date('2027-08-01T10:05Z'))
    await importAll(await plan(all))
    const { imports } = await world.call(importUndoPlan, { batchId })
    expect(imports).toHaveLength(2)
    await service.undoInOrder(imports.map(one => one.batchId))
    expect(await timesOf('Forge')).toEqual(['Firing', 'Tour'])
  })

  it('does not undo into a listing that is full by now, and says so', async () => {
    const batchId = await importAll(await plan(withoutTour, { gone: 'withdraw' }))
    const { id, openings } = await named('Forge')
    const room = listings.fields.openings.max! - openings.length
    await edit('Forge', { openings: [...openings, ...Array.from({ length: room }, (_, i) => ({ ...openings[0]!, key: `more-${i}` }))] })
    expect(await service.undo(batchId)).toMatchObject({
      outcome: 'undone',
      undone: 0,
      kept: [{ record: `listings/${id}`, name: 'Forge', reason: 'full', fields: ['Openings'] }],
    })
    expect(await timesOf('Forge')).toHaveLength(listings.fields.openings.max!)
  })

  it('leaves what visitors see as it is until the guide is published again', async () => {
    const publish = () => world.call(publishSnapshot, { editionId: town.id, makeCurrent: true })
    const seen = async () => {
      const index = await world.services.get(PublishedGuide).index(town.id)
      return index?.listings.find(({ name }) => name === 'Forge')?.openings.length
    }
    const settings = { name: 'Saltlight', shortName: 'Saltlight', season: 'Open doors', tagline: 'Art', city: 'Orlen', address: '1 Quay' }
    const behind = new Records(world.store, { current: world.auth.current })
    await behind.commit(
      behind.creating(organisation, organisationId, { ...settings, tz: town.tz, email: 'desk@x.org', accent: 'teal', links: [], sponsors: [] }),
    )
    await publish()
    await importAll(await plan(withoutTour, { gone: 'withdraw' }))
    expect(await seen()).toBe(2)
    await publish()
    expect(await seen()).toBe(1)
  })
})

it('an opening is not made to end before it begins where staff moved its begin after the dry run', async () => {
  const batchId = await startPlanned(world, await plan([head, firing, '1,Tour,18.09.2027,14,14:30,B\n', talk, open].join('')))
  const { openings } = await named('Forge')
  const later = wallTime('2027-09-18T14:30', town.tz)
  await edit('Forge', { openings: openings.map(opening => (opening.name === 'Tour' ? { ...opening, start: later } : opening)) })
  expect(await service.run(batchId)).toMatchObject({ written: 0, refused: [{ code: 'invalid' }] })
  expect((await named('Forge')).openings.map(({ end }) => end.local)).toEqual(['2027-09-18T12:00', '2027-09-18T15:00'])
})

it('nothing is written for an edition that was deleted after the dry run', async () => {
  const batchId = await startPlanned(world, await plan(`${head}1,Concert,20.09.2027,20,22,\n`))
  const behind = new Records(world.store, { current: undefined })
  await behind.commit(behind.deleting(editions, town.id))
  await expect(service.run(batchId)).rejects.toMatchObject({ details: { rule: 'edition-missing', editionId: town.id } })
  expect(await timesOf('Forge')).toEqual(['Firing', 'Tour'])
})

describe('an opening is not taken for gone', () => {
  const questions = async (text: string) => (await plan(text)).questions

  it('if another file brought it, or somebody added it by hand', async () => {
    await importAll(await plan(`${head}1,Concert,20.09.2027,20,22,\n`))
    const { openings } = await named('Mill')
    await edit('Mill', { openings: [...openings, { ...openings[0]!, key: 'by-hand', name: 'Party' }] })
    expect(await questions(all)).toEqual([])
    expect(await questions(`${head}1,Concert,20.09.2027,20,22,\n`)).toEqual([])
    expect(await questions(`${head}2,Swap,20.09.2027,20,22,\n`)).toEqual([])
  })

  it('if it moved', async () => {
    expect((await plan([head, firing, talk, open, '1,Tour,19.09.2027,9,10,B\n'].join(''))).questions).toEqual([])
  })

  it('if a row about its listing is refused: nobody can tell which opening it means', async () => {
    expect(await questions([head, firing, talk, open, '1,Tour,soon,14,15,\n'].join(''))).toEqual([])
    expect(await questions([head, firing, talk, open, '1,Tour,18.09.2031,14,15,\n'].join(''))).toMatchObject([{ name: 'other-dates' }])
    expect(await questions([head, firing, talk, open, '1,Tour,18.09.2027,14\n'].join(''))).toEqual([])
    expect(await questions([head, firing, tour, '1,Tour,soon,14,15,\n'].join(''))).toMatchObject([{ name: 'gone', rows: 2 }])
  })

  it('if a quotation mark that is never closed hides the rows after it', async () => {
    expect(await questions([head, firing, '2,"Talk,18.09.2027,16,17,\n', open].join(''))).toEqual([])
    expect((await plan('id,name,address\n1,Forge,1 Quay\n2,"Mill,2 Quay\n', {}, 'listings')).questions).toEqual([])
  })

  it('if its listing is withdrawn', async () => {
    await edit('Mill', { status: 'withdrawn' })
    expect(await questions([head, firing, tour].join(''))).toEqual([])
  })
})

describe('an opening that somebody changed since', () => {
  it('is named, and stays whatever becomes of the others', async () => {
    const { openings } = await named('Forge')
    await edit('Forge', { openings: openings.map(opening => (opening.name === 'Tour' ? { ...opening, notes: 'Full.' } : opening)) })
    const found = await plan([head, firing, open].join(''), { gone: 'withdraw' })
    expect(codes(rowOf(found, 'Tour'))).toEqual(['skip', 'gone-and-left', 'gone-and-edited'])
    expect(found.questions).toMatchObject([{ name: 'gone', rows: 1 }])
    expect(found.warnings).toContainEqual({ count: 1, words: 'gone from the file, but changed here since, and left as it is' })
    await importAll(found)
    expect(await timesOf('Forge')).toEqual(['Firing', 'Tour'])
    expect(await timesOf('Mill')).toEqual(['open'])
  })

  it('is not one that a later file changed', async () => {
    const moved = [head, firing, talk, open, '1,Tour,19.09.2027,9,10,B\n'].join('')
    const moving = await importAll(await plan(moved))
    expect(codes(rowOf(await plan(withoutTour, { gone: 'withdraw' }), 'Tour'))).toEqual(['update', 'gone-and-withdrawn'])
    await service.undo(moving)
    expect(codes(rowOf(await plan(withoutTour, { gone: 'withdraw' }), 'Tour'))).toEqual(['update', 'gone-and-withdrawn'])
  })
})
