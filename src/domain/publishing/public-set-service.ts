import { artists, artworks } from '../artists/artists.collection'
import { publishCalendar } from '../calendar/publish-calendar.contract'
import { events, publicEventStates } from '../events/events.collection'
import { articles } from '../guide/articles/articles.collection'
import { neighbourhoods, weekends } from '../guide/editions.collection'
import { listings, sites } from '../guide/listings.collection'
import { publishSnapshot } from '../guide/publishing/publish-snapshot.contract'
import { artistsSnapshotId, eventsSnapshotId, guideSnapshotId, snapshots } from '../guide/publishing/snapshots.collection'
import { type Rule, scope } from '../shared/records/policy'
import { type Reading, type RecordSet, RecordSets, recordSet } from '../shared/records/record-sets'
import { type Find, Records } from '../shared/records/records'

/** The sets of files that staff publish for visitors. */
export type PublicSet = 'guide' | 'artists' | 'calendar'

export interface PublicSetState {
  /** The last publication; absent before the first. */
  readonly publishedAt?: Date
  /** Records changed since, counted up to `maxCounted`. */
  readonly changes: number
}
/** The largest number of changes that is counted: “100 or more” is enough, and counting costs reads. */
export const maxCounted = 100

/** Who may publish each set. */
export const publishingRules: Readonly<Record<PublicSet, Rule>> = {
  guide: publishSnapshot.access,
  /** Counting the changes reads works that are not public, which publishing itself does not require. */
  artists: scope('content'),
  calendar: publishCalendar.access,
}

/** The state of what visitors read, and publishing it. For staff. */
export class PublicSetService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  guide(editionId: string): Reading<PublicSetState> {
    const ofEdition = [['editionId', '==', editionId] as const]
    return this.stateOf(guideSnapshotId(editionId), [
      recordSet(listings, { where: ofEdition }),
      recordSet(articles, { where: ofEdition }),
      recordSet(events, { where: ofEdition }),
      recordSet(weekends, { params: { edition: editionId } }),
      recordSet(sites),
      recordSet(neighbourhoods),
    ])
  }

  artists(): Reading<PublicSetState> {
    return this.stateOf(artistsSnapshotId, [
      recordSet(artists, { where: [['status', '==', 'public']] }),
      recordSet(artists, { where: [['status', '==', 'memorial']] }),
      recordSet(artworks),
    ])
  }

  /** Events that are drafts or wait for review are not counted: they change nothing for visitors. */
  calendar(): Reading<PublicSetState> {
    return this.stateOf(
      eventsSnapshotId,
      publicEventStates.map(state => recordSet(events, { where: [['status', '==', state]] })),
    )
  }

  private stateOf(pointerId: string, sources: readonly RecordSet[]): Reading<PublicSetState> {
    const changes = (since: Date | undefined) =>
      new RecordSets(
        this.records,
        sources.map(({ of, find }) => recordSet(of, changedSince(find, since))),
        async found => Math.min(found.flat().length, maxCounted),
      )
    const state = (publishedAt: Date | undefined, count: number): PublicSetState => ({ ...(publishedAt && { publishedAt }), changes: count })
    return {
      read: async () => {
        const pointer = await this.records.get(snapshots, pointerId)
        return state(pointer?.publishedAt, await changes(pointer?.updatedAt).read())
      },
      watch: (next, fail) => {
        let stopChanges: (() => void) | undefined
        const stop = this.records.watchOne(
          snapshots,
          pointerId,
          pointer => {
            stopChanges?.()
            stopChanges = changes(pointer?.updatedAt).watch(count => next(state(pointer?.publishedAt, count)), fail)
          },
          fail,
        )
        return () => {
          stop()
          stopChanges?.()
        }
      },
    }
  }
}

/** Both times are stamps of the store, so that clocks of different machines are never compared. */
const changedSince = ({ where = [], ...find }: Find, since: Date | undefined): Find => ({
  ...find,
  where: since ? [...where, ['updatedAt', '>', since]] : where,
  limit: maxCounted,
})
