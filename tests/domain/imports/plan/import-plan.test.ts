import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDelimitedTable } from '../../../../src/domain/imports/file/read-delimited-table'
import { importHandlerOf, importHandlers } from '../../../../src/domain/imports/import-handlers'
import { type ExistingListing, type ImportedListing, importedListingId } from '../../../../src/domain/imports/kinds/listings/imported-listing'
import { problemsCsv } from '../../../../src/domain/imports/plan/problems-csv'
import { remarkSentence, warningSentence } from '../../../../src/domain/imports/plan/remark-sentence'
import { commonRowText } from '../../../../src/domain/imports/plan/row-text'
import { afterListings, codes, fixture, nothing, planOf, problemsOf, rowNamed, tableOf, town } from '../../../support/import-files'

const venues = await fixture('sixty-venues.csv')
const openings = await fixture('sixty-openings.csv')
const plan = await planOf('listings', venues)
const edition = afterListings(plan)

describe('the dry run of sixty venues', () => {
  it('creates 54, skips a duplicate and refuses five', () => {
    expect(plan.counts).toEqual({ create: 54, update: 0, skip: 1, error: 5 })
    expect(plan.rows).toHaveLength(60)
  })
  it('says of each awkward row what becomes of it', () => {
    expect(codes(rowNamed(plan, 'Gemeinschaftsatelier'))).toEqual(['create', 'over-print-limit'])
    expect(codes(rowNamed(plan, 'Haus ohne Karte'))).toEqual(['create', 'no-pin'])
    expect(codes(rowNamed(plan, 'Haus bei Null'))).toEqual(['create', 'zero-pin'])
    expect(codes(rowNamed(plan, 'Klostergarten'))).toEqual(['create', 'moved-to-about'])
    expect(plan.rows.find(row => row.action === 'skip')!.reasons).toEqual([{ code: 'duplicate-row', value: 11 }])
    expect(rowNamed(plan, 'Etwas anderes')).toMatchObject({ action: 'error', reasons: [{ code: 'key-used-twice', field: 'key', value: 12 }] })
    expect(codes(rowNamed(plan, 'Verdrehtes Haus'))).toEqual(['error', 'coordinates-swapped'])
    expect(codes(rowNamed(plan, 'Halbe Nadel'))).toEqual(['error', 'half-a-pin'])
    expect(codes(rowNamed(plan, 'Abgebrochene Zeile'))).toEqual(['error', 'too-many-cells', 'no-pin'])
    expect(plan.rows.filter(row => row.reasons.some(r => r.code === 'missing' && r.field === 'displayName'))).toHaveLength(1)
  })
  it('reads decimal commas, lists, quoted newlines and addresses, and keeps an unmapped column', () => {
    expect(rowNamed(plan, 'Turm am Tor')!.data).toEqual({
      displayName: 'Turm am Tor',
      sortName: 'Turm am Tor',
      address: 'Mühlgasse 5, 4999',
      pin: { lat: 47.9043, lng: 14.22091, confidence: 'confirmed' },
      tags: ['Atelier'],
      media: [],
      links: [],
      facilities: ['Toiletten', 'Parkplatz', 'Wickelraum'],
      blurb: 'Turm am Tor öffnet die Türen.',
      about: 'Führungen durch Turm am Tor, mit Gesprächen.',
      byAppointment: false,
      source: { key: 'V002' },
      extra: { Baujahr: '1543' },
    })
    const garden = rowNamed(plan, 'Klostergarten')!.data as ImportedListing
    expect(garden.about).toMatch(/^Ein sehr langer Text\..*\n\nErste Zeile\.\nZweite Zeile; mit "Strichpunkt"\.$/s)
    expect(garden.links).toEqual(['https://www.klostergarten.example'])
    expect(JSON.stringify(plan.rows)).not.toContain('@')
    expect(plan).toMatchObject({ keptColumns: ['Baujahr'], leftOutColumns: ['E-Mail'] })
  })
  it('is the same for the same file in Windows-1252', async () => {
    const text = [venues.header, ...venues.rows.map(row => row.cells)]
      .map(cells => cells.map(cell => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'))
      .join('\r\n')
    const western = Uint8Array.from(text, c => c.charCodeAt(0))
    const table = await readDelimitedTable('western.csv', western.buffer)
    expect(table.encoding).toBe('windows-1252')
    expect((await planOf('listings', table)).rows).toEqual(plan.rows)
  })
  it('skips every stored row when the file is imported again', async () => {
    const again = await planOf('listings', venues, { existing: edition })
    expect(again.counts).toEqual({ create: 0, update: 0, skip: 55, error: 5 })
    expect(codes(again.rows[0])).toEqual(['skip', 'unchanged'])
  })
  it('is the same if it is repeated', async () => expect(await planOf('listings', venues)).toEqual(plan))
})

const times = await planOf('openings', openings, { existing: edition })

describe('the dry run of sixty openings', () => {
  it('creates 53, skips a duplicate and refuses six', () => expect(times.counts).toEqual({ create: 53, update: 0, skip: 1, error: 6 }))
  it('says of each awkward row what becomes of it', () => {
    const last = times.rows.slice(50).map(codes)
    expect(last).toEqual([
      ['create', 'ends-after-midnight'],
      ['skip', 'duplicate-row'],
      ['error', 'unknown-listing'],
      ['error', 'unreadable-date'],
      ['error', 'ends-before-start'],
      ['error', 'time-skipped-by-clock-change'],
      ['create', 'time-occurs-twice'],
      ['error', 'unreadable-time'],
      ['create', 'unreadable-flag', 'value-kept'],
      ['error', 'missing'],
    ])
    expect(times.rows[50]!.data).toMatchObject({ start: '2027-09-18T21:00', end: '2027-09-19T01:00' })
    expect(times.rows[58]!.data).toEqual({
      name: 'Führung',
      start: '2027-09-18T10:00',
      end: '2027-09-18T11:30',
      extra: { Anmeldung: 'vielleicht', Plätze: 'ca. 20' },
    })
  })
  it('reads tickets and places', () => {
    expect(times.rows[2]!.data).toMatchObject({ name: 'Führung', ticketed: true, capacity: 13, start: '2027-09-19T12:00' })
    expect(times.rows[0]!.data).toMatchObject({ ticketed: false })
    expect(times.rows[0]!.data).not.toHaveProperty('capacity')
  })
  it('finds no listing before the venues are imported', async () => {
    expect((await planOf('openings', openings)).counts).toMatchObject({ create: 0 })
  })
})

const listing = (id: string, fields: ExistingListing['fields']): ExistingListing => ({ id, fields, openings: [] })
const plannedFrom = async (text: string, listings: ExistingListing[] = [], more = {}) =>
  planOf('listings', await tableOf(text), { existing: { ...nothing, listings }, ...more })

describe('a row and the existing listings', () => {
  const mill = listing('mill', { displayName: 'The Mill', sortName: 'Mill', address: '1 Quay', source: { key: '7' }, about: 'Old.' })
  it('match by the key in the file, and only the row’s values change', async () => {
    const { rows } = await plannedFrom('id,name,address,about\n7,The Old Mill,1 Quay,', [mill])
    expect(rows[0]).toMatchObject({
      action: 'update',
      recordId: 'mill',
      changes: [
        { field: 'displayName', before: 'The Mill', after: 'The Old Mill' },
        { field: 'sortName', before: 'Mill', after: 'Old Mill' },
      ],
    })
  })
  it('match by name and address without a key, regardless of case, accents and punctuation', async () => {
    const { rows } = await plannedFrom('name,address,website\nthe mill,"1, Quay.",mill.example', [mill])
    expect(rows[0]).toMatchObject({ action: 'update', recordId: 'mill' })
    expect(rows[0]!.changes!.map(c => c.field)).toEqual(['displayName', 'address', 'links', 'sortName'])
  })
  it('keep a pin that the file repeats, with what is known of it', async () => {
    const known = listing('mill', { ...mill.fields, pin: { lat: 48.2, lng: 16.3, confidence: 'rooftop' } })
    const { rows } = await plannedFrom('id,name,lat,lng\n7,The Mill,48.2,16.3\n', [known])
    expect(codes(rows[0])).toEqual(['skip', 'unchanged'])
  })
  describe('without a neighborhood in the file', () => {
    const north = { ...nothing, neighbourhoodAt: ({ lat }: { readonly lat: number }) => (lat > 48 ? 'north' : undefined) }
    const file = 'id,name,lat,lng\n7,The Mill,48.2,16.3\n8,The Barn,47.9,16.3\n'
    const plannedBeside = async (listings: ExistingListing[]) =>
      (await planOf('listings', await tableOf(file), { existing: { ...north, listings } })).rows
    it('get the one that contains the pin', async () => {
      const [inside, outside] = await plannedBeside([])
      expect(inside!.data).toMatchObject({ neighbourhoodId: 'north' })
      expect(outside!.data).not.toHaveProperty('neighbourhoodId')
    })
    it('get it when the file is imported again after the outlines, unless staff chose one', async () => {
      const stored = (neighbourhoodId?: string) =>
        listing('mill', { ...mill.fields, pin: { lat: 48.2, lng: 16.3, confidence: 'confirmed' }, ...(neighbourhoodId && { neighbourhoodId }) })
      expect((await plannedBeside([stored()]))[0]!.changes).toEqual([{ field: 'neighbourhoodId', before: undefined, after: 'north' }])
      expect((await plannedBeside([stored('south')]))[0]!.action).toBe('skip')
    })
  })
  it('do not match if their keys differ', async () => {
    const { rows } = await plannedFrom('id,name,address\n8,The Mill,1 Quay', [mill])
    expect(codes(rows[0])).toEqual(['create', 'no-pin', 'same-name-and-place'])
  })
  it('match without a key, which is then added to the listing', async () => {
    const { rows } = await plannedFrom('id,name,address\n8,The Mill,1 Quay', [listing('mill', { displayName: 'The Mill', address: '1 Quay' })])
    expect(rows[0]).toMatchObject({ action: 'update', changes: [{ field: 'source', after: { key: '8' } }] })
  })
  it('match what the row itself created, although staff gave it another name and address since', async () => {
    const file = 'name,address\nThe Mill,1 Quay'
    const [row] = (await plannedFrom(file)).rows
    const renamed = listing(importedListingId(town.id, row!.hash), { displayName: 'Mill House', address: '2 Quay' })
    expect((await plannedFrom(file, [renamed])).rows[0]).toMatchObject({ action: 'update', recordId: renamed.id })
  })
  it('do not match if there are two candidates', async () => {
    const { rows } = await plannedFrom('name,address\nThe Mill,1 Quay', [mill, { ...mill, id: 'mill-2' }])
    expect(codes(rows[0])).toEqual(['error', 'ambiguous-listing', 'no-pin'])
  })
  it('keep the other columns of earlier files', async () => {
    const known = listing('mill', { ...mill.fields, extra: { built: '1700', style: 'brick' } })
    const { rows } = await plannedFrom('id,name,built\n7,The Mill,1701', [known])
    expect(rows[0]!.changes).toEqual([{ field: 'extra', before: { built: '1700', style: 'brick' }, after: { built: '1701', style: 'brick' } }])
  })
})

describe('a row of a listing', () => {
  const only = async (text: string, more = {}) => (await plannedFrom(text, [], more)).rows
  it('is refused if it has more bytes than one record can hold', async () => {
    const [fits, isTooLarge] = await only(`name,memo\nA,${'€'.repeat(233_333)}\nB,${'€'.repeat(233_334)}`)
    expect([codes(fits), codes(isTooLarge)]).toEqual([
      ['create', 'no-pin'],
      ['error', 'row-too-large', 'no-pin'],
    ])
  })
  it('is refused if it has the name and address of another one and no key', async () => {
    expect(codes((await only('name,address,kind\nA,1 Quay,x\na,1 quay,y'))[1])).toEqual(['error', 'name-used-twice', 'no-pin'])
  })
  it('is refused if its coordinates are out of range, not numbers, or swapped compared with the others', async () => {
    const rows = await only('name,lat,lng\nA,95,200\nB,95,20\nC,north,20\nD,51.5 N,0.1 W')
    expect(rows.slice(0, 3).map(row => codes(row)[1])).toEqual(['out-of-range', 'coordinates-swapped', 'unreadable-number'])
    expect(rows[2]!.reasons).toMatchObject([{ field: 'lat', value: 'north' }])
    expect(rows[3]!.data).toMatchObject({ pin: { lat: 51.5, lng: -0.1 } })
    const wrong = await only('name,lat,lng,Coordinates\nA,48.2,east,\nB,,,north east')
    expect(wrong.map(({ reasons }) => reasons.find(({ code }) => code === 'unreadable-number'))).toMatchObject([
      { field: 'lng', value: 'east' },
      { field: 'latLng', value: 'north east' },
    ])
    const near = ['A', 'B', 'C', 'D', 'E'].map(name => `${name},48.2,16.3`).join('\n')
    expect(codes((await only(`name,lat,lng\n${near}\nF,16.3,48.2`))[5])).toEqual(['error', 'coordinates-swapped'])
    const far = await planOf('listings', await tableOf(`name,lat,lng\n${near}\nF,40.7,-74`))
    expect(codes(far.rows[5])).toEqual(['error', 'far-away', 'far-from-the-others'])
    expect(far.questions).toMatchObject([
      { name: 'far-away', rows: 1, choices: [{ value: 'right', examples: [{ cell: '40.7, -74', reading: 'F' }] }, {}] },
    ])
    const right = await planOf('listings', await tableOf(`name,lat,lng\n${near}\nF,40.7,-74`), { answers: { 'far-away': 'right' } })
    expect(codes(right.rows[5])).toEqual(['create', 'far-from-the-others'])
  })
  it('takes both coordinates from one column', async () => {
    const pins = async (...cells: string[]) =>
      (await only(`name,coordinates\n${cells.map((c, i) => `V${i},"${c}"`).join('\n')}`)).map(row => (row.data as { pin?: object })?.pin)
    const pin = { lat: 48.2, lng: 16.3, confidence: 'confirmed' }
    expect(await pins('48.2, 16.3', '(48.2 16.3)', '48.2;16.3')).toEqual([pin, pin, pin])
    expect(await pins('48,2; 16,3', '48,2 16,3')).toEqual([pin, pin])
  })
  it('keeps values completely that do not fit their field', async () => {
    const long = 'x'.repeat(4001)
    const [row] = await only(`name,about,unit,area,types\nA,${long},a unit with a long name,Nowhere,${'y'.repeat(61)};z`)
    expect(row!.data).toMatchObject({ extra: { about: long, unit: 'a unit with a long name', area: 'Nowhere' }, tags: ['z'] })
    expect(
      codes(row)
        .slice(1)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['kept-as-other-column', 'kept-as-other-column', 'list-shortened', 'no-pin', 'unknown-neighbourhood'])
  })
  it('finds its neighborhood by name', async () => {
    const existing = { listings: [], neighbourhoods: [{ id: 'n1', name: 'Alt-Stadt' }] }
    expect((await only('name,Stadtteil\nA,alt stadt', { existing }))[0]!.data).toMatchObject({ neighbourhoodId: 'n1' })
  })
  it('drops email addresses, because the guide is public', async () => {
    const [row] = await only('name,host,remark\nA,a@b.example,write to a@b.example please', { mapping: { name: 'displayName' } })
    expect(row!.data).toMatchObject({ extra: { remark: 'write to … please' } })
    expect(Object.keys((row!.data as { extra: object }).extra)).toEqual(['remark'])
    expect(codes(row)).toEqual(['create', 'email-left-out', 'email-left-out', 'no-pin'])
  })
  it('is refused with a name that is not allowed for a listing', async () => {
    expect(codes((await only(`name\n${'n'.repeat(141)}`))[0])).toEqual(['error', 'too-long', 'no-pin'])
  })
})

describe('an opening', () => {
  const hall: ExistingListing = { ...listing('hall', { displayName: 'Hall', source: { key: '1' } }) }
  const planned = async (text: string, host = hall, more = {}) =>
    (await planOf('openings', await tableOf(text), { existing: { ...nothing, listings: [host] }, ...more })).rows
  it('with an offset is converted to the edition’s time zone', async () => {
    const london = { edition: { id: 'e', tz: 'Europe/London' } }
    const text = 'id,start,end\n1,2027-09-18T09:00:00Z,2027-09-18T12:00:00+02:00'
    expect((await planned(text, hall, london))[0]!.data).toMatchObject({ start: '2027-09-18T10:00', end: '2027-09-18T11:00' })
  })
  it('without an offset is in the edition’s time zone', async () => {
    expect((await planned('id,start,end\n1,2027-09-18 09:00,2027-09-18 12:00'))[0]!.data).toMatchObject({
      start: '2027-09-18T09:00',
      end: '2027-09-18T12:00',
    })
  })
  it('is refused with the cell that is no date or time, or because there is none', async () => {
    const reasons = async (text: string) => (await planned(text)).flatMap(row => row.reasons)
    expect(await reasons('id,date,from,to\n1,soon,9,12\n1,18.09.2027,early,12\n1,,9,12')).toEqual([
      { code: 'unreadable-date', field: 'date', value: 'soon' },
      { code: 'unreadable-time', field: 'startTime', value: 'early' },
      { code: 'missing', field: 'date' },
    ])
    expect((await reasons('id,start,end\n1,soon,2027-09-18 12:00'))[0]).toEqual({ code: 'unreadable-date', field: 'start', value: 'soon' })
  })
  it('finds its listing by name if the file has no keys', async () => {
    expect((await planned('listing,date,from,to\nHALL,18.09.2027,9,12'))[0]).toMatchObject({ action: 'create', recordId: 'hall' })
  })
  it('with the same values as another row in another notation is a duplicate', async () => {
    const rows = await planned('id,date,from,to\n1,18.09.2027,9,12\n1,18.09.2027,09:00,12:00')
    expect(rows[1]).toMatchObject({ action: 'skip', reasons: [{ code: 'duplicate-row', value: 2 }] })
  })
  it('updates the existing one with its time and name, if there is just one', async () => {
    const standing = { key: 'k1', name: 'Tour', start: '2027-09-18T09:00', end: '2027-09-18T10:00', notes: 'By hand.' }
    const text = 'id,name,date,from,to\n1,Tour,18.09.2027,9,11'
    expect((await planned(text, { ...hall, openings: [standing] }))[0]).toMatchObject({
      action: 'update',
      entryKey: 'k1',
      changes: [{ field: 'end', before: '2027-09-18T10:00', after: '2027-09-18T11:00' }],
    })
    const two = { ...hall, openings: [standing, { ...standing, key: 'k2', end: '2027-09-18T09:30' }] }
    expect((await planned(text, two))[0]!.action).toBe('create')
    expect((await planned(`${text}\n1,Tour,18.09.2027,9,10`, { ...hall, openings: [standing] })).map(row => row.action)).toEqual(['create', 'skip'])
  })
  it('moves with a corrected file, where just one row and one opening of its name are left', async () => {
    const [tour, talk] = [
      { key: 'k1', name: 'Tour', start: '2027-09-18T09:00', end: '2027-09-18T10:00' },
      { key: 'k2', name: 'Talk', start: '2027-09-18T12:00', end: '2027-09-18T13:00' },
    ]
    const corrected = 'id,name,date,from,to\n1,Tour,18.09.2027,9,10\n1,Talk,19.09.2027,14,15'
    const rows = await planned(corrected, { ...hall, openings: [tour, talk] })
    expect(rows[1]).toMatchObject({
      action: 'update',
      entryKey: 'k2',
      changes: [
        { field: 'start', before: '2027-09-18T12:00', after: '2027-09-19T14:00' },
        { field: 'end', before: '2027-09-18T13:00', after: '2027-09-19T15:00' },
      ],
      warnings: [{ code: 'moved', value: '2027-09-18 12:00–13:00 → 2027-09-19 14:00–15:00' }],
    })
    // With two talks in the file or in the store, it is unknown which one moved.
    const [, ...twice] = await planned(`${corrected}\n1,Talk,20.09.2027,14,15`, { ...hall, openings: [tour, talk] })
    expect(twice.map(row => row.action)).toEqual(['create', 'create'])
    const both = [tour, talk, { ...talk, key: 'k3', start: '2027-09-17T12:00', end: '2027-09-17T13:00' }]
    expect((await planned(corrected, { ...hall, openings: both }))[1]!.action).toBe('create')
    // A file without any stored opening adds one.
    expect((await planned('id,name,date,from,to\n1,Talk,19.09.2027,14,15', { ...hall, openings: [tour, talk] }))[0]!.action).toBe('create')
  })
  it('is refused if its listing has 200', async () => {
    const many = Array.from({ length: 199 }, (_, i) => ({
      key: `k${i}`,
      start: `2027-01-01T00:${String(i % 60).padStart(2, '0')}`,
      end: '2027-01-02T00:00',
      name: `${i}`,
    }))
    const rows = await planned('id,date,from,to\n1,18.09.2027,9,12\n1,19.09.2027,9,12', { ...hall, openings: many })
    expect(rows.map(codes)).toEqual([['create'], ['error', 'too-many-openings']])
  })
})

describe('any file', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '1', '2', 'Hall', '51.5', '-0,1', '18.09.2027', '2027-09-18', '10:00', '25:99', 'ja', 'www.x.example', 'a@b.example', '0'),
    fc.string({ maxLength: 12 }),
  )
  const header = fc.uniqueArray(
    fc.constantFrom('id', 'name', 'address', 'lat', 'lng', 'about', 'date', 'from', 'to', 'start', 'end', 'tickets', 'places', 'website', 'other'),
    { minLength: 2, maxLength: 8 },
  )
  const file = header.chain(names =>
    fc.tuple(fc.constant(names), fc.array(fc.array(cell, { minLength: names.length, maxLength: names.length }), { minLength: 1, maxLength: 15 })),
  )
  it('has a plan with one action and a reason for every row, and a sentence for every reason', async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.constantFrom('listings' as const, 'openings' as const), async ([names, rows], kind) => {
        const table = {
          fileName: 'f',
          fileHash: '',
          encoding: 'utf-8',
          delimiter: ',',
          header: names,
          rows: rows.map((cells, i) => ({ line: i + 2, cells })),
        } as const
        const result = await planOf(kind, table, { existing: edition })
        expect(result.rows.map(row => row.line)).toEqual(rows.map((_, i) => i + 2))
        const answer = { create: 'data', update: 'changes', skip: 'reasons', error: 'reasons' } as const
        for (const row of result.rows) {
          expect([undefined, []]).not.toContainEqual(row[answer[row.action]])
          for (const remark of [...row.reasons, ...row.warnings]) expect(remarkSentence(importHandlerOf(kind), remark)).toMatch(/^\S.*[.?]$/)
        }
        expect(await planOf(kind, table, { existing: edition })).toEqual(result)
      }),
      { numRuns: 200 },
    )
  })
})

describe('the report about a row', () => {
  it.each(importHandlers)('has a sentence for every code: $kind.name', handler => {
    const { reasons, warnings } = handler.words
    const codesOf = (words: typeof reasons | typeof warnings, common: object) => [...new Set([...Object.keys(common), ...Object.keys(words)])]
    const all = [...codesOf(reasons, commonRowText.reasons), ...codesOf(warnings, commonRowText.warnings)]
    const sentences = all.map(code => remarkSentence(handler, { code, field: 'displayName', value: 7 }))
    expect(new Set(sentences).size).toBe(all.length)
    for (const code of codesOf(warnings, commonRowText.warnings)) expect(warningSentence(handler, code)).toMatch(/^\S.*[^.]$/)
  })
  it('says which column it speaks of, by its label or its name in the file, and otherwise the row', () => {
    const said = (field?: string) => remarkSentence(importHandlerOf('people'), { code: 'missing', ...(field && { field }) })
    const column = importHandlerOf('people').kind.columns.find(({ label, name }) => label !== name)!
    expect([said(column.name), said('Sign of the zodiac'), said()]).toEqual([
      `${column.label} is empty.`,
      'Sign of the zodiac is empty.',
      'The row is empty.',
    ])
  })
  it('can be downloaded as CSV with the file’s columns, without formulas', async () => {
    const table = await tableOf('id,name\n1,\n1,=HYPERLINK("x")\n2,Fine\n2,"Twice, so"')
    const lines = problemsCsv(table, problemsOf('listings', await planOf('listings', table))).split('\r\n')
    expect(lines[0]).toBe('Row,Action,Why,id,name')
    expect(lines[1]).toBe('2,error,Name is empty. No coordinates: the listing will not be on the map.,1,')
    expect(lines[2]).toContain(`'=HYPERLINK`)
    expect(lines.at(-1)).toContain('Row 4 has the same key')
  })
})
