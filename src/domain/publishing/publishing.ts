import { type PublishedArtists, publishArtists } from '../art/publish-artists.function'
import { artists, artworks } from '../artists/artists'
import { type PublishedCalendar, publishCalendar } from '../calendar/publish-calendar.function'
import { events, publicEventStates } from '../events/events'
import { articles } from '../guide/articles'
import { neighbourhoods, weekends } from '../guide/editions'
import { listings, sites } from '../guide/listings'
import { type Published, publishSnapshot } from '../guide/publishing/publish-snapshot.function'
import { artistsSnapshotId, eventsSnapshotId, guideSnapshotId, snapshots } from '../guide/publishing/snapshots'
import { Callables } from '../shared/functions/callables'
import { type Rule, scope } from '../shared/records/policy'
import { type Reading, type RecordSet, RecordSets, recordSet } from '../shared/records/record-sets'
import { type Find, Records } from '../shared/records/records'

/** What visitors read as files, and staff publish. */
export type PublicSet = 'guide' | 'artists' | 'calendar'

export interface PublicSetState {
  /** When it was last published; absent where it never was. */
  readonly publishedAt?: Date
  /** Records that were changed since, counted up to `maxCounted`. */
  readonly changes: number
}
/** Changes beyond this many are not counted: "100 or more" says enough, and a count costs the reading of what it counts. */
export const maxCounted = 100

/** Who may publish each set. */
export const publishingRules: Readonly<Record<PublicSet, Rule>> = {
  guide: publishSnapshot.access,
  /** Counting what has changed reads works that are not public, which publishing them does not ask of her. */
  artists: scope('content'),
  calendar: publishCalendar.access,
}

/** How old what visitors read is, and bringing it up to date. For staff. */
export class Publishing {
  static readonly inject = [Records, Callables] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
  ) {}

  guide(editionId: string): Reading<PublicSetState> {
    const ofEdition = [['editionId', '==', editionId] as const]
    return this.stateOf(guideSnapshotId(editionId), [
      recordSet(listings, { where: ofEdition }),
      recordSet(articles, { where: ofEdition }),
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

  /** What waits to be looked at, or is written yet, is no change of what visitors read. */
  calendar(): Reading<PublicSetState> {
    return this.stateOf(
      eventsSnapshotId,
      publicEventStates.map(state => recordSet(events, { where: [['status', '==', state]] })),
    )
  }

  /** Publishes the edition as it is now, and its doors' numbers in the calendar; which edition comes first stays as it is. */
  publishGuide(editionId: string): Promise<Published> {
    return this.callables.call(publishSnapshot, { editionId, makeCurrent: false })
  }

  publishArtists(): Promise<PublishedArtists> {
    return this.callables.call(publishArtists, {})
  }

  publishCalendar(): Promise<PublishedCalendar> {
    return this.callables.call(publishCalendar, {})
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

/** Both times are the store's own stamps, so that no other clock can say which came first. */
const changedSince = ({ where = [], ...find }: Find, since: Date | undefined): Find => ({
  ...find,
  where: since ? [...where, ['updatedAt', '>', since]] : where,
  limit: maxCounted,
})
