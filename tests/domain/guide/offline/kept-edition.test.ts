import { describe, expect, it } from 'vitest'
import { keptUntil, picturesOf, picturesToChange, planForKept } from '../../../../src/domain/guide/offline/kept-edition'
import { card, guideIndex } from '../guide-index'

const published = guideIndex({ hash: 'aa' })
const kept = { editionId: '2027', hash: 'aa', build: 'b1', until: '2027-11-23' }

describe('an edition on a device', () => {
  it('is kept for thirty days after its last one', () => {
    expect(keptUntil(published.edition)).toBe('2027-11-23')
    expect(planForKept(kept, published, 'b1', '2027-11-23')).toBe('leave')
    expect(planForKept(kept, published, 'b1', '2027-11-24')).toBe('forget')
  })

  it.each([
    ['nothing is kept', undefined],
    ['another edition is the current one', { ...kept, editionId: '2026' }],
    ['it was published anew', { ...kept, hash: 'bb' }],
    ['the program is a newer one', { ...kept, build: 'b0' }],
  ])('is renewed where %s', (_, before) => {
    expect(planForKept(before, published, 'b1', '2027-10-01')).toBe('renew')
  })
})

describe('its pictures', () => {
  it('are those of studios and articles, each once, without files that only this browser holds', () => {
    const picture = (src: string) => ({ picture: { src, alt: '', width: 4, height: 3 } })
    const listings = [card('a', picture('/sample/1.jpg')), card('b', picture('/sample/1.jpg')), card('c', picture('local-file:/a/b')), card('d')]
    const article = { id: 'e', title: '', standfirst: '', author: '', minutes: 1, listingIds: [], ...picture('https://files.example/2.jpg') }
    expect(picturesOf(guideIndex({ listings, articles: [article] }))).toEqual(['/sample/1.jpg', 'https://files.example/2.jpg'])
  })

  it('are fetched where they are missing and forgotten where the edition has them no more', () => {
    expect(picturesToChange(['a', 'b'], ['b', 'c'])).toEqual({ forget: ['a'], fetch: ['c'] })
  })
})
