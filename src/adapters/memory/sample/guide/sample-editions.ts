import { editions, neighbourhoods, weekends } from '../../../../domain/guide/editions.collection'
import { usualTiers } from '../../../../domain/guide/pricing/usual-prices'
import { land, outlineOf } from '../city/outlines'
import { sampleHeightsPath } from '../city/sample-heights'
import { sampleStreetsPath } from '../city/sample-streets'
import { guideEditor } from '../people/sample-cast'
import { instantAt, tz } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { city, season } from '../sample-organisation'
import { quarterWords } from '../texts/city'

export type SampleYear = '2026' | '2027'
export interface SampleDay {
  readonly date: string
  readonly open: string
  readonly close: string
}

const pair = (saturday: string, sunday: string, ...before: SampleDay[]): readonly SampleDay[] => [
  ...before,
  ...[saturday, sunday].map(date => ({ date, open: '11:00', close: '18:00' })),
]

/** The days of each weekend, in order. */
export const seasonDays: Readonly<Record<SampleYear, readonly (readonly SampleDay[])[]>> = {
  '2026': [
    pair('2026-09-19', '2026-09-20'),
    pair('2026-09-26', '2026-09-27'),
    pair('2026-10-03', '2026-10-04'),
    pair('2026-10-17', '2026-10-18', { date: '2026-10-16', open: '17:00', close: '21:00' }),
    pair('2026-10-24', '2026-10-25'),
  ],
  '2027': [
    pair('2027-09-25', '2027-09-26'),
    pair('2027-10-02', '2027-10-03'),
    pair('2027-10-16', '2027-10-17', { date: '2027-10-15', open: '17:00', close: '21:00' }),
    pair('2027-10-23', '2027-10-24'),
    pair('2027-10-30', '2027-10-31'),
  ],
}

/** When the guide goes to print: from then on its numbers are frozen. */
export const printLock = (year: SampleYear) => instantAt(`${year}-07-11T23:59`)

/** The weekend on which a quarter is open. It rotates, so that it differs from year to year. */
export function weekendOf(year: SampleYear, quarter: string): number {
  const words = quarterWords.find(({ id }) => id === quarter)
  if (!words) throw new Error(`No quarter ${quarter}`)
  return year === '2027' ? words.weekend : ((words.weekend + 1) % 5) + 1
}

const weekendNames = ['First weekend', 'Second weekend', 'Third weekend', 'Fourth weekend', 'Last weekend']
const weekendNotes: Readonly<Record<SampleYear, readonly (string | undefined)[]>> = {
  '2026': [undefined, undefined, undefined, 'On Friday evening the group buildings open early, from five to nine.', undefined],
  '2027': [
    'The season opens by the water and climbs to Beacon Terrace.',
    undefined,
    'On Friday evening the group buildings open from five to nine. The island ferry runs every hour on Saturday and Sunday.',
    undefined,
    'Clocks do not change until the week after. The closing party is on Sunday at Alder Mill.',
  ],
}
/** Some stayed, others came for the next season. */
const sponsorsOf2026 = [
  { name: 'Harbor Credit Union', to: 'https://harborcu.example' },
  { name: 'Port of San Feliz' },
  { name: 'Tidewater Printing' },
]
const summaries: Readonly<Record<SampleYear, string>> = {
  '2026': 'Last year’s season, as it was printed.',
  '2027': 'Five weekends, twenty quarters, and the doors of the people who make things in them. Walk in: nobody needs a ticket.',
}

export function sampleEditions(): SampleDocument[] {
  const shore = JSON.stringify(land())
  const years = (['2026', '2027'] as const).flatMap(year => [
    sampleDocument(
      editions,
      year,
      {
        name: `${season} ${year}`,
        year: Number(year),
        city,
        tz,
        summary: summaries[year],
        startsOn: seasonDays[year][0]![0]!.date,
        endsOn: seasonDays[year].at(-1)!.at(-1)!.date,
        status: 'locked',
        tiers: [...usualTiers],
        ...(year === '2026' && { sponsors: sponsorsOf2026 }),
        land: shore,
        streets: sampleStreetsPath,
        heights: sampleHeightsPath,
      },
      { by: guideEditor, at: instantAt(`${year}-01-20T10:00`) },
    ),
    ...seasonDays[year].map((days, i) =>
      sampleDocument(
        weekends,
        String(i + 1),
        {
          n: i + 1,
          name: weekendNames[i]!,
          note: weekendNotes[year][i],
          days,
          neighbourhoodIds: quarterWords.filter(({ id }) => weekendOf(year, id) === i + 1).map(({ id }) => id),
        },
        { by: guideEditor, at: instantAt(`${year}-02-03T10:00`) },
        { edition: year },
      ),
    ),
  ])
  return [
    ...years,
    ...quarterWords.map(({ id, name, colour }, order) =>
      sampleDocument(
        neighbourhoods,
        id,
        { name, city, outline: JSON.stringify(outlineOf(id)), order, colour, status: 'active' },
        { by: guideEditor, at: instantAt('2025-11-05T10:00') },
      ),
    ),
  ]
}
