import * as fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EditionDesk } from '../../../src/domain/guide/edition-desk'
import { listingContacts } from '../../../src/domain/guide/listing-contacts'
import { listings } from '../../../src/domain/guide/listings'
import { ImportDesk } from '../../../src/domain/imports/import-desk'
import { importRun, type RowToWrite, rowsPerCall } from '../../../src/domain/imports/import-run.function'
import { importUndo } from '../../../src/domain/imports/import-undo.function'
import type { ImportPlan } from '../../../src/domain/imports/planned-row'
import { call } from '../../../src/domain/shared/cloud-function'
import { type DataOf, type StoredOf } from '../../../src/domain/shared/collection'
import { Records } from '../../../src/domain/shared/records'
import { codes, fixture, planOf, tableOf, town } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const venues = await fixture('sixty-venues.csv')
const openings = await fixture('sixty-openings.csv')

let world: StaffWorld
const guideStaff = { pid: 'p-guide', adm: 1, sc: 'g' } as const
let desk: ImportDesk
let records: Records

async function begin(): Promise<void> {
  world = await staffWorld(guideStaff, new Date('2027-08-01T10:00Z'))
  desk = world.services.get(ImportDesk)
  records = world.services.get(Records)
  await world.services.get(EditionDesk).create({ id: town.id, name: 'Open doors', city: 'Orlen', tz: town.tz })
}
beforeEach(begin)

const planVenues = async () => planOf('listings', venues, { existing: await desk.existing(town.id) })
const planOpenings = async () => planOf('openings', openings, { existing: await desk.existing(town.id) })

async function importAll(plan: ImportPlan): Promise<string> {
  const batchId = await desk.start(plan, town.id)
  expect(await desk.run(batchId)).toMatchObject({ outcome: 'done', refused: [] })
  return batchId
}

const stored = () => records.find(listings, { where: [['editionId', '==', town.id]] })
const named = async (name: string) => (await stored()).find(listing => listing.displayName === name)!
/** What the store holds of the edition, aside from the stamps. */
const content = async () =>
  (await stored())
    .map(({ createdAt: _a, createdBy: _b, updatedAt: _c, updatedBy: _d, rev: _e, ...rest }) => rest)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
/** As somebody of the guide's staff does it, through a callable where the record asks for one. */
const edit = async (listing: StoredOf<typeof listings>, change: Partial<DataOf<typeof listings>>) => {
  const behind = new Records(world.store, { current: world.auth.current })
  const now = await behind.get(listings, listing.id)
  await behind.commit(behind.changing(listings, now!, change))
}
const columnsOf = (listing: string) => records.get(listingContacts, 'imported', { listing })
const batch = async (id: string) => (await desk.batches(['guide'])).find(b => b.id === id)!

describe('an import', () => {
  it('writes what its plan says, and nothing of the edition before it runs', async () => {
    const plan = await planVenues()
    const batchId = await desk.start(plan, town.id)
    expect(await stored()).toEqual([])
    const seen: number[] = []
    const report = await desk.run(batchId, { onProgress: ({ done, total }) => void seen.push(done, total) })
    expect(report).toEqual({ outcome: 'done', written: 54, skipped: 0, refused: [] })
    expect(seen).toEqual([54, 54])
    expect(await batch(batchId)).toMatchObject({
      status: 'done',
      done: 54,
      total: 54,
      counts: plan.counts,
      fileHash: venues.fileHash,
      undoUntil: new Date('2027-08-31T10:00Z'),
    })
    const { createdAt: _, ...tower } = await named('Turm am Tor')
    expect(tower).toMatchObject({ status: 'approved', ownerIds: [], openings: [], source: { key: 'V002', batchId } })
    expect(tower).not.toHaveProperty('artistId')
  })
  it('keeps columns that no field holds where the guide’s staff alone read them', async () => {
    await importAll(await planVenues())
    const table = await tableOf('Kennung;Datum;von;bis;Lager\nV002;18.09.2027;21:00;23:00;Keller')
    await importAll(planOf('openings', table, { existing: await desk.existing(town.id), formats: { date: 'dmy' } }))
    const tower = await named('Turm am Tor')
    expect(JSON.stringify(tower)).not.toMatch(/1543|Baujahr|Keller/)
    expect(await columnsOf(tower.id)).toMatchObject({ extra: { Baujahr: '1543' }, openingExtra: { [tower.openings[0]!.key]: { Lager: 'Keller' } } })
    const { listings: known } = await desk.existing(town.id)
    expect(known.find(({ id }) => id === tower.id)).toMatchObject({
      fields: { extra: { Baujahr: '1543' } },
      openings: [{ extra: { Lager: 'Keller' } }],
    })
    await edit(tower, { ownerIds: ['p-owner'], status: 'published' })
    for (const claims of [undefined, { pid: 'p-owner' }, { pid: 'p-staff', adm: 1, sc: 'cpmes' }] as const) {
      await world.enter(claims)
      await expect(columnsOf(tower.id)).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })
  it('of openings puts them on their listings, on the wall clock of the edition, in order', async () => {
    await importAll(await planVenues())
    await importAll(await planOpenings())
    const { openings: times } = await named('Alte Mühle')
    expect(times.map(o => [o.name, o.start.local, o.end.local])).toEqual([
      ['Lange Nacht', '2027-09-18T21:00', '2027-09-19T01:00'],
      ['Offenes Atelier', '2027-09-19T10:00', '2027-09-19T12:30'],
    ])
    expect(times[0]!.start).toMatchObject({ tz: 'Europe/Vienna', utc: new Date('2027-09-18T19:00Z') })
  })
  it('of the same file again has nothing to write', async () => {
    await importAll(await planVenues())
    await importAll(await planOpenings())
    expect((await planVenues()).counts).toEqual({ create: 0, update: 0, skip: 55, error: 5 })
    expect((await planOpenings()).counts).toEqual({ create: 0, update: 0, skip: 54, error: 6 })
  })
  it('is noted in the audit with the file’s hash and counts', async () => {
    const batchId = await importAll(await planVenues())
    await desk.undo(batchId)
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    const notes = (
      await world.documents.query({
        collection: 'audit',
        where: [
          ['scope', '==', 'guide'],
          ['entityId', '==', batchId],
        ],
      })
    ).map(doc => doc.data)
    expect(notes.map(note => String(note['action'])).sort()).toEqual(['import.finish', 'import.start', 'import.undo', 'import.undone'])
    expect(notes.find(note => note['action'] === 'import.start')!['after']).toMatchObject({ fileHash: venues.fileHash, create: 54, error: 5 })
  })
  it('is for the guide’s staff only', async () => {
    const plan = await planVenues()
    for (const claims of [undefined, { pid: 'p' }, { pid: 'p', adm: 1, sc: 'cpmes' }] as const) {
      await world.enter(claims)
      await expect(desk.start(plan, town.id)).rejects.toMatchObject({ name: 'PortError' })
      await expect(call(world.functions, importRun, { batchId: 'any', rows: [] })).rejects.toMatchObject({ port: 'functions' })
      await expect(call(world.functions, importUndo, { batchId: 'any' })).rejects.toMatchObject({ port: 'functions' })
    }
  })
  it('needs its edition', async () => {
    const plan = await planVenues()
    await expect(desk.start(plan, 'nowhere')).rejects.toMatchObject({ details: { rule: 'edition-missing' } })
  })
})

describe('a row is refused when what the plan saw is no longer so', () => {
  it('because a field was edited meanwhile; the other rows are written', async () => {
    await importAll(await planVenues())
    const table = await tableOf('Kennung;Bezeichnung;Adresse\nV001;Alte Mühle am Bach;Am Tor 20, 4999\nV002;Turm;Mühlgasse 5, 4999')
    const plan = planOf('listings', table, { existing: await desk.existing(town.id) })
    expect(plan.counts).toMatchObject({ update: 2 })
    await edit(await named('Alte Mühle'), { displayName: 'Mühle von Hand' })
    const report = await desk.run(await desk.start(plan, town.id))
    expect(report).toMatchObject({ written: 1, refused: [{ line: 2, code: 'changed-since' }] })
    expect(await named('Mühle von Hand')).toBeDefined()
    expect(await named('Turm')).toMatchObject({ sortName: 'Turm' })
  })
  it('because its listing is of another edition, or the data is not what a listing may hold', async () => {
    await importAll(await planVenues())
    await world.services.get(EditionDesk).create({ id: '2032', name: 'Other', city: 'Orlen', tz: town.tz })
    const id = (await named('Alte Mühle')).id
    const batchId = await desk.start({ ...(await planVenues()), rows: [] }, '2032')
    const hash = (n: number) => String(n).padStart(32, '0')
    const rows: RowToWrite[] = [
      { hash: hash(1), action: 'update', listingId: id, changes: [{ field: 'displayName', before: 'Alte Mühle', after: 'Mine' }] },
      { hash: hash(2), action: 'create', data: { displayName: 'No more' } },
    ]
    expect((await call(world.functions, importRun, { batchId, rows })).refused).toEqual([
      { hash: hash(1), code: 'listing-missing' },
      { hash: hash(2), code: 'invalid' },
    ])
    const own = await desk.start({ ...(await planVenues()), rows: [] }, town.id)
    const change = (n: number, field: string, after: unknown): RowToWrite => ({
      hash: hash(n),
      action: 'update',
      listingId: id,
      changes: [{ field, before: 'approved', after }],
    })
    const forged = [change(3, 'status', 'published'), change(4, 'ownerIds', ['me']), change(5, '__proto__', {})]
    const answer = await call(world.functions, importRun, { batchId: own, rows: forged })
    expect(answer).toMatchObject({ written: 0, refused: [{ code: 'invalid' }, { code: 'invalid' }, { code: 'invalid' }] })
  })
})

describe('an import that is interrupted', () => {
  const many = async (count: number) =>
    tableOf(`id,name,address\n${Array.from({ length: count }, (_, i) => `${i},Haus ${i},${i} Uferweg`).join('\n')}`)

  it('is paused after the chunk under way and goes on where it was', async () => {
    const plan = planOf('listings', await many(250))
    const batchId = await desk.start(plan, town.id)
    const pause = new AbortController()
    const report = await desk.run(batchId, { signal: pause.signal, onProgress: () => pause.abort() })
    expect(report).toMatchObject({ outcome: 'paused', written: 100 })
    expect(await batch(batchId)).toMatchObject({ status: 'paused', done: 100 })
    await expect(call(world.functions, importRun, { batchId, rows: [] })).rejects.toMatchObject({ details: { rule: 'import-not-running' } })
    expect(await desk.resume(batchId)).toEqual({ outcome: 'done', written: 150, skipped: 100, refused: [] })
    expect(await stored()).toHaveLength(250)
  })
  it('by the death of its tab is resumed by another one, from the file store', async () => {
    const plan = planOf('listings', await many(150))
    const batchId = await desk.start(plan, town.id)
    const first = plan.rows.slice(0, rowsPerCall).map(({ hash, data }) => ({ hash, action: 'create' as const, data }))
    await call(world.functions, importRun, { batchId, rows: first })
    const otherTab = new ImportDesk(records, world.functions, world.storage, world.ids)
    expect(await otherTab.resume(batchId)).toMatchObject({ outcome: 'done', written: 50, skipped: 100 })
    expect(await batch(batchId)).toMatchObject({ status: 'done', done: 150 })
  })
  it('by the network tries the chunk again, and may be resumed after it gave up', async () => {
    const plan = planOf('listings', await many(120))
    const batchId = await desk.start(plan, town.id)
    setTimeout(() => world.localMode.setOffline(false), 30)
    world.localMode.setOffline(true)
    expect(await desk.run(batchId, { retryAfter: 15 })).toMatchObject({ outcome: 'done', written: 120 })
    const second = await desk.start(planOf('listings', await many(130), { existing: await desk.existing(town.id) }), town.id)
    const failing = desk.run(second, { retryAfter: 1, onProgress: () => undefined })
    world.localMode.setOffline(true)
    await expect(failing).rejects.toMatchObject({ name: 'PortError' })
    world.localMode.setOffline(false)
    expect(await desk.resume(second)).toMatchObject({ outcome: 'done' })
    expect(await stored()).toHaveLength(130)
  })
  it('leaves the same store, whatever the chunks and wherever it broke off', async () => {
    await importAll(await planVenues())
    const plan = await planOpenings()
    const rows = plan.rows
      .filter(row => row.action === 'create')
      .map(({ hash, listingId, data }) => ({ hash, action: 'create' as const, listingId: listingId!, data }))
    await importAll(plan)
    const whole = await content()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }), fc.boolean(), async (sizes, repeats) => {
        await begin()
        await importAll(await planVenues())
        const batchId = await desk.start(plan, town.id)
        let at = 0
        for (const size of sizes) {
          const chunk = rows.slice(at, at + size)
          await call(world.functions, importRun, { batchId, rows: chunk })
          const again = repeats ? chunk : []
          expect(await call(world.functions, importRun, { batchId, rows: again })).toMatchObject({ written: 0, skipped: again.length })
          at += size
        }
        await desk.resume(batchId)
        const batches = (listing: object) => JSON.parse(JSON.stringify(listing, (key, value: unknown) => (key === 'batchId' ? '' : value))) as object
        expect((await content()).map(batches)).toEqual(whole.map(batches))
      }),
      { numRuns: 8 },
    )
  })
})

describe('undo', () => {
  it('takes everything back, openings and listings in either order', async () => {
    const before = await content()
    const houses = await importAll(await planVenues())
    const between = await content()
    const times = await importAll(await planOpenings())
    expect(await desk.undo(times)).toEqual({ outcome: 'undone', undone: 53, kept: [] })
    expect(await content()).toEqual(between)
    const again = await importAll(await planOpenings())
    expect(await desk.undo(houses)).toEqual({ outcome: 'undone', undone: 54, kept: [] })
    expect(await content()).toEqual(before)
    expect(await desk.undo(again)).toMatchObject({ outcome: 'undone', kept: [] })
    expect(await batch(again)).toMatchObject({ status: 'undone' })
  })
  it('works in another tab and after it was broken off', async () => {
    const rows = Array.from({ length: 230 }, (_, i) => `${i},Haus ${i}`).join('\n')
    const batchId = await importAll(planOf('listings', await tableOf(`id,name\n${rows}`)))
    expect(await call(world.functions, importUndo, { batchId })).toEqual({ undone: 100, kept: [], remaining: 130 })
    expect(await batch(batchId)).toMatchObject({ status: 'undoing' })
    const otherTab = new ImportDesk(records, world.functions, world.storage, world.ids)
    const seen: number[] = []
    expect(await otherTab.undo(batchId, { onProgress: ({ done, total }) => void seen.push(done, total) })).toMatchObject({
      outcome: 'undone',
      undone: 130,
    })
    expect(seen).toEqual([100, 130, 130, 130])
    expect(await stored()).toEqual([])
    expect(await desk.undo(batchId)).toEqual({ outcome: 'undone', undone: 0, kept: [] })
  })
  it('keeps a new listing that somebody has edited since, and tells of it', async () => {
    const batchId = await importAll(await planVenues())
    const mill = await named('Alte Mühle')
    await edit(mill, { doorNote: 'Ring twice.' })
    expect(await desk.undo(batchId)).toEqual({
      outcome: 'undone',
      undone: 53,
      kept: [{ record: `listings/${mill.id}`, name: 'Alte Mühle', reason: 'edited-since' }],
    })
    expect((await stored()).map(l => l.id)).toEqual([mill.id])
    expect(await batch(batchId)).toMatchObject({ status: 'undone', kept: [`listings/${mill.id}`] })
  })
  it('does not take numbering and publishing for an edit', async () => {
    const batchId = await importAll(await planVenues())
    await edit(await named('Alte Mühle'), { status: 'published', mapNumber: 1 })
    expect(await desk.undo(batchId)).toMatchObject({ undone: 54, kept: [] })
  })
  it('keeps a listing with an opening made by hand, and an opening that was changed', async () => {
    const houses = await importAll(await planVenues())
    const times = await importAll(await planOpenings())
    const [mill, tower] = [await named('Alte Mühle'), await named('Turm am Tor')]
    await edit(mill, { openings: [...mill.openings, { ...mill.openings[0]!, key: 'by-hand', name: 'Zugabe' }] })
    await edit(tower, { openings: tower.openings.map(o => ({ ...o, notes: 'Changed.' })) })
    expect((await desk.undo(times)).kept).toEqual([
      { record: `listings/${tower.id}`, name: 'Turm am Tor', reason: 'edited-since', fields: ['openings'] },
    ])
    expect((await named('Alte Mühle')).openings.map(o => o.name)).toEqual(['Zugabe'])
    expect((await desk.undo(houses)).kept.map(k => `${k.name} ${k.reason}`).sort()).toEqual(['Alte Mühle has-openings', 'Turm am Tor has-openings'])
  })
  it('of an update restores the fields that still read as the import left them', async () => {
    await importAll(await planVenues())
    const before = await content()
    const table = await tableOf('Kennung;Bezeichnung;Adresse;Webseite\nV001;Neue Mühle;Uferstraße 1;neu.example')
    const update = () => desk.existing(town.id).then(existing => importAll(planOf('listings', table, { existing })))
    expect(await desk.undo(await update())).toMatchObject({ undone: 1, kept: [] })
    expect(await content()).toEqual(before)
    const batchId = await update()
    const mill = await named('Neue Mühle')
    await edit(mill, { address: 'Von Hand 1' })
    expect((await desk.undo(batchId)).kept).toEqual([
      { record: `listings/${mill.id}`, name: 'Neue Mühle', reason: 'edited-since', fields: ['address'] },
    ])
    expect(await records.get(listings, mill.id)).toMatchObject({ displayName: 'Alte Mühle', address: 'Von Hand 1', links: [] })
  })
  it('of a changed opening restores it', async () => {
    await importAll(await planVenues())
    await importAll(await planOpenings())
    const before = await content()
    const table = await tableOf('Kennung;Angebot;Datum;von;bis;Hinweis\nV001;Lange Nacht;18.09.2027;21:00;02:30;Warm anziehen')
    const plan = planOf('openings', table, { existing: await desk.existing(town.id), formats: { date: 'dmy' } })
    expect(codes(plan.rows[0])).toEqual(['update', 'ends-after-midnight'])
    const batchId = await importAll(plan)
    expect((await named('Alte Mühle')).openings[0]).toMatchObject({
      notes: 'Warm anziehen',
      end: { local: '2027-09-19T02:30', utc: new Date('2027-09-19T00:30Z') },
    })
    await desk.undo(batchId)
    expect(await content()).toEqual(before)
  })
  it('takes back the other columns too, of listings and of openings, as they were before', async () => {
    const houses = await importAll(await planVenues())
    const { id } = await named('Turm am Tor')
    const update = await tableOf('Kennung;Bezeichnung;Adresse;Baujahr;Denkmal\nV002;Turm am Tor;Mühlgasse 5, 4999;1544;ja')
    const changed = await importAll(planOf('listings', update, { existing: await desk.existing(town.id) }))
    expect((await columnsOf(id))?.extra).toEqual({ Baujahr: '1544', Denkmal: 'ja' })
    const opening = await tableOf('Kennung;Datum;von;bis;Lager\nV002;18.09.2027;21:00;23:00;Keller')
    const times = await importAll(planOf('openings', opening, { existing: await desk.existing(town.id), formats: { date: 'dmy' } }))
    expect(await desk.undo(times)).toMatchObject({ undone: 1, kept: [] })
    expect(await columnsOf(id)).not.toHaveProperty('openingExtra')
    expect(await desk.undo(changed)).toMatchObject({ undone: 1, kept: [] })
    expect((await columnsOf(id))?.extra).toEqual({ Baujahr: '1543' })
    expect(await desk.undo(houses)).toMatchObject({ undone: 54, kept: [] })
    expect(await columnsOf(id)).toBeUndefined()
  })
  it('is possible for 30 days', async () => {
    const batchId = await importAll(await planVenues())
    world.localMode.setNow(new Date('2027-08-31T10:00:01Z'))
    await expect(desk.undo(batchId)).rejects.toMatchObject({ details: { rule: 'undo-expired' } })
    world.localMode.setNow(new Date('2027-08-31T10:00Z'))
    expect(await desk.undo(batchId)).toMatchObject({ outcome: 'undone' })
  })
  it('stops a run that is under way', async () => {
    const batchId = await desk.start(await planVenues(), town.id)
    await desk.undo(batchId)
    await expect(desk.resume(batchId)).rejects.toMatchObject({ rule: 'import-not-running' })
  })
})

describe('what the desk remembers', () => {
  it('is the mapping staff confirmed, also for a file with another column', async () => {
    const formats = { date: 'dmy', decimal: ',', list: '|' } as const
    await desk.rememberMapping('listings', ['Nr', 'Haus', 'Wo'], { Nr: 'key' }, formats)
    await desk.rememberMapping('listings', ['Nr', 'Haus', 'Wo'], { Nr: 'key', Haus: 'displayName' }, formats)
    expect(await desk.recallMapping('listings', ['nr', 'haus', 'wo', 'Neu'])).toMatchObject({ mapping: { Nr: 'key', Haus: 'displayName' }, formats })
    expect(await desk.recallMapping('openings', ['Nr', 'Haus', 'Wo'])).toBeUndefined()
  })
  it('is every batch, newest first, live', async () => {
    const told: string[][] = []
    const stop = desk.watchBatches(
      ['guide'],
      batches => void told.push(batches.map(b => b.status)),
      error => expect.unreachable(String(error)),
    )
    await importAll(await planVenues())
    await vi.waitFor(() => expect(told.at(-1)).toEqual(['done']))
    stop()
  })
})
