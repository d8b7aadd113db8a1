import type { GuideCard, GuideIndex } from '../../src/domain/guide/publishing/guide-snapshot-types'

const kinds = ['gallery', 'garden', 'library', 'museum', 'residence', 'walk', 'workshop', 'chapel', 'theatre', 'school', 'archive', 'market']
const facilities = ['Toilets', 'Parking', 'Refreshments', 'Step free access', 'Bookshop', 'Cloakroom', 'Baby changing', 'Gender neutral toilets']
const media = ['Painting', 'Printmaking', 'Ceramics', 'Photography', 'Textile', 'Sculpture', 'Glass', 'Drawing', 'Jewellery', 'Woodwork']
const syllables = ['ba', 'lo', 'mir', 'ten', 'ash', 'ford', 'wick', 'den', 'ley', 'gro', 'sto', 'han', 'vel', 'quin', 'ros', 'har', 'mon', 'sel']

/** Deterministic numbers in [0, 1): mulberry32. */
function drawing(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
}

/** An edition as large as a real city's: 733 listings, 2,395 openings, texts of print length in a vocabulary of some thousand words. */
export function largeEdition(listings = 733, openings = 2395): GuideIndex {
  const draw = drawing(7)
  const pick = <T>(list: readonly T[]) => list[Math.floor(draw() * list.length)]!
  const word = () => Array.from({ length: 2 + Math.floor(draw() * 2) }, () => pick(syllables)).join('')
  const vocabulary = Array.from({ length: 4000 }, word)
  const common = vocabulary.slice(0, 200)
  const words = (count: number) => Array.from({ length: count }, () => (draw() < 0.5 ? pick(common) : pick(vocabulary))).join(' ')
  const dates = ['2023-09-09', '2023-09-10', '2023-09-14', '2023-09-16', '2023-09-17']
  const cards = Array.from({ length: listings }, (_, i): GuideCard => {
    const mine = Math.floor(((i + 1) * openings) / listings) - Math.floor((i * openings) / listings)
    const name = words(3)
    return {
      id: `listing-${i}`,
      number: String(i + 1),
      name,
      sortName: name,
      media: [pick(media)],
      tags: [pick(kinds), pick(kinds)],
      blurb: words(24),
      address: `${1 + Math.floor(draw() * 300)} ${words(2)}`,
      neighbourhoodId: `n${Math.floor(draw() * 20)}`,
      pin: [draw() / 2, 51 + draw() / 3],
      openings: Array.from({ length: mine }, () => [pick(dates), '10:00', '17:00'] as const),
      weekends: [1 + Math.floor(draw() * 2)],
      facilities: [...new Set([pick(facilities), pick(facilities), pick(facilities)])],
      ...(draw() < 0.3 && { access: draw() < 0.5 ? ('full' as const) : ('partial' as const) }),
      ...(draw() < 0.3 && { ticketed: true as const }),
    }
  })
  return {
    format: 1,
    hash: 'large',
    publishedAt: '2023-09-01T00:00:00.000Z',
    edition: { id: '2023', name: 'Large', city: 'Large', tz: 'Europe/London', startsOn: '2023-09-09', endsOn: '2023-09-17' },
    land: [],
    weekends: [1, 2].map(n => ({ n, name: `Weekend ${n}`, days: [], neighbourhoodIds: [] })),
    neighbourhoods: Array.from({ length: 20 }, (_, i) => ({ id: `n${i}`, name: words(2), colour: '#000', order: i, outline: [] })),
    sites: [],
    listings: cards,
    events: [],
    articles: [],
    buckets: 19,
  }
}
