import { describe, expect, it } from 'vitest'
import { artistsGridOf, artistsGridPage, firstPage } from '../../../src/domain/art/artists-grid'
import type { ArtistsGrid, GridArtist } from '../../../src/domain/art/published-art'

const artist = (i: number): GridArtist => ({
  id: `a${i}`,
  handle: `artist-${i}`,
  name: `Artist ${i}`,
  sortName: `Artist ${i}`,
  media: [i % 2 === 0 ? 'Oil' : 'Ink'],
  latest: '2027-09-01',
  works: 1,
  forSale: i % 3 === 0 ? 1 : 0,
  bands: [],
  studios: [],
})
const wall: ArtistsGrid = {
  neighbourhoods: [{ id: 'north', name: 'North Quay' }],
  artists: Array.from({ length: 60 }, (_, i) => artist(i)),
  weekends: [],
}
const noon = new Date('2027-10-16T19:00:00Z')

describe('a page of the wall', () => {
  it('has 24 artists, and the filter choices for all sixty', () => {
    const page = firstPage(wall, noon)
    expect(page).toMatchObject({ all: 60, fitting: 60, page: 1, pages: 3, media: ['Ink', 'Oil'], neighbourhoods: [{ name: 'North Quay' }] })
    expect(page.shown).toEqual(artistsGridOf(wall, { sort: 'today' }, '2027-10-16').slice(0, 24))
  })

  it('has only matching artists, and the last page is shown for any number after it', () => {
    const page = artistsGridPage(wall, { sort: 'name', forSale: true }, 9, '2027-10-16')
    expect(page).toMatchObject({ all: 60, fitting: 20, page: 1, pages: 1 })
    expect(artistsGridPage(wall, { sort: 'name' }, 9, '2027-10-16')).toMatchObject({ page: 3, shown: { length: 12 } })
  })
})
