import type { CardOpening, GuideCard, GuideIndex, PublishedWeekend } from '../../../src/domain/guide/publishing/guide-snapshot-types'

/** A card with defaults for the fields that a test does not set. */
export const card = (id: string, of: Partial<GuideCard> = {}): GuideCard => ({
  id,
  name: id,
  sortName: of.name ?? id,
  media: [],
  tags: [],
  openings: [],
  weekends: [],
  facilities: [],
  ...of,
})

export const weekend = (n: number, ...days: readonly CardOpening[]): PublishedWeekend => ({
  n,
  name: `Weekend ${n}`,
  days: days.map(([date, open, close]) => ({ date, open, close })),
  neighbourhoodIds: [],
})

/** A published edition with defaults for the fields that a test does not set. */
export const guideIndex = ({
  tz = 'America/Los_Angeles',
  ...of
}: Partial<Omit<GuideIndex, 'edition'>> & { readonly tz?: string } = {}): GuideIndex => ({
  format: 1,
  hash: 'h',
  publishedAt: '2027-09-01T00:00:00.000Z',
  edition: { id: '2027', name: 'Guide', city: 'Here', tz, startsOn: '2027-10-16', endsOn: '2027-10-24' },
  land: [],
  weekends: [],
  neighbourhoods: [],
  sites: [],
  listings: [],
  events: [],
  articles: [],
  buckets: 1,
  ...of,
})
