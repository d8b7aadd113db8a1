import { describe, expect, it } from 'vitest'
import type { listings, sites } from '../../../../src/domain/guide/listings.collection'
import { buildingRoster } from '../../../../src/domain/guide/portal/building-roster'
import type { roster } from '../../../../src/domain/guide/registrations.collection'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { studio } from '../../../support/small-city'

type Listing = StoredOf<typeof listings>
const mill = { id: 'mill', capacity: 4, units: ['1', '2', '10', '11'] } as unknown as StoredOf<typeof sites>
const listing = (id: string, of: Partial<Listing> = {}) => ({ ...studio(id, { siteId: 'mill', artistId: id, ...of }), id }) as Listing
const line = (id: string, of: Partial<StoredOf<typeof roster>> = {}) =>
  ({ id, editionId: '2027', name: `${id} of the roster`, status: 'paid', ...of }) as StoredOf<typeof roster>

describe('the places of a building', () => {
  it('show each artist once, with the listing of their registration, by unit as people count', () => {
    const nudgedAt = new Date('2027-05-01')
    const ana = listing('ana', { registrationId: 'r1', nudgedAt })
    const { entries } = buildingRoster(
      mill,
      '2027',
      [ana, listing('bo', { unit: '2', status: 'draft' })],
      [line('r1', { unit: '10' }), line('r2', { unit: '2', name: 'Abe', status: 'submitted' })],
    )
    expect(entries.map(({ id, name, unit, status }) => [id, name, unit, status])).toEqual([
      ['r2', 'Abe', '2', 'submitted'],
      ['bo', 'bo', '2', 'draft'],
      ['r1', 'r1 of the roster', '10', 'paid'],
    ])
    expect(entries.map(({ listing: one, nudgedAt: at, parts }) => [one?.id, at, parts])).toEqual([
      [undefined, undefined, undefined],
      ['bo', undefined, 5],
      ['ana', nudgedAt, 5],
    ])
  })

  it('leave out what is over, other editions and other buildings', () => {
    const over = ['withdrawn', 'expired', 'cancelled'] as const
    const { entries, free } = buildingRoster(
      mill,
      '2027',
      [listing('bo', { status: 'withdrawn' }), listing('cy', { siteId: 'shed' }), listing('di', { editionId: '2026' })],
      [...over.map((status, i) => line(`r${i}`, { status })), line('r9', { editionId: '2026' })],
    )
    expect([entries, free]).toEqual([[], 4])
  })

  it('are not taken by those who wait for one, who are named apart; an offered place is', () => {
    const lines = [
      line('r1', { unit: '1' }),
      line('r2', { status: 'offered', unit: '2' }),
      line('r3', { status: 'waitlisted', unit: '10', name: 'Cy' }),
    ]
    const { entries, waiting, free, freeUnits } = buildingRoster({ ...mill, capacity: 2 }, '2027', [], lines)
    expect([entries.map(({ id }) => id), waiting, free, freeUnits]).toEqual([['r1', 'r2'], ['Cy'], 0, ['10', '11']])
    expect(buildingRoster(mill, '2027', [], lines).free).toBe(2)
  })

  it('that are free are what nobody has, and never less than none', () => {
    const two = buildingRoster(mill, '2027', [listing('ana', { unit: '2' }), listing('bo')], [])
    expect([two.free, two.freeUnits]).toEqual([2, ['1', '10', '11']])
    expect(buildingRoster({ ...mill, capacity: 1, units: undefined }, '2027', [listing('ana'), listing('bo')], [])).toMatchObject({
      free: 0,
      freeUnits: [],
    })
  })

  it('name who was there in the edition before and is not now: not of earlier ones, nor who withdrew then', () => {
    const then = (id: string, of: Partial<Listing> = {}) => listing(`${id}-then`, { editionId: '2026', artistId: id, ...of })
    const { missing } = buildingRoster(
      mill,
      '2027',
      [
        listing('ana'),
        then('ana'),
        then('bo'),
        then('cy', { status: 'withdrawn' }),
        then('di', { editionId: '2025' }),
        then('nobody', { artistId: undefined }),
        then('late', { editionId: '2028' }),
      ],
      [],
    )
    expect(missing.map(({ id }) => id)).toEqual(['bo-then'])
  })
})
