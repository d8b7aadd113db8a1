import { describe, expect, it } from 'vitest'
import type { FlipbookContent } from '../../../src/domain/flipbook/flipbook-book'
import { flipbookOfGuide, planProblems } from '../../../src/domain/flipbook/flipbook-of-guide'
import type { GuideCard } from '../../../src/domain/guide/publishing/guide-snapshot-types'
import { card, guideIndex } from '../guide/guide-index'

const pictured = (id: string, width: number, height: number, more: Partial<GuideCard> = {}) =>
  card(id, { number: '1', picture: { src: `/${id}.jpg`, alt: id, width, height }, ...more })

const coverOf = (...listings: readonly GuideCard[]) =>
  flipbookOfGuide(
    {
      guide: guideIndex({ listings }),
      organisation: { name: 'Open Studios', sponsors: [] },
      ads: [],
      trim: { w: 140, h: 216 },
      crops: new Map(),
      pages: [],
    },
    1,
  ).book.cover?.listingId

describe('the cover of a flipbook', () => {
  it('is the first picture as tall as a page, or nearly so: upright, and at most 1.6 times as tall as it is wide', () => {
    expect(coverOf(pictured('wide', 30, 20), pictured('narrow', 10, 17), pictured('upright', 20, 32), pictured('square', 20, 20))).toBe('upright')
    expect(coverOf(pictured('wide', 30, 20), pictured('square', 20, 20))).toBe('square')
  })

  it('is the first picture of any shape where none is upright, and none where there is no picture', () => {
    expect(coverOf(card('bare', { number: '1' }), pictured('wide', 30, 20), pictured('narrow', 10, 17))).toBe('wide')
    expect(coverOf(card('bare', { number: '1' }))).toBeUndefined()
  })

  it('is of a studio on the map: one by appointment has no number to look for', () => {
    const { number: _, ...byAppointment } = pictured('by-appointment', 20, 25)
    expect(coverOf({ ...byAppointment, byAppointment: true }, pictured('wide', 30, 20))).toBe('wide')
  })
})

it('staff are told of advertisements on another page than the flat plan has them, but for the last, and of those without an approved picture', () => {
  const ads = (number: number, planned: number, ...places: readonly object[]) => ({ number, kind: 'ad', planned, places })
  const pages = [
    { number: 1, kind: 'cover', side: 'front' },
    ads(2, 2, { orderId: 'shop', slot: 'top' }, { orderId: 'late', slot: 'bottom' }, { slot: 'free' }),
    ads(3, 5, { orderId: 'shop', slot: 'full' }),
    ads(4, 6, { orderId: 'shop', slot: 'full' }),
  ]
  const book = { ads: { shop: { business: 'Shop', imageId: 'picture' }, late: { business: 'Late' } } }
  expect(planProblems({ pages, book } as unknown as FlipbookContent)).toEqual([
    'Page 2: the advertisement at “bottom” has no approved picture.',
    'Page 3: its advertisements are planned for page 5.',
  ])
})
