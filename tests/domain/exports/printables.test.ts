import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { roleGrants } from '../../../src/domain/accounts/roles/role-grants.collection'
import { addressLabels } from '../../../src/domain/exports/address-labels'
import { exportJobs } from '../../../src/domain/exports/export-jobs.collection'
import { type ExportInput, ExportService } from '../../../src/domain/exports/export-service'
import { nameBadges } from '../../../src/domain/exports/name-badges'
import { placeAt, placesOn, sheetFormats, sheetsOf } from '../../../src/domain/exports/paper-sheet-formats'
import { requestExport } from '../../../src/domain/exports/request-export.contract'
import { editions } from '../../../src/domain/guide/editions.collection'
import { listings, sites } from '../../../src/domain/guide/listings.collection'
import { people } from '../../../src/domain/people/people.collection'
import { segments } from '../../../src/domain/segments/segments.collection'
import { organisation, organisationId } from '../../../src/domain/shared/records/organisation.collection'
import { Records } from '../../../src/domain/shared/records/records'
import { expectPortError } from '../../suites/expect-port-error'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

const named = (first: string, last: string) => ({ first, last, display: `${first} ${last}`, sort: `${last}, ${first}` })
const house = (more: object = {}) => ({ line1: '1 Quay', city: 'Orlen', postcode: '10115', country: 'US', ...more })

describe('an address on a label', () => {
  const linesOf = (address: ReturnType<typeof house>, firm?: string) =>
    addressLabels([{ id: 'a', names: named('Ana', 'Ruiz'), addresses: [address], ...(firm !== undefined && { organisation: firm }) }])[0]?.lines

  it('has the order of its country', () => {
    expect(linesOf(house({ region: 'CA', line2: 'Rear' }))).toEqual(['Ana Ruiz', '1 Quay', 'Rear', 'Orlen, CA 10115'])
    expect(linesOf(house({ country: 'DE' }))).toEqual(['Ana Ruiz', '1 Quay', '10115 Orlen', 'GERMANY'])
    expect(linesOf(house({ country: 'GB', region: 'Kent', postcode: 'CT1 2AB' }))).toEqual([
      'Ana Ruiz',
      '1 Quay',
      'Orlen',
      'Kent',
      'CT1 2AB',
      'UNITED KINGDOM',
    ])
    expect(linesOf(house({ country: 'CA', region: 'QC', postcode: 'H2X 1Y4' }))?.slice(2)).toEqual(['Orlen, QC H2X 1Y4', 'CANADA'])
    expect(linesOf(house({ country: '?', postcode: '' }))?.slice(2)).toEqual(['Orlen', '?'])
  })

  it('names a company beside the person, and once if it is the addressee', () => {
    expect(linesOf(house(), 'Quay Press')?.slice(0, 2)).toEqual(['Ana Ruiz', 'Quay Press'])
    expect(linesOf(house(), 'Ana Ruiz')?.slice(0, 2)).toEqual(['Ana Ruiz', '1 Quay'])
  })

  it('is left out where there is none, and lies where the post wants it', () => {
    const sheet = addressLabels([
      { id: 'a', names: named('Ana', 'Ruiz'), addresses: [house({ postcode: '94110' })] },
      { id: 'b', names: named('Ben', 'Ortiz') },
      { id: 'c', names: named('Cy', 'Adler'), addresses: [house({ country: 'DE' })] },
      { id: 'd', names: named('Di', 'Okoro'), addresses: [house({ postcode: '94102' })] },
    ])
    expect(sheet.map(({ lines }) => lines[0])).toEqual(['Cy Adler', 'Di Okoro', 'Ana Ruiz'])
  })
})

it('badges are sorted by last name and name a company once', () => {
  const found = [
    { id: 'z', names: { ...named('Łukasz', 'Ñandú'), pronouns: 'he/him' }, organisation: 'Quay Press' },
    { id: 'q', names: { first: '', last: 'Quay Press', display: 'Quay Press', sort: 'Quay Press' }, organisation: 'Quay Press' },
    { id: 'a', names: named('Ana', 'Ruiz') },
  ]
  expect(nameBadges(found)).toEqual([
    { name: 'Łukasz Ñandú', pronouns: 'he/him', organisation: 'Quay Press' },
    { name: 'Quay Press', pronouns: '', organisation: '' },
    { name: 'Ana Ruiz', pronouns: '', organisation: '' },
  ])
})

describe('a sheet', () => {
  it('has the measures of its manufacturer', () => {
    expect([0, 1, 2, 3, 29].map(place => placeAt(sheetFormats.labels, place))).toEqual([
      { x: 0.1875, y: 0.5 },
      { x: 2.9375, y: 0.5 },
      { x: 5.6875, y: 0.5 },
      { x: 0.1875, y: 1.5 },
      { x: 5.6875, y: 9.5 },
    ])
    expect([0, 5].map(place => placeAt(sheetFormats.badges, place))).toEqual([
      { x: 0.25, y: 1 },
      { x: 4.25, y: 7 },
    ])
    for (const format of Object.values(sheetFormats)) {
      const last = placeAt(format, placesOn(format) - 1)
      expect(last.x + format.cell.width + format.side).toBe(8.5)
      expect(last.y + format.cell.height + format.top).toBe(11)
    }
  })

  it('takes every item once, in order, after the used places', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { maxLength: 100 }), fc.integer({ min: 0, max: 29 }), (items, from) => {
        const sheets = sheetsOf(sheetFormats.labels, items, from)
        expect(sheets.flat().map(({ item }) => item)).toEqual(items)
        expect(sheets.flatMap((cells, n) => cells.map(({ place }) => n * 30 + place))).toEqual(items.map((_, i) => from + i))
        expect(sheets.flat().every(({ place }) => place >= 0 && place < 30)).toBe(true)
      }),
    )
  })
})

describe('a printout is an export', () => {
  let world: StaffWorld
  let service: ExportService
  let behind: Records
  const why = 'Letters for the season'

  beforeEach(async () => {
    world = await staffWorld({ pid: 'p-people', adm: 1, sc: 'pg' }, new Date('2027-08-01T10:00Z'))
    service = world.services.get(ExportService)
    behind = new Records(world.store, { current: world.auth.current })
  })

  const person = (id: string, names: ReturnType<typeof named>, more: object = {}) =>
    behind.creating(people, id, { names, emails: [], kind: 'person', tags: [], status: 'active', ...more })
  const made = async (wish: ExportInput) => service.openPrintable((await world.call(requestExport, wish)).jobId)

  it('of a segment and a tag, only of active people', async () => {
    await behind.commit(
      person('a', named('Ana', 'Ruiz'), { addresses: [house()], tags: ['Donör'] }),
      person('b', named('Ben', 'Ortiz'), { addresses: [house()], tags: ['donor'], deletedAt: new Date('2027-07-01T00:00Z') }),
      person('c', named('Cy', 'Adler'), { addresses: [house({ city: 'Havn' })] }),
      person('d', named('Di', 'Okoro'), { tags: ['donor'] }),
      behind.creating(segments, 'named', { name: 'By name', kind: 'static', personIds: ['a', 'b', 'd'] }),
      behind.creating(segments, 'asked', {
        name: 'Of Havn',
        kind: 'dynamic',
        question: JSON.stringify({ all: [{ field: 'city', is: 'is', value: 'havn' }] }),
      }),
    )
    const names = async (wish: object) => {
      const sheet = await made({ preset: 'badges', reason: why, ...wish })
      return sheet.sheet === 'badges' ? sheet.badges.map(({ name }) => name) : []
    }
    expect(await names({})).toEqual(['Cy Adler', 'Di Okoro', 'Ana Ruiz'])
    expect(await names({ tag: 'donor' })).toEqual(['Di Okoro', 'Ana Ruiz'])
    expect(await names({ segmentId: 'named' })).toEqual(['Di Okoro', 'Ana Ruiz'])
    expect(await names({ segmentId: 'asked' })).toEqual(['Cy Adler'])
    expect(await names({ segmentId: 'asked', tag: 'donor' })).toEqual([])
    const labels = await made({ preset: 'labels', reason: why, tag: 'donor' })
    expect(labels).toEqual({ sheet: 'labels', labels: [{ lines: ['Ana Ruiz', '1 Quay', 'Orlen 10115'] }] })
    const [job] = await behind.find(exportJobs, { where: [['preset', '==', 'labels']] })
    expect([job?.fileName, job?.rows, job?.filter, job?.reason]).toEqual(['labels-2027-08-01.json', 1, '{"tag":"donor"}', why])
  })

  it('needs a reason if it names people, an existing segment, and only supported choices', async () => {
    for (const preset of ['labels', 'badges', 'volunteers'] as const)
      await expect(world.call(requestExport, { preset })).rejects.toMatchObject({ details: { rule: 'reason-missing' } })
    await expectPortError(world.call(requestExport, { preset: 'labels', reason: why, segmentId: 'nowhere' }), 'functions', 'not-found')
    await expectPortError(world.call(requestExport, { preset: 'people', reason: why, tag: 'donor' }), 'functions', 'invalid-argument')
    await world.enter({ pid: 'p-guide', adm: 1, sc: 'g' })
    await expectPortError(world.call(requestExport, { preset: 'labels', reason: why }), 'functions', 'permission-denied')
  })

  it('of the present volunteers by name, with their contact details', async () => {
    const grant = (id: string, personId: string, status: 'active' | 'expired') =>
      behind.creating(roleGrants, id, {
        personId,
        personName: 'As it was then',
        role: 'volunteer',
        scopes: [],
        reason: 'Door of the first weekend',
        until: new Date('2027-12-01T08:00Z'),
        requestedBy: 'p-root',
        status,
      })
    await behind.commit(
      person('a', named('Ana', 'Ruiz'), { phones: ['+14155550123'], tags: ['host', 'press'] }),
      person('c', named('Bo', 'Able'), {}),
      grant('1', 'a', 'active'),
      grant('2', 'b', 'expired'),
      grant('3', 'c', 'active'),
    )
    const settings = { name: 'Orlen Arts', shortName: 'OA', season: 'Open Doors', tagline: '', tz: 'America/Los_Angeles', city: 'Orlen' }
    await behind.commit(
      behind.creating(organisation, organisationId, {
        ...settings,
        address: '',
        email: 'office@orlen.example',
        accent: 'red',
        links: [],
        sponsors: [],
      }),
    )
    const { jobId } = await world.call(requestExport, { preset: 'volunteers', reason: why })
    const lines = (await (await service.open(jobId)).text()).replace('\ufeff', '').trim().split('\r\n')
    expect(lines).toEqual([
      'Name,Email,Phone,Tags,Last day,For',
      'Bo Able,,,,2027-11-30,Door of the first weekend',
      'Ana Ruiz,,"\'+14155550123",host; press,2027-11-30,Door of the first weekend',
    ])
  })

  it('for entrances: listings with a map number, in order, with the address of their page', async () => {
    const at = (local: string, utc: string) => ({ local, tz: 'America/Los_Angeles', utc: new Date(utc) })
    const listing = (id: string, more: object) =>
      behind.creating(listings, id, {
        editionId: '2027',
        displayName: `Studio ${id}`,
        sortName: id,
        ownerIds: [],
        media: [],
        tags: [],
        byAppointment: false,
        openings: [],
        links: [],
        facilities: [],
        status: 'approved',
        ...more,
      })
    const pin = { lat: 38.7, lng: -9.1, confidence: 'confirmed' } as const
    const opening = { key: 'o', start: at('2027-10-16T11:00', '2027-10-16T18:00Z'), end: at('2027-10-16T18:00', '2027-10-17T01:00Z') }
    await behind.commit(
      behind.creating(editions, '2027', { name: 'Autumn', year: 2027, city: 'Orlen', tz: 'America/Los_Angeles', status: 'planning' }),
      listing('b', { mapNumber: 10, address: '1 Quay', unit: '4', openings: [opening], doorNote: 'Ring twice' }),
      listing('a', { mapNumber: 9, mapSuffix: 'a', byAppointment: true }),
      listing('c', { mapNumber: 11, status: 'withdrawn' }),
      behind.creating(sites, 'mill', { name: 'Rope Mill', city: 'Orlen', address: '17 Quay', pin, kind: 'own', capacity: 9 }),
      listing('f', { mapNumber: 13, siteId: 'mill', unit: '2', studioName: 'Studio f' }),
      listing('d', {}),
      listing('e', { mapNumber: 12, deletedAt: new Date('2027-07-01T00:00Z') }),
    )
    await expect(world.call(requestExport, { preset: 'doorsigns', editionId: '2027' })).rejects.toMatchObject({
      details: { rule: 'website-missing' },
    })
    const settings = { name: 'Orlen Arts', shortName: 'OA', season: 'Open Doors', tagline: '', tz: 'America/Los_Angeles', city: 'Orlen' }
    const more = { address: '', email: 'office@orlen.example', website: 'https://orlen.example/start', accent: 'red', links: [], sponsors: [] }
    await behind.commit(behind.creating(organisation, organisationId, { ...settings, ...more }))
    const first = await made({ preset: 'doorsigns', editionId: '2027' })
    expect(first).toEqual({
      sheet: 'doorsigns',
      edition: 'Autumn',
      unnumbered: 1,
      signs: [
        {
          number: '9a',
          name: 'Studio a',
          studio: '',
          place: '',
          openings: [],
          byAppointment: true,
          doorNote: '',
          code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
          address: expect.stringMatching(/^https:\/\/orlen\.example\/sfosguide\/a\?edition=2027&stamp=[0-9A-Z]{8}$/),
        },
        {
          number: '10',
          name: 'Studio b',
          studio: '',
          place: '1 Quay, Unit 4',
          openings: [['2027-10-16', '11:00', '18:00']],
          byAppointment: false,
          doorNote: 'Ring twice',
          code: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
          address: expect.stringMatching(/^https:\/\/orlen\.example\/sfosguide\/b\?edition=2027&stamp=[0-9A-Z]{8}$/),
        },
        // Of a studio in a building that says no address of its own, its sign has the building's.
        expect.objectContaining({ number: '13', name: 'Studio f', studio: '', place: '17 Quay, Unit 2' }),
      ],
    })
    const standing = await behind.get(organisation, organisationId)
    await behind.commit(behind.changing(organisation, standing!, { currentEdition: '2027' }))
    const current = await made({ preset: 'doorsigns', editionId: '2027' })
    expect(current.sheet === 'doorsigns' && current.signs[0]?.address).toMatch(/^https:\/\/orlen\.example\/sfosguide\/a\?stamp=[0-9A-Z]{8}$/)
    await expect(world.call(requestExport, { preset: 'doorsigns', editionId: '2031' })).rejects.toMatchObject({
      details: { rule: 'edition-missing', editionId: '2031' },
    })
  })
})
