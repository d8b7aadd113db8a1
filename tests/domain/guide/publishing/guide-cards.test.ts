import { describe, expect, it } from 'vitest'
import type { Listing } from '../../../../src/domain/guide/publishing/edition-records'
import { type CardSources, guideCard, guideDetail, siteDetail } from '../../../../src/domain/guide/publishing/guide-cards'
import { opening, studio } from '../../../support/small-city'
import { weekend } from '../guide-index'

const picture = (src: string) => ({ src, alt: src, width: 4, height: 3 })
const work = (id: string, ...imageIds: readonly string[]) => ({ id, title: `Work ${id}`, medium: 'Clay', year: 2026, imageIds })
const artist = { id: 'ana', handle: 'ana-r', displayName: 'Ana Ruiz', statement: 'Salt.', status: 'public' }
const mill = { id: 'mill', address: '1 Quay', neighbourhoodId: 'docks', access: { stepCount: 2 } }
const sources = ({ artists = [artist], ...of }: Partial<CardSources> & { readonly artists?: readonly object[] } = {}) =>
  ({
    records: {
      edition: { id: '2027', tz: 'America/Los_Angeles' },
      artists: new Map(artists.map(one => [(one as typeof artist).id, one])),
      sites: new Map([['mill', mill]]),
      artworks: new Map([['ana', [work('w0', 'hidden'), work('w1', 'cup', 'bowl'), work('w2')]]]),
    },
    weekends: [weekend(1, ['2027-10-16', '11:00', '18:00']), weekend(2, ['2027-10-23', '11:00', '18:00'])],
    numbers: new Map([['kiln', '17a']]),
    pictures: new Map(['cup', 'door', 'own'].map(id => [id, picture(id)])),
    entrances: { ofListing: new Map([['kiln', { note: 'Ring twice.', imageId: 'door' }]]), ofBuilding: new Map([['mill', { note: 'Left gate.' }]]) },
    ...of,
  }) as unknown as CardSources
const kiln = (of: Partial<Listing> = {}) => ({ id: 'kiln', ...studio('Kiln'), ...of }) as Listing
const cardOf = (of: Partial<Listing> = {}, more: Parameters<typeof sources>[0] = {}) => guideCard({ listing: kiln(of) }, sources(more))
const detailOf = (of: Partial<Listing> = {}, more: Parameters<typeof sources>[0] = {}) => guideDetail({ listing: kiln(of) }, sources(more))

describe('the card of a listing', () => {
  it('has the place and the access of its building, unless it has its own', () => {
    expect(cardOf({ siteId: 'mill' })).toMatchObject({ address: '1 Quay', neighbourhoodId: 'docks', access: 'none', siteId: 'mill', number: '17a' })
    const own = {
      siteId: 'mill',
      address: '2 Hill',
      neighbourhoodId: 'hill',
      access: { stepCount: 0, doorIn: 40, routeIn: 40, turnIn: 70, lever: true },
    }
    expect(cardOf(own)).toMatchObject({ address: '2 Hill', neighbourhoodId: 'hill', access: 'full' })
    for (const name of ['address', 'neighbourhoodId', 'access', 'pin', 'byAppointment', 'ticketed']) expect(cardOf()).not.toHaveProperty(name)
    expect(guideCard({ listing: kiln({ byAppointment: true }), pin: [-122, 37] }, sources())).toMatchObject({ byAppointment: true, pin: [-122, 37] })
  })
  it('names its artist where their profile is public, or remembers them', () => {
    const shown = (status: string, artistId = 'ana') => cardOf({ artistId }, { artists: [{ ...artist, status }] }).artist
    expect(['public', 'memorial', 'draft', 'hidden'].map(status => shown(status))).toEqual(['ana-r', 'ana-r', undefined, undefined])
    expect(shown('public', 'nobody')).toBeUndefined()
  })
  it('shows its own picture, else the first work of its artist that visitors may see', () => {
    const shown = (of: Partial<Listing>) => cardOf(of).picture?.src
    expect([shown({ imageId: 'own', artistId: 'ana' }), shown({ imageId: 'gone', artistId: 'ana' }), shown({ artistId: 'ana' }), shown({})]).toEqual([
      'own',
      'cup',
      'cup',
      undefined,
    ])
  })
  it('has the text for print, else the beginning of the long one, cut between words', () => {
    const blurb = (about: string, more: Partial<Listing> = {}) => cardOf({ about, ...more }).blurb
    expect(blurb('Long.', { blurb: 'Short.' })).toBe('Short.')
    expect([blurb('  Salt \n\n and   paint. '), blurb('  '), cardOf().blurb]).toEqual(['Salt and paint.', undefined, undefined])
    expect(blurb('x'.repeat(165))).toBe('x'.repeat(165))
    expect(blurb(`${'word '.repeat(32)}and more`)).toBe(`${'word '.repeat(32).trim()} and…`)
    expect(blurb('word  '.repeat(40))).toBe(`${'word '.repeat(33).trim()}…`)
    expect(blurb('x'.repeat(166))).toBe(`${'x'.repeat(165)}…`)
  })
  it('asks for tickets where each of its openings does, and is in the weekends of its days', () => {
    const [free, paid] = [opening('2027-10-16', '11:00', '18:00'), opening('2027-10-23', '11:00', '18:00', { ticketed: true })]
    expect(cardOf({ openings: [paid, free] })).toMatchObject({
      weekends: [1, 2],
      openings: [
        ['2027-10-16', '11:00', '18:00'],
        ['2027-10-23', '11:00', '18:00'],
      ],
    })
    expect([[paid, free], [paid], []].map(openings => cardOf({ openings }).ticketed)).toEqual([undefined, true, undefined])
  })
})

describe('the remaining fields', () => {
  it('of a listing are its times in order, its entrance, its corrections, and the works of its artist', () => {
    const [later, first] = [
      opening('2027-10-23', '11:00', '18:00', { notes: 'Tour at noon', capacity: 5 }),
      opening('2027-10-16', '11:00', '18:00', { name: 'Firing' }),
    ]
    const errata = [{ at: new Date('2027-10-01T00:00:00Z'), text: 'Sunday too.', by: 'p-staff' }] as never
    const detail = detailOf({ artistId: 'ana', openings: [later, first], errata, links: ['https://kiln.example'], siteId: 'mill' })
    expect(detail).toMatchObject({
      id: 'kiln',
      doorNote: 'Ring twice.',
      entrance: { src: 'door' },
      access: { stepCount: 2 },
      links: ['https://kiln.example'],
      artist: { id: 'ana', handle: 'ana-r', name: 'Ana Ruiz', statement: 'Salt.' },
      works: [{ src: 'cup', id: 'w1', title: 'Work w1', medium: 'Clay', year: 2026 }],
    })
    expect(detail.openings).toEqual([
      { name: 'Firing', start: { ...first.start, utc: first.start.utc.toISOString() }, end: { ...first.end, utc: first.end.utc.toISOString() } },
      {
        notes: 'Tour at noon',
        capacity: 5,
        start: { ...later.start, utc: later.start.utc.toISOString() },
        end: { ...later.end, utc: later.end.utc.toISOString() },
      },
    ])
    expect(detail.errata).toEqual([{ at: '2027-10-01T00:00:00.000Z', text: 'Sunday too.' }])
  })
  it('of a listing whose artist is not public have neither them nor their works', () => {
    const detail = detailOf({ artistId: 'ana' }, { artists: [{ ...artist, status: 'draft' }] })
    expect([detail.artist, detail.works]).toEqual([undefined, []])
  })
  it('of openings at the same time are in the order of their keys', () => {
    const at = (key: string) => opening('2027-10-16', '11:00', '18:00', { key, name: key })
    expect(detailOf({ openings: [at('b'), at('c'), at('a')] }).openings.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
  it('of a building are its access, its note and its entrance', () => {
    expect(siteDetail('mill', sources())).toEqual({ access: { stepCount: 2 }, doorNote: 'Left gate.' })
    expect(siteDetail('gone', sources())).toEqual({})
  })
})
