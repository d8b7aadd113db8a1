import { describe, expect, it } from 'vitest'
import { carriedListing } from '../../../../src/domain/guide/registering/carried-listing'
import { newListing } from '../../../../src/domain/guide/registering/new-listing'
import type { Registration } from '../../../../src/domain/guide/registering/registrations-transaction'
import { studio } from '../../../support/small-city'

const pin = { lat: 37.7, lng: -122.4, confidence: 'confirmed' } as const
const source = studio('Tide', {
  about: 'Salt.',
  priceBand: 'under-100' as never,
  media: ['Print', 'Drawing', 'Paper'],
  links: ['https://tide.example'],
  facilities: ['Parking'],
  tags: ['Open'],
  imageId: 'i1',
  imageCrop: { x: 0, y: 0, w: 1, h: 1 },
  address: '1 Quay',
  doorNote: 'Ring twice',
  entranceImageId: 'i2',
  access: { stepCount: 2 },
  pin,
})
const { pin: _, ...begun } = studio('Tide Prints', { address: '1 Quay', media: ['Sculpture', 'Print'], blurb: 'New' })

describe('what comes along from an earlier listing', () => {
  it('is what the invitation names, and what was just entered stays', () => {
    expect(carriedListing(begun, source, [])).toEqual(begun)
    expect(carriedListing(begun, source, ['text'])).toEqual({
      ...begun,
      about: 'Salt.',
      priceBand: 'under-100',
      media: ['Sculpture', 'Print', 'Drawing', 'Paper'],
      links: ['https://tide.example'],
      facilities: ['Parking'],
      tags: ['Open'],
    })
    expect(carriedListing(begun, source, ['image'])).toEqual({ ...begun, imageId: 'i1', imageCrop: { x: 0, y: 0, w: 1, h: 1 } })
  })
  it('is no more than four media', () => {
    expect(carriedListing({ ...begun, media: ['Clay', 'Glass', 'Print'] }, source, ['text']).media).toEqual(['Clay', 'Glass', 'Print', 'Drawing'])
  })
  it('is the way to the door at the same address alone, and the pin of the building before the old one', () => {
    const carried = carriedListing(begun, source, ['pin'])
    expect(carried).toEqual({ ...begun, pin, doorNote: 'Ring twice', entranceImageId: 'i2', access: { stepCount: 2 } })
    expect(carriedListing({ ...begun, address: '2 Quay' }, source, ['pin'])).toEqual({ ...begun, address: '2 Quay' })
    expect(carriedListing({ ...begun, siteId: 'mill' }, source, ['pin']).pin).toBeUndefined()
    const building = { ...pin, lat: 38 }
    expect(carriedListing({ ...begun, pin: building }, source, ['pin']).pin).toEqual(building)
  })
})

describe('the listing that a registration begins', () => {
  const registration = { personId: 'ana', editionId: '2027', neighbourhoodId: 'dock', n: 1 } as Registration
  const begin = (of: Partial<Registration>, known: Partial<Parameters<typeof newListing>[3]> = {}) =>
    newListing('r1', { ...registration, ...of }, { displayName: 'Ana Lo', media: ['Print'] }, { site: undefined, sortName: undefined, ...known })

  it('is a draft of its artist without hours, at their own address', () => {
    expect(begin({ ownAddress: { line1: '1 Quay', city: 'Marrow', country: 'US' } })).toEqual({
      editionId: '2027',
      registrationId: 'r1',
      displayName: 'Ana Lo',
      sortName: 'Ana Lo',
      artistId: 'ana',
      ownerIds: ['ana'],
      media: ['Print'],
      tags: [],
      address: '1 Quay',
      neighbourhoodId: 'dock',
      byAppointment: false,
      openings: [],
      links: [],
      facilities: [],
      status: 'draft',
    })
  })
  it('has the address, the pin and the way in of its building, and is sorted as its artist is', () => {
    const site = { address: '17 Quay', pin, access: { stepCount: 0 } } as NonNullable<Parameters<typeof newListing>[3]['site']>
    const own = { line1: '1 Quay', city: 'Marrow', country: 'US' }
    expect(begin({ siteId: 'mill', unit: '4', ownAddress: own }, { site, sortName: 'lo ana' })).toMatchObject({
      siteId: 'mill',
      unit: '4',
      address: '17 Quay',
      pin,
      access: { stepCount: 0 },
      sortName: 'lo ana',
    })
  })
})
