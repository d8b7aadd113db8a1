import { describe, expect, it } from 'vitest'
import type { listings } from '../../../../src/domain/guide/listings.collection'
import type { ListingPicture } from '../../../../src/domain/guide/prepress/listing-pictures.contract'
import { coverCandidates, pictureRows } from '../../../../src/domain/guide/prepress/picture-rows'
import type { StoredOf } from '../../../../src/domain/shared/records/collection'
import { studio } from '../../../support/small-city'
import { standing } from '../../../support/stamped'

type Listing = StoredOf<typeof listings>
type Sent = Partial<ListingPicture> & { readonly side?: number; readonly listing?: Partial<Listing> }

/** Listings with a square picture each, by the size of its side in pixels; the guide prints 2.25 × 2.25 in. */
function rowsOf(sent: Readonly<Record<string, Sent>>, edition = {}) {
  const all = Object.entries(sent).map(
    ([id, { listing }]) =>
      ({ id, ...standing({ ...studio(id, { artistId: id, imageId: `i-${id}`, sortName: id, ...listing }) } as never) }) as unknown as Listing,
  )
  const pictures = Object.entries(sent).map(([id, { side = 900, ...picture }]) => {
    const { phash, isComposite } = picture
    const known = { ...(phash && { phash }), ...(isComposite && { isComposite }) }
    return [id, { listingId: id, imageId: `i-${id}`, width: side, height: side, mime: 'image/jpeg', alt: '', ...known }] as const
  })
  return pictureRows(all, new Map(pictures), edition)
}
const statesOf = (sent: Readonly<Record<string, Sent>>, edition = {}) => rowsOf(sent, edition).map(({ state }) => state)

describe('pictures on their way to print', () => {
  it('are checked at the size in which they are placed: 675 px print well on 2.25 in, 520 are soft, 400 too small', () => {
    const rows = rowsOf({ a: { side: 675 }, b: { side: 520 }, c: { side: 400 } })
    expect(rows.map(({ result, state }) => [result?.dpi, result?.print, state])).toEqual([
      [300, 'pass', 'good'],
      [231, 'warn', 'check'],
      [178, 'block', 'check'],
    ])
  })

  it('are no longer doubtful once staff accepted that picture, and are again with another one', () => {
    expect(statesOf({ a: { side: 520, listing: { acceptedImageId: 'i-a' } } })).toEqual(['accepted'])
    expect(statesOf({ a: { side: 520, listing: { acceptedImageId: 'i-before' } } })).toEqual(['check'])
  })

  it('are not waited for once they are locked for print', () => {
    expect(statesOf({ a: { side: 520, listing: { printLockedAt: new Date('2027-07-12') } } })).toEqual(['locked'])
  })

  it('are looked at where they seem several in one, or other artists print the same', () => {
    const alike = rowsOf({
      ana: { phash: '91c3a65e0f7b2d48' },
      bo: { phash: '91c3a65e0f7b2d4a' },
      cy: { isComposite: true },
      di: { phash: '0f0f3355aa11cc77' },
    })
    expect(alike.map(({ id, state, twins }) => [id, state, ...twins])).toEqual([
      ['ana', 'check', 'bo'],
      ['bo', 'check', 'ana'],
      ['cy', 'check'],
      ['di', 'good'],
    ])
  })

  it('of one artist with two listings are no duplicates', () => {
    const same = { phash: '91c3a65e0f7b2d48' }
    expect(statesOf({ first: { ...same, listing: { artistId: 'ana' } }, second: { ...same, listing: { artistId: 'ana' } } })).toEqual([
      'good',
      'good',
    ])
  })

  it('of tiers without a picture in print are for the web, and withdrawn listings have none', () => {
    const tiers = { tiers: ['Premier', 'Participating'] }
    expect(statesOf({ a: { side: 100, listing: { tier: 'Participating' } }, b: { side: 900, listing: { tier: 'Premier' } } }, tiers)).toEqual([
      'web',
      'good',
    ])
    expect(statesOf({ a: { listing: { status: 'withdrawn' } } })).toEqual([])
  })

  it('are named for the layout by number and sort name, no two the same', () => {
    const named = rowsOf({
      a: { listing: { mapNumber: 217, mapSuffix: 'a', sortName: 'de la Cruz' } },
      b: { listing: { sortName: 'Núñez' } },
      c: { listing: { sortName: 'Nunez' } },
    })
    expect(named.map(({ fileName }) => fileName).sort()).toEqual(['000_nunez-2.jpg', '000_nunez.jpg', '217a_de-la-cruz.jpg'])
  })

  it('stand by sort name, and those of the same name by listing, so that each keeps its file name', () => {
    const named = rowsOf({
      x: { listing: { sortName: 'Zorn' } },
      c: { listing: { sortName: 'Lund' } },
      a: { listing: { sortName: 'Lund' } },
      b: { listing: { sortName: 'Lund' } },
    })
    expect(named.map(({ id, fileName }) => `${id} ${fileName}`)).toEqual(['a 000_lund.jpg', 'b 000_lund-2.jpg', 'c 000_lund-3.jpg', 'x 000_zorn.jpg'])
  })

  it('are looked at where two artists print one picture of the library, also one that nobody has compared', () => {
    const shared = { listing: { imageId: 'i-ana' } }
    const picture = { width: 900, height: 900, mime: 'image/jpeg', alt: '', imageId: 'i-ana' }
    const all = ['ana', 'bo'].map(
      id => ({ id, ...standing({ ...studio(id, { artistId: id, sortName: id, ...shared.listing }) } as never) }) as unknown as Listing,
    )
    const rows = pictureRows(all, new Map(['ana', 'bo'].map(id => [id, { ...picture, listingId: id }])), {})
    expect(rows.map(({ id, state, twins }) => [id, state, ...twins])).toEqual([
      ['ana', 'check', 'bo'],
      ['bo', 'check', 'ana'],
    ])
  })

  it('wait for the check of a picture that was just exchanged', () => {
    expect(rowsOf({ a: { listing: { imageId: 'i-new' } } })).toEqual([])
  })

  it('of which another artist prints the same are no cover', () => {
    const same = { phash: '91c3a65e0f7b2d48', side: 4000 }
    expect(coverCandidates(rowsOf({ ana: same, bo: same, cy: { side: 3000 } })).map(({ id }) => id)).toEqual(['cy'])
  })

  it('could be the cover where they fill 5.5 × 8.5 in at 200 dots per inch, the largest first', () => {
    const rows = rowsOf({ small: { side: 1600 }, fits: { side: 1800 }, large: { side: 4000 }, several: { side: 4000, isComposite: true } })
    expect(coverCandidates(rows).map(({ id }) => id)).toEqual(['large', 'fits'])
  })
})
