import { listingStates, listings } from '../guide/listings.collection'
import { importBatches } from '../imports/import-batches.collection'
import { Records } from '../shared/records/records'

export type ListingState = keyof typeof listingStates

export interface GuideWork {
  /** The number of listings of the edition in each state that has any. */
  readonly listings: Partial<Readonly<Record<ListingState, number>>>
  readonly importsUnderWay: number
}

/** Numbers of what waits for staff. Counted by the store, so that no documents are read. */
export class PendingWorkCounts {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The work on the guide; without an edition only what belongs to no edition. */
  async guide(editionId: string | undefined): Promise<GuideWork> {
    if (editionId === undefined) return { listings: {}, importsUnderWay: await this.countImports() }
    const states = Object.keys(listingStates) as ListingState[]
    // Awaited together: one refusal, as after signing out, rejects the whole.
    const [importsUnderWay, counts] = await Promise.all([
      this.countImports(),
      Promise.all(states.map(async state => [state, await this.countListings(editionId, state)] as const)),
    ])
    return {
      listings: Object.fromEntries(counts.filter(([, count]) => count > 0)),
      importsUnderWay,
    }
  }

  private countImports(): Promise<number> {
    return this.records.count(importBatches, {
      where: [
        ['scope', '==', 'guide'],
        ['status', 'in', ['running', 'paused', 'undoing']],
      ],
    })
  }

  private countListings(editionId: string, state: ListingState): Promise<number> {
    return this.records.count(listings, {
      where: [
        ['editionId', '==', editionId],
        ['status', '==', state],
      ],
    })
  }
}
