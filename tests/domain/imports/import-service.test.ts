import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { neighbourhoods } from '../../../src/domain/guide/editions.collection'
import { listingContacts } from '../../../src/domain/guide/listing-contacts.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import type { Formats, Mapping } from '../../../src/domain/imports/columns/column-mapping'
import { rememberedAnswers } from '../../../src/domain/imports/columns/remembered-mapping'
import { discardDryRuns } from '../../../src/domain/imports/discard-dry-runs.job'
import { chosenFilePath, plannedRowsPath } from '../../../src/domain/imports/file/import-file-paths'
import { importBatches } from '../../../src/domain/imports/import-batches.collection'
import { ImportService } from '../../../src/domain/imports/import-service'
import type { Answers } from '../../../src/domain/imports/plan/import-question'
import type { PlannedRow } from '../../../src/domain/imports/plan/planned-row'
import type { RowPlace } from '../../../src/domain/imports/plan/planned-row-files'
import type { RowFilter } from '../../../src/domain/imports/plan/planned-rows.contract'
import { plannedRows } from '../../../src/domain/imports/plan/planned-rows.contract'
import { importControl } from '../../../src/domain/imports/run/import-control.contract'
import { importDiscard } from '../../../src/domain/imports/run/import-discard.contract'
import { importRun, type RunOutput } from '../../../src/domain/imports/run/import-run.contract'
import { importUndo } from '../../../src/domain/imports/run/import-undo.contract'
import { importUndoPlan } from '../../../src/domain/imports/run/import-undo-plan.contract'
import { Callables } from '../../../src/domain/shared/functions/callables'
import { call } from '../../../src/domain/shared/functions/cloud-function'
import { type DataOf, type StoredOf } from '../../../src/domain/shared/records/collection'
import { Records } from '../../../src/domain/shared/records/records'
import { eventually } from '../../support/eventually'
import { codes, csvFile, fixture, fixtureFile, kindNamed, type Planned, planFile, problemsOf, startPlanned, town } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const venues = await fixtureFile('sixty-venues.csv')
const openings = await fixtureFile('sixty-openings.csv')

const first = { piece: 0, row: 0 }

let world: StaffWorld
const guideStaff = { pid: 'p-guide', adm: 1, sc: 'g' } as const
let service: ImportService
let records: Records

async function begin(): Promise<void> {
  world = await staffWorld(guideStaff, new Date('2027-08-01T10:00Z'))
  service = world.services.get(ImportService)
  records = world.services.get(Records)
  await world.services.get(EditionService).create({ year: town.year, name: 'Open doors', city: 'Orlen', tz: town.tz })
}
beforeEach(begin)

const planned = (kind: string, file: File | string, formats: Partial<Formats> = {}, editionId = town.id) =>
  planFile(world, kind, typeof file === 'string' ? csvFile(file) : file, { editionId, formats })
const planVenues = () => planned('listings', venues)
const planOpenings = () => planned('openings', openings)
const start = (plan: Planned) => startPlanned(world, plan)

async function importAll(plan: Planned): Promise<string> {
  const batchId = await start(plan)
  expect(await service.run(batchId)).toMatchObject({ outcome: 'done', refused: [] })
  return batchId
}
const importing = async (...of: Parameters<typeof planned>) => importAll(await planned(...of))

const stored = () => records.find(listings, { where: [['editionId', '==', town.id]] })
const named = async (name: string) => (await stored()).find(listing => listing.displayName === name)!
/** The stored listings of the edition, without stamps. */
const content = async () =>
  (await stored())
    .map(({ createdAt: _a, createdBy: _b, updatedAt: _c, updatedBy: _d, rev: _e, ...rest }) => rest)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
/** Edits a listing as guide staff do, by a callable where the record needs one. */
const edit = async (listing: StoredOf<typeof listings>, change: Partial<DataOf<typeof listings>>) => {
  const behind = new Records(world.store, { current: world.auth.current })
  const now = await behind.get(listings, listing.id)
  await behind.commit(behind.changing(listings, now!, change))
}
const columnsOf = (listing: string) => records.get(listingContacts, 'imported', { listing })
const batch = async (id: string) => (await service.batches(['guide']).read()).find(b => b.id === id)!

describe('an import', () => {
  it('writes what its plan says, and nothing before it runs', async () => {
    const plan = await planVenues()
    const batchId = await start(plan)
    expect(await stored()).toEqual([])
    const seen: number[] = []
    const report = await service.run(batchId, { onProgress: ({ done, total }) => void seen.push(done, total) })
    expect(report).toEqual({ outcome: 'done', written: 54, skipped: 0, refused: [] })
    expect(seen).toEqual([54, 54])
    expect(await batch(batchId)).toMatchObject({
      status: 'done',
      done: 54,
      total: 54,
      counts: plan.counts,
      fileHash: (await fixture('sixty-venues.csv')).fileHash,
      undoUntil: new Date('2027-08-31T10:00Z'),
    })
    const { createdAt: _, ...tower } = await named('Turm am Tor')
    expect(tower).toMatchObject({ status: 'approved', ownerIds: [], openings: [], source: { key: 'V002', batchId } })
    expect(tower).not.toHaveProperty('artistId')
  })
  it('stores extra columns where only guide staff can read them', async () => {
    await importAll(await planVenues())
    await importing('openings', 'Kennung;Datum;von;bis;Lager\nV002;18.09.2027;21:00;23:00;Keller', { date: 'dmy' })
    const tower = await named('Turm am Tor')
    expect(JSON.stringify(tower)).not.toMatch(/1543|Baujahr|Keller/)
    expect(await columnsOf(tower.id)).toMatchObject({ extra: { Baujahr: '1543' }, openingExtra: { [tower.openings[0]!.key]: { Lager: 'Keller' } } })
    expect((await planned('openings', 'Kennung;Datum;von;bis;Lager\nV002;18.09.2027;21:00;23:00;Keller', { date: 'dmy' })).counts).toMatchObject({
      skip: 1,
    })
    await edit(tower, { ownerIds: ['p-owner'], status: 'published' })
    for (const claims of [undefined, { pid: 'p-owner' }, { pid: 'p-staff', adm: 1, sc: 'cpmes' }] as const) {
      await world.enter(claims)
      await expect(columnsOf(tower.id)).rejects.toMatchObject({ code: 'permission-denied' })
    }
  })
  it('of openings adds them to their listings in order, in the edition’s time zone', async () => {
    await importAll(await planVenues())
    await importAll(await planOpenings())
    const { openings: times } = await named('Alte Mühle')
    expect(times.map(o => [o.name, o.start.local, o.end.local])).toEqual([
      ['Lange Nacht', '2027-09-18T21:00', '2027-09-19T01:00'],
      ['Offenes Atelier', '2027-09-19T10:00', '2027-09-19T12:30'],
    ])
    expect(times[0]!.start).toMatchObject({ tz: 'Europe/Vienna', utc: new Date('2027-09-18T19:00Z') })
  })
  it('of the same file again writes nothing', async () => {
    await importAll(await planVenues())
    await importAll(await planOpenings())
    expect((await planVenues()).counts).toEqual({ create: 0, update: 0, skip: 55, error: 5 })
    expect((await planOpenings()).counts).toEqual({ create: 0, update: 0, skip: 54, error: 6 })
  })
  it('of a corrected programme moves an opening to its new time, and its undo moves it back', async () => {
    await importAll(await planVenues())
    const head = 'Kennung;Titel;Datum;von;bis\nV002;Rundgang;18.09.2027;10:00;11:00\n'
    const times = async () => (await named('Turm am Tor')).openings.map(opening => [opening.name, opening.start.local])
    await importing('openings', `${head}V002;Vortrag;18.09.2027;21:00;23:00`, { date: 'dmy' })
    const before = await times()
    const moving = await planned('openings', `${head}V002;Vortrag;19.09.2027;20:00;22:00`, { date: 'dmy' })
    expect(moving.counts).toMatchObject({ create: 0, update: 1, skip: 1 })
    expect(moving.warnings).toEqual([{ count: 1, words: 'an opening that stood at another time, which moves' }])
    const batchId = await importAll(moving)
    expect(await times()).toEqual([
      ['Rundgang', '2027-09-18T10:00'],
      ['Vortrag', '2027-09-19T20:00'],
    ])
    await service.undo(batchId)
    expect(await times()).toEqual(before)
  })
  it('is in the audit with the file’s hash and counts', async () => {
    const batchId = await importAll(await planVenues())
    await service.undo(batchId)
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
    expect(notes.find(note => note['action'] === 'import.start')!['after']).toMatchObject({
      fileHash: (await fixture('sixty-venues.csv')).fileHash,
      create: 54,
      error: 5,
    })
  })
  it('is for guide staff only', async () => {
    const plan = await planVenues()
    for (const claims of [undefined, { pid: 'p' }, { pid: 'p', adm: 1, sc: 'cpmes' }] as const) {
      await world.enter(claims)
      await expect(planVenues()).rejects.toMatchObject({ name: 'PortError', port: 'storage' })
      await expect(start(plan)).rejects.toMatchObject({ name: 'PortError' })
      await expect(call(world.functions, importRun, { batchId: plan.batches[0]!.id, from: first })).rejects.toMatchObject({ port: 'functions' })
      await expect(call(world.functions, importUndo, { batchId: plan.batches[0]!.id })).rejects.toMatchObject({ port: 'functions' })
    }
  })
  it('needs its edition', async () => {
    await expect(planned('listings', venues, {}, 'nowhere')).rejects.toMatchObject({ details: { rule: 'edition-missing', editionId: 'nowhere' } })
  })
  it('writes exactly the planned rows, which no caller can change', async () => {
    const plan = await planVenues()
    const path = plannedRowsPath('guide', plan.batches[0]!.id, 0)
    await expect(world.storage.upload(path, new Blob(['[]']), { contentType: 'application/json' }).done).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })
  it('stores a file with its type, also where the browser knows none', async () => {
    const typeOf = async (file: Blob) => (await world.storage.read(chosenFilePath('guide', await service.store('guide', file)))).type
    expect(await typeOf(new Blob(['id'], { type: 'text/csv' }))).toBe('text/csv')
    expect(await typeOf(new Blob(['id']))).toBe('application/octet-stream')
  })
  it('deletes a file that is discarded', async () => {
    const plan = await planVenues()
    await world.call(importDiscard, { scope: 'guide', importId: plan.importId })
    expect((await world.storage.list(`imports-guide/${plan.importId}`)).paths).toEqual([])
    await expect(world.storage.read(plannedRowsPath('guide', plan.importId, 0))).rejects.toMatchObject({ code: 'object-not-found' })
    await expect(start(plan)).rejects.toMatchObject({ details: { rule: 'import-changed' } })
  })
  it('is deleted a day after its dry run if it was not started', async () => {
    const [left, started] = [await planVenues(), await planVenues()]
    await start(started)
    expect(await discardDryRuns.run(world.context)).toBe(0)
    expect(await records.get(importBatches, left.importId)).toMatchObject({ status: 'planned' })
    world.localMode.setNow(new Date('2027-08-02T10:00Z'))
    expect(await discardDryRuns.run(world.context)).toBe(1)
    expect((await world.context.storage.list(`imports-guide/${left.importId}`)).paths).toEqual([])
    await expect(world.storage.read(plannedRowsPath('guide', left.importId, 0))).rejects.toMatchObject({ code: 'object-not-found' })
    expect((await service.batches(['guide']).read()).map(({ id }) => id)).toEqual([started.importId])
    expect(await service.run(started.importId)).toMatchObject({ outcome: 'done', written: 54 })
  })
  it('shows its rows by pages, filtered and searched on the server', async () => {
    const { batches } = await planVenues()
    const rows = async (show: RowFilter['show'], words = '', from = 0, limit = 100) =>
      world.call(plannedRows, { batchIds: batches.map(({ id }) => id), show, words, from, limit })
    expect((await rows('all', '', 50, 20)).rows.map(({ line }) => line)).toHaveLength(10)
    expect(await rows('error')).toMatchObject({ found: 5 })
    expect((await rows('all', 'turm AM')).rows.map(({ name }) => name)).toEqual(['Turm am Tor', 'Turm am Tor am Fluss', 'Turm am Tor im Hof'])
    expect((await rows('all', 'TÜRM am')).found).toBe(3)
    // A number finds the row of the file.
    expect((await rows('all', ' 11 ')).rows.map(({ line }) => line)).toContain(11)
    expect((await rows('create', 'turm am')).rows[0]!.changes).toContainEqual({ field: 'Name', before: '', after: 'Turm am Tor' })
    // A new row says what it has, not what it lacks.
    expect((await rows('create')).rows.flatMap(({ changes }) => changes).filter(({ after }) => after === 'empty')).toEqual([])
    expect((await rows('warned', 'verdrehtes')).found).toBe(0)
    expect((await rows('problems')).rows.flatMap(({ reasons }) => reasons)).toContain('The same row as row 11.')
  })
  it('names what changes by the labels of the fields, and their parts', async () => {
    const formats = { date: 'dmy', decimal: '.' } as const
    const changesOf = async (kind: string, text: string) => {
      const { batches } = await planned(kind, text, formats)
      const { rows } = await world.call(plannedRows, { batchIds: batches.map(({ id }) => id), show: 'update', words: '', from: 0, limit: 100 })
      return rows.flatMap(({ changes }) => changes)
    }
    await importing('listings', 'Kennung;Bezeichnung\nV001;Alte Mühle')
    await importing('openings', 'Kennung;Titel;Beginn;Ende\nV001;Führung;18.09.2027 10:00;18.09.2027 11:00', formats)
    expect(await changesOf('openings', 'Kennung;Titel;Beginn;Ende\nV001;Führung;18.09.2027 10:00;18.09.2027 12:30')).toEqual([
      { field: 'Closes', before: '2027-09-18 11:00', after: '2027-09-18 12:30' },
    ])
    expect(await changesOf('listings', 'Kennung;Bezeichnung;Adresse;lat;lng;Regal\nV001;Alte Mühle;Am Tor 2;47.9;14.2;B')).toEqual([
      { field: 'Address', before: 'empty', after: 'Am Tor 2' },
      { field: 'Pin', before: 'empty', after: 'Latitude: 47.9; Longitude: 14.2; Confidence: confirmed' },
      { field: 'Other columns', before: 'empty', after: 'Regal: B' },
    ])
  })
})

describe('a dry run', () => {
  it('names the neighborhood of a row, not its id', async () => {
    const behind = new Records(world.store, { current: undefined })
    await behind.commit(behind.creating(neighbourhoods, 'n-9f2', { name: 'Mill Quarter', city: 'Orlen', order: 0, colour: 'red', status: 'active' }))
    const { batches } = await planned('listings', 'Kennung;Bezeichnung;Viertel\nV001;Alte Mühle;mill quarter')
    const { rows } = await world.call(plannedRows, { batchIds: batches.map(({ id }) => id), show: 'all', words: '', from: 0, limit: 10 })
    expect(rows[0]!.changes).toContainEqual({ field: 'Neighborhood', before: '', after: 'Mill Quarter' })
  })

  it('puts a pin without a neighborhood into the one whose outline contains it, of the edition’s city alone', async () => {
    const behind = new Records(world.store, { current: undefined })
    const outline = JSON.stringify([
      [
        [
          [14, 47],
          [15, 47],
          [15, 48],
          [14, 48],
          [14, 47],
        ],
      ],
    ])
    const hood = { name: 'Mill Quarter', order: 0, colour: 'red' as const, status: 'active' as const, outline }
    await behind.commit(
      behind.creating(neighbourhoods, 'elsewhere', { ...hood, city: 'Other' }),
      behind.creating(neighbourhoods, 'mills', { ...hood, city: 'Orlen' }),
    )
    const { rows } = await planned('listings', 'id,name,address,lat,lng\n1,Forge,1 Quay,47.91,14.22\n2,Barn,2 Quay,48.01,14.22')
    expect(rows.map(({ data }) => (data as { neighbourhoodId?: string }).neighbourhoodId)).toEqual(['mills', undefined])
  })

  it('reads the file in the encoding that staff chose, where the guess is wrong', async () => {
    // Mac Roman, with too few accents between letters to tell it from Windows-1252.
    const bytes = Uint8Array.from(Array.from('Kennung;Bezeichnung\nV001;Caf\u008e', letter => letter.charCodeAt(0)))
    const file = () => new File([bytes], 'mac.csv')
    const nameIn = async (encoding?: 'macintosh' | 'windows-1252') =>
      (await planFile(world, 'listings', file(), { editionId: town.id, ...(encoding && { encoding }) })).rows.map(({ name }) => name)
    expect(await nameIn('windows-1252')).toEqual(['CafŽ'])
    expect(await nameIn('macintosh')).toEqual(['Café'])
  })
})

describe('a row is refused if the data has changed since the plan', () => {
  it('because a field was edited meanwhile; the other rows are written', async () => {
    await importAll(await planVenues())
    const plan = await planned('listings', 'Kennung;Bezeichnung;Adresse\nV001;Alte Mühle am Bach;Am Tor 20, 4999\nV002;Turm;Mühlgasse 5, 4999')
    expect(plan.counts).toMatchObject({ update: 2 })
    await edit(await named('Alte Mühle'), { displayName: 'Mühle von Hand' })
    const report = await service.run(await start(plan))
    expect(report).toMatchObject({ written: 1, refused: [{ line: 2, code: 'changed-since' }] })
    expect(await named('Mühle von Hand')).toMatchObject({ displayName: 'Mühle von Hand' })
    expect(await named('Turm')).toMatchObject({ sortName: 'Turm' })
  })
  it('because a colleague imported the same file first', async () => {
    const twice = 'Kennung;Bezeichnung;Adresse\nV001;Alte Mühle;Am Tor 20, 4999'
    const [theirs, ours] = [await planned('listings', twice), await planned('listings', twice)]
    await importAll(theirs)
    const before = await content()
    expect(await service.run(await start(ours))).toMatchObject({ written: 0, refused: [{ line: 2, code: 'changed-since' }] })
    expect(await content()).toEqual(before)
  })
  it('because it was printed meanwhile; what is printed already is refused by the plan, and kept by an undo', async () => {
    const batchId = await importAll(await planVenues())
    const correction = 'Kennung;Bezeichnung;Adresse\nV001;Alte Mühle am Bach;Am Tor 20, 4999'
    const plan = await planned('listings', correction)
    await edit(await named('Alte Mühle'), { printLockedAt: world.clock.now(), status: 'locked' })
    expect(await service.run(await start(plan))).toMatchObject({ written: 0, refused: [{ line: 2, code: 'printed' }] })
    const again = await planned('listings', correction)
    expect(again.counts).toMatchObject({ update: 0, error: 1 })
    expect(problemsOf('listings', again).find(({ name }) => name.startsWith('Alte'))?.reasons).toEqual([
      'It was printed, so nothing of it changes. Add a correction to the listing.',
    ])
    const hours = 'Kennung;Titel;Beginn;Ende\nV001;Führung;18.09.2027 10:00;18.09.2027 11:00'
    expect((await planned('openings', hours, { date: 'dmy', decimal: '.' })).counts).toMatchObject({ create: 0, error: 1 })
    expect(await service.undo(batchId)).toMatchObject({ kept: [{ name: 'Alte Mühle', reason: 'printed' }] })
    expect((await named('Alte Mühle')).status).toBe('locked')
  })
  it('because its listing is of another edition, or the data is invalid', async () => {
    await importAll(await planVenues())
    await world.services.get(EditionService).create({ year: 2032, name: 'Other', city: 'Orlen', tz: town.tz })
    const { id } = await named('Alte Mühle')
    const row = (n: number, more: Partial<PlannedRow>): PlannedRow => ({
      line: n,
      hash: String(n).padStart(32, '0'),
      name: `Row ${n}`,
      action: 'update',
      reasons: [],
      warnings: [],
      ...more,
    })
    /** Starts an import whose planned rows are replaced by these. */
    const forged = async (editionId: string, rows: readonly PlannedRow[]) => {
      const batchId = await start(await planned('listings', `id,name\n${editionId},Haus`, {}, editionId))
      const file = new Blob([JSON.stringify(rows)], { type: 'application/json' })
      await world.context.storage.upload(plannedRowsPath('guide', batchId, 0), file, { contentType: 'application/json' }).done
      return call(world.functions, importRun, { batchId, from: first })
    }
    const other = [
      row(1, { recordId: id, changes: [{ field: 'displayName', before: 'Alte Mühle', after: 'Mine' }] }),
      row(2, { action: 'create', data: { displayName: 'No more' } }),
    ]
    expect((await forged('2032', other)).refused.map(({ line, code }) => [line, code])).toEqual([
      [1, 'listing-missing'],
      [2, 'invalid'],
    ])
    const change = (n: number, field: string, after: unknown) => row(n, { recordId: id, changes: [{ field, before: 'approved', after }] })
    const own = [change(3, 'status', 'published'), change(4, 'ownerIds', ['me']), change(5, '__proto__', {})]
    expect(await forged(town.id, own)).toMatchObject({ written: 0, refused: [{ code: 'invalid' }, { code: 'invalid' }, { code: 'invalid' }] })
  })
})

describe('an interrupted import', () => {
  const many = (count: number) =>
    planned('listings', `id,name,address\n${Array.from({ length: count }, (_, i) => `${i},Haus ${i},${i} Uferweg`).join('\n')}`)

  it('is paused after the current chunk and resumes there', async () => {
    const plan = await many(250)
    const batchId = await start(plan)
    const pause = new AbortController()
    const report = await service.run(batchId, { signal: pause.signal, onProgress: () => pause.abort() })
    expect(report).toMatchObject({ outcome: 'paused', written: 100 })
    expect(await batch(batchId)).toMatchObject({ status: 'paused', done: 100 })
    await expect(call(world.functions, importRun, { batchId, from: first })).rejects.toMatchObject({ details: { rule: 'import-not-running' } })
    expect(await service.resume(batchId)).toEqual({ outcome: 'done', written: 150, skipped: 100, refused: [] })
    expect(await stored()).toHaveLength(250)
  })
  it('may be paused, resumed and finished again, because an answer may be lost', async () => {
    const batchId = await start(await many(2))
    const says: string[] = []
    for (const event of ['pause', 'pause', 'resume', 'resume', 'finish', 'finish'] as const)
      says.push((await world.call(importControl, { batchId, event })).status)
    expect(says).toEqual(['paused', 'paused', 'running', 'running', 'done', 'done'])
  })
  it('whose tab was closed is resumed by another one, from the file store', async () => {
    const plan = await many(150)
    const batchId = await start(plan)
    await call(world.functions, importRun, { batchId, from: first })
    const otherTab = new ImportService(records, world.services.get(Callables), world.storage, world.ids)
    expect(await otherTab.resume(batchId)).toMatchObject({ outcome: 'done', written: 50, skipped: 100 })
    expect(await batch(batchId)).toMatchObject({ status: 'done', done: 150 })
  })
  it('by the network retries the chunk, and can be resumed after it gave up', async () => {
    const plan = await many(120)
    const batchId = await start(plan)
    world.localMode.setOffline(true)
    const running = service.run(batchId, { retryAfter: 1 })
    await expect(records.get(importBatches, batchId)).rejects.toMatchObject({ code: 'unavailable' })
    world.localMode.setOffline(false)
    expect(await running).toMatchObject({ outcome: 'done', written: 120 })
    const second = await start(await many(130))
    const failing = service.run(second, { retryAfter: 1, onProgress: () => undefined })
    world.localMode.setOffline(true)
    await expect(failing).rejects.toMatchObject({ name: 'PortError' })
    world.localMode.setOffline(false)
    expect(await service.resume(second)).toMatchObject({ outcome: 'done' })
    expect(await stored()).toHaveLength(130)
  })
  it('gives the same result, whatever the chunks and wherever it was interrupted', async () => {
    await importAll(await planVenues())
    const plan = await planOpenings()
    await importAll(plan)
    const whole = await content()
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 }), fc.boolean(), async (sizes, repeats) => {
        await begin()
        await importAll(await planVenues())
        const batchId = await start(await planOpenings())
        let from: RowPlace | undefined = first
        for (const limit of sizes) {
          if (!from) break
          const { written, next }: RunOutput = await call(world.functions, importRun, { batchId, from, limit })
          const again: Pick<RunOutput, 'written' | 'skipped'> = repeats
            ? await call(world.functions, importRun, { batchId, from, limit })
            : { written: 0, skipped: written }
          expect(again).toMatchObject({ written: 0, skipped: written })
          from = next
        }
        await service.resume(batchId)
        const batches = (listing: object) => JSON.parse(JSON.stringify(listing, (key, value: unknown) => (key === 'batchId' ? '' : value))) as object
        expect((await content()).map(batches)).toEqual(whole.map(batches))
      }),
      { numRuns: 8 },
    )
  })
})

/** The reason for records that somebody edited. */
const why = 'somebody edited it since'

describe('a corrected file without some listings of the former one', () => {
  const head = 'id,name,address\n'
  const all = `${head}1,Forge,1 Quay\n2,Mill,2 Quay\n3,Loft,3 Quay`
  const fewer = `${head}1,Forge,1 Quay\n3,Loft,33 Quay`
  const plan = (text: string, answers: Answers = {}) => planFile(world, 'listings', csvFile(text), { editionId: town.id, answers })
  const states = async () => Object.fromEntries((await stored()).map(({ displayName, status }) => [displayName, status]))
  beforeEach(async () => {
    await importAll(await plan(all))
    await importing('listings', `${head}9,Kiln,9 Hill`)
  })

  it('names them, and leaves them until somebody says what becomes of them', async () => {
    const asked = await plan(fewer)
    expect(asked.counts).toMatchObject({ update: 1, skip: 1, error: 1 })
    expect(asked.questions).toMatchObject([
      {
        name: 'gone',
        rows: 1,
        choices: [
          { value: 'withdraw', examples: [{ cell: 'Mill' }] },
          { value: '-', label: 'Leave them in the guide' },
        ],
      },
    ])
    expect(problemsOf('listings', asked).find(({ name }) => name === 'Mill')?.reasons).toEqual([
      'Mill is not in this file any more. Answer the question above: withdraw it or leave it?',
    ])
    await importAll(asked)
    expect(await states()).toEqual({ Forge: 'approved', Mill: 'approved', Loft: 'approved', Kiln: 'approved' })
  })
  it('leaves them where somebody says so', async () => {
    expect((await plan(fewer, { gone: '-' })).counts).toMatchObject({ update: 1, skip: 2, error: 0 })
  })
  it('withdraws them where somebody says so, and its undo puts them back as they were', async () => {
    await edit(await named('Mill'), { status: 'published' })
    const batchId = await importAll(await plan(fewer, { gone: 'withdraw' }))
    expect(await states()).toEqual({ Forge: 'approved', Mill: 'withdrawn', Loft: 'approved', Kiln: 'approved' })
    expect((await plan(fewer)).questions).toEqual([])
    await service.undo(batchId)
    expect(await states()).toMatchObject({ Mill: 'published' })
    expect((await named('Loft')).address).toBe('3 Quay')
  })
  it('does not withdraw a listing that somebody changed after the dry run', async () => {
    const batchId = await start(await plan(fewer, { gone: 'withdraw' }))
    await edit(await named('Mill'), { status: 'published' })
    expect(await service.run(batchId)).toMatchObject({ refused: [{ name: 'Mill', code: 'changed-since' }] })
    expect(await states()).toMatchObject({ Mill: 'published' })
  })
  it('takes no listing for gone whose row is refused, or that a file of other listings brought', async () => {
    const refused = await plan(`${head}1,Forge,1 Quay\n2,,2 Quay\n3,Loft,3 Quay`)
    expect(refused.questions).toEqual([])
    expect((await plan(`${head}10,Barn,10 Hill`)).questions).toEqual([])
  })
})

describe('a file that may be of another edition', () => {
  it('is asked for dates far from the edition’s days', async () => {
    await importAll(await planVenues())
    const late = 'Kennung;Datum;von;bis\nV001;18.09.2029;21:00;23:00\nV001;18.09.2027;21:00;23:00'
    const plan = (answers: Answers) => planFile(world, 'openings', csvFile(late), { editionId: town.id, formats: { date: 'dmy' }, answers })
    const asked = await plan({})
    expect(asked.counts).toMatchObject({ create: 1, error: 1 })
    expect(asked.questions).toMatchObject([{ name: 'other-dates', rows: 1, choices: [{ value: 'right', examples: [{ cell: '2029-09-18' }] }, {}] }])
    expect((await plan({ 'other-dates': '-' })).counts).toMatchObject({ create: 1, error: 1 })
    expect((await plan({ 'other-dates': 'right' })).counts).toMatchObject({ create: 2, error: 0 })
  })
  it('is asked for places on another continent, before and after the first listings', async () => {
    const dublin = 'id,name,lat,lng\n1,A,53.34,-6.26\n2,B,53.35,-6.27\n'
    await world.services.get(EditionService).create({ year: 2028, name: 'Open studios', city: 'Bay', tz: 'America/Los_Angeles' })
    const asked = await planFile(world, 'listings', csvFile(dublin), { editionId: '2028' })
    expect(asked.counts).toMatchObject({ create: 0, error: 2 })
    expect(asked.questions).toMatchObject([{ name: 'far-away', rows: 2 }])
    await importAll(await planVenues())
    expect((await planned('listings', 'id,name,lat,lng\n1,A,38.72,-9.14')).questions).toMatchObject([{ name: 'far-away', rows: 1 }])
  })
})

describe('undo', () => {
  it('removes everything, the openings before their listings, and says so first', async () => {
    const before = await content()
    const houses = await importAll(await planVenues())
    const between = await content()
    const times = await importAll(await planOpenings())
    expect(await service.undo(times)).toEqual({ outcome: 'undone', undone: 53, kept: [] })
    expect(await content()).toEqual(between)
    const again = await importAll(await planOpenings())
    const plan = await world.call(importUndoPlan, { batchId: houses })
    expect(plan).toEqual({
      imports: [
        { batchId: again, fileName: 'sixty-openings.csv', kind: 'openings', created: 53, changed: 0, withdrawn: 0 },
        { batchId: houses, fileName: 'sixty-venues.csv', kind: 'listings', created: 54, changed: 0, withdrawn: 0 },
      ],
    })
    await expect(service.undo(houses)).rejects.toMatchObject({
      details: { rule: 'import-later-first', batchId: again, fileName: 'sixty-openings.csv' },
    })
    expect(await batch(houses)).toMatchObject({ status: 'done' })
    expect(await service.undoInOrder(plan.imports.map(({ batchId }) => batchId))).toEqual({ outcome: 'undone', undone: 107, kept: [] })
    expect(await content()).toEqual(before)
    for (const id of [houses, again]) expect(await batch(id)).toMatchObject({ status: 'undone' })
    expect(await world.call(importUndoPlan, { batchId: times })).toMatchObject({ imports: [{ created: 0, changed: 0 }] })
  })
  it('of a file that a later one corrected undoes the correction first', async () => {
    const houses = await importAll(await planVenues())
    world.localMode.setNow(new Date('2027-08-01T10:05Z'))
    const other = await importing('listings', 'Kennung;Bezeichnung;Adresse\nV900;Neubau;Neugasse 1')
    const correction = await importing('listings', 'Kennung;Bezeichnung;Adresse\nV001;Neue Mühle;Uferstraße 1')
    const { imports } = await world.call(importUndoPlan, { batchId: houses })
    expect(imports.map(({ batchId }) => batchId)).toEqual([correction, houses])
    expect(imports[0]).toMatchObject({ created: 0, changed: 1 })
    await service.undoInOrder(imports.map(({ batchId }) => batchId))
    expect((await stored()).map(({ displayName }) => displayName)).toEqual(['Neubau'])
    expect(await batch(other)).toMatchObject({ status: 'done' })
  })
  it('works in another tab and after an interruption', async () => {
    const rows = Array.from({ length: 230 }, (_, i) => `${i},Haus ${i}`).join('\n')
    const batchId = await importing('listings', `id,name\n${rows}`)
    expect(await call(world.functions, importUndo, { batchId })).toEqual({ undone: 100, kept: [], remaining: 130 })
    expect(await batch(batchId)).toMatchObject({ status: 'undoing' })
    const otherTab = new ImportService(records, world.services.get(Callables), world.storage, world.ids)
    const seen: number[] = []
    expect(await otherTab.undo(batchId, { onProgress: ({ done, total }) => void seen.push(done, total) })).toMatchObject({
      outcome: 'undone',
      undone: 130,
    })
    expect(seen).toEqual([100, 130, 130, 130])
    expect(await stored()).toEqual([])
    expect(await service.undo(batchId)).toEqual({ outcome: 'undone', undone: 0, kept: [] })
  })
  it('keeps and reports a new listing that was edited since', async () => {
    const batchId = await importAll(await planVenues())
    const mill = await named('Alte Mühle')
    await edit(mill, { doorNote: 'Ring twice.' })
    expect(await service.undo(batchId)).toEqual({
      outcome: 'undone',
      undone: 53,
      kept: [{ record: `listings/${mill.id}`, name: 'Alte Mühle', reason: 'edited-since', why }],
    })
    expect((await stored()).map(l => l.id)).toEqual([mill.id])
    expect(await batch(batchId)).toMatchObject({ status: 'undone', kept: [`listings/${mill.id}`] })
  })
  it('does not count numbering and publishing as an edit', async () => {
    const batchId = await importAll(await planVenues())
    await edit(await named('Alte Mühle'), { status: 'published', mapNumber: 1 })
    expect(await service.undo(batchId)).toMatchObject({ undone: 54, kept: [] })
  })
  it('keeps a listing with an opening made by hand, and an opening that was changed', async () => {
    const houses = await importAll(await planVenues())
    const times = await importAll(await planOpenings())
    const [mill, tower] = [await named('Alte Mühle'), await named('Turm am Tor')]
    await edit(mill, { openings: [...mill.openings, { ...mill.openings[0]!, key: 'by-hand', name: 'Zugabe' }] })
    await edit(tower, { openings: tower.openings.map(o => ({ ...o, notes: 'Changed.' })) })
    expect((await service.undo(times)).kept).toEqual([
      { record: `listings/${tower.id}`, name: 'Turm am Tor', reason: 'edited-since', why, fields: ['Openings'] },
    ])
    expect((await named('Alte Mühle')).openings.map(o => o.name)).toEqual(['Zugabe'])
    expect((await service.undo(houses)).kept.map(k => `${k.name} ${k.reason}`).sort()).toEqual([
      'Alte Mühle has-openings',
      'Turm am Tor has-openings',
    ])
  })
  it('of an update restores the fields that were not changed since', async () => {
    await importAll(await planVenues())
    const before = await content()
    const update = () => importing('listings', 'Kennung;Bezeichnung;Adresse;Webseite\nV001;Neue Mühle;Uferstraße 1;neu.example')
    expect(await service.undo(await update())).toMatchObject({ undone: 1, kept: [] })
    expect(await content()).toEqual(before)
    const batchId = await update()
    const mill = await named('Neue Mühle')
    await edit(mill, { address: 'Von Hand 1' })
    expect((await service.undo(batchId)).kept).toEqual([
      { record: `listings/${mill.id}`, name: 'Neue Mühle', reason: 'edited-since', why, fields: ['Address'] },
    ])
    expect(await records.get(listings, mill.id)).toMatchObject({ displayName: 'Alte Mühle', address: 'Von Hand 1', links: [] })
  })
  it('of a changed opening restores it', async () => {
    await importAll(await planVenues())
    await importAll(await planOpenings())
    const before = await content()
    const plan = await planned('openings', 'Kennung;Angebot;Datum;von;bis;Hinweis\nV001;Lange Nacht;18.09.2027;21:00;02:30;Warm anziehen', {
      date: 'dmy',
    })
    expect(codes(plan.rows[0])).toEqual(['update', 'ends-after-midnight'])
    const batchId = await importAll(plan)
    expect((await named('Alte Mühle')).openings[0]).toMatchObject({
      notes: 'Warm anziehen',
      end: { local: '2027-09-19T02:30', utc: new Date('2027-09-19T00:30Z') },
    })
    await service.undo(batchId)
    expect(await content()).toEqual(before)
    const later = 'Kennung;Angebot;Datum;von;bis;Hinweis\nV001;Offenes Atelier;19.09.2027;10:00;12:30;Mit Kaffee'
    const second = await importing('openings', later, { date: 'dmy' })
    expect((await named('Alte Mühle')).openings.map(({ name, notes }) => [name, notes])).toEqual([
      ['Lange Nacht', undefined],
      ['Offenes Atelier', 'Mit Kaffee'],
    ])
    await service.undo(second)
    expect(await content()).toEqual(before)
  })
  it('also restores the extra columns of listings and openings', async () => {
    const houses = await importAll(await planVenues())
    const { id } = await named('Turm am Tor')
    const changed = await importing('listings', 'Kennung;Bezeichnung;Adresse;Baujahr;Denkmal\nV002;Turm am Tor;Mühlgasse 5, 4999;1544;ja')
    expect((await columnsOf(id))?.extra).toEqual({ Baujahr: '1544', Denkmal: 'ja' })
    const times = await importing('openings', 'Kennung;Datum;von;bis;Lager\nV002;18.09.2027;21:00;23:00;Keller', { date: 'dmy' })
    expect(await service.undo(times)).toMatchObject({ undone: 1, kept: [] })
    expect(await columnsOf(id)).not.toHaveProperty('openingExtra')
    expect(await service.undo(changed)).toMatchObject({ undone: 1, kept: [] })
    expect((await columnsOf(id))?.extra).toEqual({ Baujahr: '1543' })
    const without = await importing('listings', 'Kennung;Bezeichnung;Adresse\nV002;Turm;Mühlgasse 5, 4999')
    expect((await columnsOf(id))?.extra).toEqual({ Baujahr: '1543' })
    expect(await service.undo(without)).toMatchObject({ undone: 1, kept: [] })
    expect((await columnsOf(id))?.extra).toEqual({ Baujahr: '1543' })
    expect(await service.undo(houses)).toMatchObject({ undone: 54, kept: [] })
    expect(await columnsOf(id)).toBeUndefined()
  })
  it('has nothing to undo of a listing that was deleted since, and keeps nothing of it', async () => {
    const batchId = await importAll(await planVenues())
    const behind = new Records(world.store, { current: undefined })
    await behind.commit(behind.deleting(listings, (await named('Alte Mühle')).id))
    expect(await service.undo(batchId)).toEqual({ outcome: 'undone', undone: 54, kept: [] })
    expect(await stored()).toEqual([])
  })
  it('is possible for 30 days', async () => {
    const batchId = await importAll(await planVenues())
    world.localMode.setNow(new Date('2027-08-31T10:00:01Z'))
    await expect(service.undo(batchId)).rejects.toMatchObject({ details: { rule: 'undo-expired' } })
    world.localMode.setNow(new Date('2027-08-31T10:00Z'))
    expect(await service.undo(batchId)).toMatchObject({ outcome: 'undone' })
  })
  it('stops a running import', async () => {
    const batchId = await start(await planVenues())
    await service.undo(batchId)
    await expect(service.resume(batchId)).rejects.toMatchObject({ rule: 'import-not-running' })
  })
})

describe('the service remembers', () => {
  it('the confirmed mapping, also for a file with another column', async () => {
    const formats = { date: 'dmy', decimal: ',', list: '|' } as const
    const plan = (mapping: Mapping) => planFile(world, 'listings', csvFile('Nr;Haus;Wo\n1;A;B'), { editionId: town.id, mapping, formats })
    await plan({ Nr: 'key' })
    await plan({ Nr: 'key', Haus: 'displayName' })
    const recalled = await service.recallMapping(kindNamed('listings'), ['nr', 'haus', 'wo', 'Neu'])
    expect(recalled).toMatchObject({ mapping: { Nr: 'key', Haus: 'displayName' }, formats })
    expect(await service.recallMapping(kindNamed('openings'), ['Nr', 'Haus', 'Wo'])).toBeUndefined()
  })
  it('the answers to its questions, as far as they hold for another file', async () => {
    const recalled = async (kind: string, header: readonly string[], into?: string) =>
      rememberedAnswers(kindNamed(kind), await service.recallMapping(kindNamed(kind), header), into)
    await importing('listings', 'id,name,address\n1,Forge,1 Quay\n2,Mill,2 Quay')
    const far = 'id,name,address,lat,lng\n1,Forge,1 Quay,-33.87,151.21\n'
    const answers = { 'far-away': 'right', gone: 'withdraw' }
    expect((await planFile(world, 'listings', csvFile(far), { editionId: town.id, answers })).questions).toHaveLength(2)
    expect(await recalled('listings', ['id', 'name', 'address', 'lat', 'lng'], town.id)).toEqual({ 'far-away': 'right' })
    // The question asks whether it is the right edition, so another edition asks it again.
    expect(await recalled('listings', ['id', 'name', 'address', 'lat', 'lng'], '2028')).toEqual({})
    await world.enter({ pid: 'p-people', adm: 1, sc: 'p' })
    const people = (given: Answers) => planFile(world, 'people', csvFile('Name,Email\n"Ruiz, Ana",ana@x.example'), { answers: given })
    await people({ 'comma-name': 'last-first', 'person-or-organisation': 'neither', gone: 'withdraw' })
    expect(await recalled('people', ['Name', 'Email'])).toEqual({ 'comma-name': 'last-first' })
    await people({ 'comma-name': '-' })
    expect(await recalled('people', ['Name', 'Email', 'Phone'])).toEqual({ 'comma-name': '-' })
  })
  it('every batch, newest first, live, and no dry run', async () => {
    await planOpenings()
    const told: string[][] = []
    const stop = service.batches(['guide']).watch(
      batches => void told.push(batches.map(b => b.status)),
      error => expect.unreachable(String(error)),
    )
    await importAll(await planVenues())
    await eventually(() => expect(told.at(-1)).toEqual(['done']))
    stop()
    expect(told.flat()).not.toContain('planned')
  })
})
