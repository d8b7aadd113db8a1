import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { listingContacts } from '../../../src/domain/guide/listing-contacts.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { guessKind } from '../../../src/domain/imports/columns/propose-mapping'
import { importKinds } from '../../../src/domain/imports/import-kinds'
import { ImportService } from '../../../src/domain/imports/import-service'
import { people } from '../../../src/domain/people/people.collection'
import { personNotes } from '../../../src/domain/people/person-notes.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { fileNamed, planFile, startPlanned, tableOfFile } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

/** A folder with the 2023 guide of a real city, `venues.csv` and `openings.csv`, or the folder above it. */
const named = process.env['REAL_DATA']
const folder = [named, named && join(named, 'open-house-2023')].find(path => path && existsSync(join(path, 'venues.csv')))
const reason = named ? `REAL_DATA=${named} has no venues.csv` : 'REAL_DATA names no folder with a real city’s files'

describe.skipIf(!folder)(`a real city’s guide${folder ? '' : ` (skipped: ${reason})`}`, () => {
  const edition = { id: '2023', tz: 'Europe/London' }
  const file = (name: string) => tableOfFile(join(folder!, name))
  let world: StaffWorld
  let service: ImportService

  beforeAll(async () => {
    world = await staffWorld({ pid: 'p-guide', adm: 1, sc: 'g' }, new Date('2027-08-01T10:00Z'))
    service = world.services.get(ImportService)
    await world.services.get(EditionService).create({ year: 2023, tz: edition.tz, name: 'Open doors 2023', city: 'A real city' })
  })

  const plan = async (kind: 'listings' | 'openings', name: string) =>
    planFile(world, kind, await fileNamed(join(folder!, name)), { editionId: edition.id })
  const run = async (...of: Parameters<typeof plan>) => service.run(await startPlanned(world, await plan(...of)))
  const stored = () => world.services.get(Records).find(listings, { where: [['editionId', '==', edition.id]] })

  it('is imported completely: 733 listings, 2,395 openings, 7 duplicates skipped', async () => {
    expect(guessKind(await file('venues.csv'), importKinds).name).toBe('listings')
    expect(guessKind(await file('openings.csv'), importKinds).name).toBe('openings')
    expect((await plan('listings', 'venues.csv')).counts).toEqual({ create: 733, update: 0, skip: 0, error: 0 })
    expect(await run('listings', 'venues.csv')).toEqual({ outcome: 'done', written: 733, skipped: 0, refused: [] })
    expect((await plan('openings', 'openings.csv')).counts).toEqual({ create: 2395, update: 0, skip: 7, error: 0 })
    expect(await run('openings', 'openings.csv')).toEqual({ outcome: 'done', written: 2395, skipped: 0, refused: [] })
    const all = await stored()
    expect(all).toHaveLength(733)
    expect(all.reduce((sum, { openings }) => sum + openings.length, 0)).toBe(2395)
    expect(all.filter(({ pin }) => pin)).toHaveLength(733)
    const columns = await world.services.get(Records).findEverywhere(listingContacts, { where: [['editionId', '==', edition.id]] })
    const kept = columns.flatMap(({ extra = {} }) => Object.keys(extra))
    expect(new Set(kept)).toEqual(new Set(['periods', 'architects']))
  })
  it('is recognized when it is imported again', async () => {
    expect((await plan('listings', 'venues.csv')).counts).toEqual({ create: 0, update: 0, skip: 733, error: 0 })
    expect((await plan('openings', 'openings.csv')).counts).toEqual({ create: 0, update: 0, skip: 2402, error: 0 })
  })
  it('can be undone', async () => {
    const batches = await service.batches(['guide']).read()
    // The openings came last, at the same instant of this test's clock.
    for (const kind of ['openings', 'listings'])
      for (const { id } of batches.filter(batch => batch.kind === kind && batch.status === 'done'))
        expect(await service.undo(id)).toMatchObject({ outcome: 'undone', kept: [] })
    expect(await stored()).toEqual([])
  })
})

const museum = [named, named && join(named, '..')].find(path => path && existsSync(join(path, 'tate-artists.csv')))

describe.skipIf(!museum)(`a museum’s artists${museum ? '' : ' (skipped: REAL_DATA names no folder with tate-artists.csv)'}`, () => {
  let world: StaffWorld
  let service: ImportService
  /** All of them are artists, also those with a long name. */
  const namesOfPeople = { 'comma-name': 'last-first', 'person-or-organisation': 'person' }
  const file = () => tableOfFile(join(museum!, 'tate-artists.csv'))
  const plan = async () => {
    expect(
      guessKind(
        await file(),
        importKinds.filter(({ scope }) => scope === 'people'),
      ).name,
    ).toBe('people')
    return planFile(world, 'people', await fileNamed(join(museum!, 'tate-artists.csv')), { answers: namesOfPeople })
  }
  const everybody = () => world.services.get(Records).find(people)

  beforeAll(async () => {
    world = await staffWorld({ pid: 'p-people', adm: 1, sc: 'p' }, new Date('2027-08-01T10:00Z'))
    service = world.services.get(ImportService)
  })

  it('are imported completely: every cell is in the person or among the other columns', { timeout: 120_000 }, async () => {
    const planned = await plan()
    expect(planned.counts).toEqual({ create: 3532, update: 0, skip: 0, error: 0 })
    expect(await service.run(await startPlanned(world, planned))).toMatchObject({ outcome: 'done', written: 3532, refused: [] })
    const found = new Map((await everybody()).map(person => [person.sourceKey, person]))
    const notes = new Map((await world.services.get(Records).find(personNotes)).map(note => [note.id, note.extra]))
    const { header, rows } = await file()
    const lost = rows.flatMap(({ cells }) => {
      const row = Object.fromEntries(header.map((name, at) => [name, cells[at]!.trim()]))
      const person = found.get(row['id'])!
      const extra = notes.get(person.id) ?? {}
      const { first, last, sort } = person.names
      const isNamed =
        (extra['name'] ?? '') === row['name'] ||
        [sort, [first, last].filter(Boolean).join(' ')].includes(row['name']!.normalize('NFC').replace(/\s+/g, ' '))
      const born = person.birthYear === undefined ? extra['yearOfBirth'] : String(person.birthYear)
      const kept = ['gender', 'dates', 'yearOfDeath', 'placeOfBirth', 'placeOfDeath', 'url'].every(name => (extra[name] ?? '') === row[name])
      return isNamed && kept && (born ?? '') === row['yearOfBirth'] ? [] : [row['name']]
    })
    expect(lost).toEqual([])
  })
  it('are recognized when they are imported again', async () => expect((await plan()).counts).toEqual({ create: 0, update: 0, skip: 3532, error: 0 }))
  it('can be undone', { timeout: 120_000 }, async () => {
    const [batch] = await service.batches(['people']).read()
    expect(await service.undo(batch!.id)).toMatchObject({ outcome: 'undone', undone: 3532, kept: [] })
    expect(await everybody()).toEqual([])
  })
})
