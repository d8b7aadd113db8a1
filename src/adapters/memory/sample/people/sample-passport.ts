import { prizeDraws } from '../../../../domain/guide/passport/prize-draws.collection'
import { passport } from '../../../../domain/people/passport.collection'
import type { WallTime } from '../../../../domain/shared/time/wall-time'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'

const minute = 60_000

/** What the art lover visited of each season before `until`. */
const visited = [
  { year: '2026', studios: 4, until: '2026-09-21T00:00' },
  { year: '2027', studios: 7, until: '2027-10-14T00:00' },
] as const

/** Studios that the art lover visited on a season's first weekends, 35 minutes apart, each while it was open. */
export const samplePassport = (listings: readonly SampleDocument[]): SampleDocument[] =>
  visited.flatMap(({ year, studios, until }) => {
    const open = listings.flatMap(({ path, data }) => {
      const [first] = data['openings'] as unknown as readonly { readonly start: WallTime }[]
      return data['editionId'] === year && first && first.start.utc < instantAt(until) ? [{ path, opens: first.start.utc, site: data['siteId'] }] : []
    })
    const doors = new Map(open.map(door => [door.site ?? door.path, door]))
    return [...doors.values()].slice(0, studios).map(({ path, opens }, i) => {
      const at = new Date(opens.getTime() + (20 + i * 35) * minute)
      const data = { personId: 'p-artlover', listingId: path.slice('listings/'.length), editionId: year, at, method: 'qr' as const }
      return sampleDocument(passport, `stamp-artlover-${year}-${i + 1}`, data, { by: 'system', at })
    })
  })

/** What the season's draw takes: the art lover has enough stamps. */
export const samplePrizeDraws = (): SampleDocument[] => [
  sampleDocument(
    prizeDraws,
    '2027',
    {
      editionId: '2027',
      studios: 5,
      prizes: 'A print by an artist of the guide, two memberships for a year, and ten books.',
      endsOn: '2027-10-24',
    },
    { by: 'system', at: instantAt('2027-09-01T10:00') },
  ),
]
