import { describe, expect, it } from 'vitest'
import { targetOf } from '../../../../src/domain/imports/columns/column-mapping'
import { missingFields } from '../../../../src/domain/imports/columns/needed-fields'
import { guessKind, proposeMapping } from '../../../../src/domain/imports/columns/propose-mapping'
import { closestMapping, headerKey, type RememberedMapping } from '../../../../src/domain/imports/columns/remembered-mapping'
import { importKinds } from '../../../../src/domain/imports/import-kinds'
import { fixture, kindNamed, tableOf } from '../../../support/import-files'

const mappingOf = async (kind: 'listings' | 'openings', header: string) =>
  proposeMapping(kindNamed(kind), await tableOf(`${header}\n${header}`)).mapping

describe('the suggested mapping for a file', () => {
  it('takes of two headers for one column the one that says it better', async () => {
    expect(await mappingOf('listings', 'Title,Name,Short description,Blurb')).toEqual({ Name: 'displayName', Blurb: 'blurb' })
  })

  it('recognizes headers in six languages', async () => {
    expect(await mappingOf('listings', 'venue_id,Venue Name,Street Address,Latitude,LONG')).toEqual({
      venue_id: 'key',
      'Venue Name': 'displayName',
      'Street Address': 'address',
      Latitude: 'lat',
      LONG: 'lng',
    })
    expect(await mappingOf('listings', 'Bezeichnung,Straße,PLZ,Ausstattung')).toEqual({
      Bezeichnung: 'displayName',
      Straße: 'address',
      PLZ: 'postcode',
      Ausstattung: 'facilities',
    })
    expect(await mappingOf('listings', 'Nom,Adresse,Catégorie,Équipements')).toMatchObject({
      Nom: 'displayName',
      Catégorie: 'tags',
      Équipements: 'facilities',
    })
    expect(await mappingOf('openings', 'Clave,Fecha,Desde,Hasta,Plazas')).toEqual({
      Clave: 'listingKey',
      Fecha: 'date',
      Desde: 'startTime',
      Hasta: 'endTime',
      Plazas: 'capacity',
    })
    expect(await mappingOf('openings', 'Luogo,Giorno,Ora inizio,Ora fine')).toEqual({
      Luogo: 'listingName',
      Giorno: 'date',
      'Ora inizio': 'startTime',
      'Ora fine': 'endTime',
    })
    expect(await mappingOf('openings', 'Gebouw,Aanvang,Einde,Opmerkingen')).toEqual({
      Gebouw: 'listingName',
      Aanvang: 'start',
      Einde: 'end',
      Opmerkingen: 'notes',
    })
  })
  it('assigns one column to a field, but joins several texts', async () => {
    expect(await mappingOf('listings', 'name,title,description,factsheet')).toEqual({ name: 'displayName', description: 'about', factsheet: 'about' })
  })
  it('excludes personal columns, by their header or cells', async () => {
    const table = await tableOf('name,Tel.,contact_email,who\nA,1,2, a@b.example \nB,1,2, \nC,1,2, ')
    expect(proposeMapping(kindNamed('listings'), table).mapping).toEqual({ name: 'displayName', 'Tel.': '-', contact_email: '-', who: '-' })
  })
  it('is found at once where a cell has 60,000 characters without a break', async () => {
    const table = await tableOf(`name,who\nA,${'a@a'.repeat(20_000)}`)
    const at = performance.now()
    expect(proposeMapping(kindNamed('listings'), table).mapping).toEqual({ name: 'displayName' })
    expect(performance.now() - at).toBeLessThan(1000)
  })
  it('distinguishes files of openings and of listings', async () => {
    expect(guessKind(await fixture('sixty-venues.csv'), importKinds).name).toBe('listings')
    expect(guessKind(await fixture('sixty-openings.csv'), importKinds).name).toBe('openings')
    expect(guessKind(await tableOf('name\nA'), importKinds).name).toBe('listings')
  })
  it('names the required fields without a column', () => {
    expect(missingFields(kindNamed('listings'), {}).map(f => f.name)).toEqual(['displayName'])
    expect(missingFields(kindNamed('openings'), { a: 'date' }).map(f => f.name)).toEqual(['listingKey'])
    expect(missingFields(kindNamed('openings'), { a: 'listingName' }).map(f => f.name)).toEqual(['start'])
    expect(missingFields(kindNamed('openings'), { a: 'listingName', b: 'start' })).toEqual([])
  })
  it('has each alias once per field', () => {
    const twice = importKinds.flatMap(({ columns }) => columns.filter(({ aliases }) => new Set(aliases).size < aliases.length))
    expect(twice.map(field => field.name)).toEqual([])
  })
})

describe('the suggested formats', () => {
  const formatsOf = async (text: string) => proposeMapping(kindNamed('openings'), await tableOf(text))
  it('detect the order of day and month, and say if it is uncertain', async () => {
    expect(await formatsOf('date,from\n13/04/2027,9:00')).toMatchObject({ formats: { date: 'dmy' }, unsure: [], samples: { date: '13/04/2027' } })
    expect(await formatsOf('date,from\n04/13/2027,9:00')).toMatchObject({ formats: { date: 'mdy' }, unsure: [] })
    expect(await formatsOf('date,from\n04/05/2027,9:00')).toMatchObject({ formats: { date: 'dmy' }, unsure: ['date'] })
    expect(await formatsOf('date,from\n04.05.2027,9:00')).toMatchObject({ formats: { date: 'dmy' }, unsure: [] })
    expect(await formatsOf('date,from\n04.05.2027.,9:00')).toMatchObject({ formats: { date: 'dmy' }, unsure: [] })
    expect(await formatsOf('date,from\n2027/05/04,9:00')).toMatchObject({ formats: { date: 'ymd' }, unsure: [] })
    expect(await formatsOf('start,end\n2027-05-04T09:00,x')).toMatchObject({ formats: { date: 'iso' }, unsure: [] })
  })
  it('detect decimal commas and the separator of lists', async () => {
    const { formats } = proposeMapping(kindNamed('listings'), await fixture('sixty-venues.csv'))
    expect(formats).toEqual({ date: 'iso', decimal: ',', list: '|' })
    expect(proposeMapping(kindNamed('listings'), await tableOf('name;types\nA;walk/tour, talk')).formats.list).toBe(',')
    expect(proposeMapping(kindNamed('listings'), await tableOf('name,types\nA,walk/tour')).formats.list).toBe(';')
  })
})

describe('a remembered mapping', () => {
  const remembered: RememberedMapping = {
    kind: 'listings',
    header: ['Nr', 'Haus', 'Wo', 'Innen'],
    mapping: { Nr: 'key', Haus: 'displayName', Wo: 'address', Innen: 'facilities' },
    formats: { date: 'mdy', decimal: ',', list: '/' },
  }
  it('is found for a file with one column more or less, in any order', () => {
    const find = (...header: string[]) => closestMapping('listings', header, [remembered])
    expect(find('wo', 'NR', 'Haus', 'Innen', 'Neu')).toBe(remembered)
    expect(find('Nr', 'Haus', 'Wo')).toBe(remembered)
    expect(find('Nr', 'x', 'y', 'z')).toBeUndefined()
    expect(closestMapping('openings', remembered.header, [remembered])).toBeUndefined()
  })
  it('is the closest of several', () => {
    const other = { ...remembered, header: [...remembered.header, 'Neu'] }
    expect(closestMapping('listings', ['Nr', 'Haus', 'Wo', 'Innen', 'neu'], [remembered, other])).toBe(other)
  })
  it('has priority over the headers, and unmapped columns stay unmapped', async () => {
    const table = await tableOf('Nr,Haus,Wo,Innen,Name,Webseite\n1,2,3,4,5,6')
    const confirmed = { ...remembered, header: [...remembered.header, 'Webseite'] }
    const proposed = proposeMapping(kindNamed('listings'), table, confirmed)
    expect(proposed).toMatchObject({ mapping: remembered.mapping, formats: remembered.formats, remembered: confirmed })
    expect(proposed.mapping).not.toHaveProperty('Name')
    expect(proposed.mapping).not.toHaveProperty('Webseite')
  })
  it('is not misled by a column that is named like a property of every object', async () => {
    const table = await tableOf('Nr,Haus,Wo,Innen,constructor,toString\n1,2,3,4,5,6')
    for (const known of [undefined, { ...remembered, header: table.header }]) {
      const { mapping } = proposeMapping(kindNamed('listings'), table, known)
      expect(table.header.slice(4).map(header => targetOf(mapping, header))).toEqual([undefined, undefined])
      expect(Object.values(mapping).every(target => typeof target === 'string')).toBe(true)
    }
  })
  it('has the same id for any order and case of the columns', () => {
    expect(headerKey('listings', ['Name', 'Straße'])).toBe(headerKey('listings', ['strasse', 'NAME']))
    expect(headerKey('listings', ['Name'])).not.toBe(headerKey('openings', ['Name']))
  })
})
