import { artists } from '../../artists/artists.collection'
import type { HandlerContext } from '../../shared/functions/handler'
import type { StoredOf } from '../../shared/records/collection'
import type { Records } from '../../shared/records/records'
import { RuleBroken } from '../../shared/records/rule-broken'
import { deadlines } from '../deadlines.collection'
import { editions, neighbourhoods, weekends } from '../editions.collection'
import { sites } from '../listings.collection'
import { registrations } from '../registrations.collection'

/** The facts about a call that registrations depend on; read before the transaction that registers. */
export interface CallFacts {
  readonly edition: StoredOf<typeof editions>
  readonly deadlines: readonly StoredOf<typeof deadlines>[]
  readonly weekends: readonly StoredOf<typeof weekends>[]
  readonly sites: ReadonlyMap<string, StoredOf<typeof sites>>
  readonly neighbourhoodIds: readonly string[]
  /** Community buildings, for artists without a studio. */
  readonly communityIds: ReadonlySet<string>
}

/** Includes the wanted buildings and neighborhoods. Throws `edition-missing`. */
export async function callFacts({ systemRecords }: HandlerContext, editionId: string, wanted: readonly Asked[]): Promise<CallFacts> {
  const params = { edition: editionId }
  const [edition, set, open] = await Promise.all([
    systemRecords.get(editions, editionId),
    systemRecords.find(deadlines, { params }),
    systemRecords.find(weekends, { params }),
  ])
  if (!edition) throw new RuleBroken('edition-missing', { editionId })
  const buildings = await systemRecords.getAll(
    sites,
    wanted.map(({ siteId }) => siteId),
  )
  const areas = await systemRecords.getAll(
    neighbourhoods,
    wanted.map(({ neighbourhoodId }) => neighbourhoodId),
  )
  const community = await systemRecords.find(sites, { where: [['kind', '==', 'community']] })
  return {
    edition,
    communityIds: new Set(community.map(({ id }) => id)),
    deadlines: set,
    weekends: open,
    sites: new Map([...buildings].filter(([, { deletedAt }]) => !deletedAt)),
    neighbourhoodIds: [...areas.values()].flatMap(({ id, status }) => (status === 'active' ? id : [])),
  }
}

interface Asked {
  readonly siteId?: string
  readonly neighbourhoodId?: string
}

/** The artist record of a person, unless staff declined it. */
export async function registeringArtist(records: Records, personId: string): Promise<StoredOf<typeof artists> | undefined> {
  const artist = await records.get(artists, personId)
  return artist && !artist.deletedAt && artist.status !== 'declined' && artist.status !== 'memorial' ? artist : undefined
}

/** A person's registrations for an edition. */
export const ownRegistrations = (records: Records, personId: string, editionId: string): Promise<readonly StoredOf<typeof registrations>[]> =>
  records.find(registrations, {
    where: [
      ['personId', '==', personId],
      ['editionId', '==', editionId],
    ],
  })
