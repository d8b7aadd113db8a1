import { artists } from '../artists/artists.collection'
import { listings } from '../guide/listings.collection'
import { people } from '../people/people.collection'
import { Callables } from '../shared/functions/callables'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { Records } from '../shared/records/records'
import { LiveRows } from '../tables/live-rows'
import type { RowRecord } from '../tables/row-source'
import { findByReceiptNumber } from './find-by-receipt-number.contract'
import { type FoundPerson, PersonIndex } from './person-index'

/** Finds any person by any of their data: a live in-memory index of all people, plus numbers that only the server can look up. */
export class PersonFinder {
  static readonly inject = [LiveRows, Records, Callables] as const

  constructor(
    private readonly rows: LiveRows,
    private readonly records: Records,
    private readonly callables: Callables,
  ) {}

  /** Calls `next` with the index once all people are loaded, and after every change. Returns a function that stops it. */
  watch(next: (index: PersonIndex) => void, fail: (error: Error) => void): () => void {
    const index = new PersonIndex()
    let isFilled = false
    const notified = () => {
      if (isFilled) next(index)
    }
    const stops = [
      this.rows.of(people).watch(changes => {
        index.change(changes)
        isFilled = true
        notified()
      }, fail),
      this.watchNamed(
        artists,
        {},
        ({ id, handle }) => [[id, String(handle)]],
        named => index.name('handle', named),
        notified,
        fail,
      ),
    ]
    let isStopped = false
    this.currentEdition().then(editionId => {
      if (isStopped || editionId === undefined) return
      const inGuide = { where: [['editionId', '==', editionId] as const, ['status', '==', 'published'] as const] }
      stops.push(this.watchNamed(listings, inGuide, numbersOf, named => index.name('mapNumber', named), notified, fail))
    }, fail)
    return () => {
      isStopped = true
      for (const stop of stops) stop()
    }
  }

  /** The person whom a receipt or payment number belongs to. Asks the server, and only if the input looks like such a number. */
  async byNumber(question: string): Promise<readonly FoundPerson[]> {
    const number = question.trim()
    if (!/^(\d{4}-\d{4,8}|(?=.*\d)[\w-]{8,80})$/.test(number)) return []
    const { found } = await this.callables.call(findByReceiptNumber, { number })
    return found.map(({ personId, by }) => ({ id: personId, by, matched: number, score: 100 }))
  }

  private async currentEdition(): Promise<string | undefined> {
    return (await this.records.get(organisation, organisationId))?.currentEdition
  }

  private watchNamed(
    of: typeof artists | typeof listings,
    find: Parameters<LiveRows['of']>[1],
    entries: (row: RowRecord) => readonly (readonly [string, string])[],
    name: (named: ReadonlyMap<string, string>) => void,
    notified: () => void,
    fail: (error: Error) => void,
  ): () => void {
    const rows = new Map<string, RowRecord>()
    return this.rows.of(of, find).watch(({ set, removed }) => {
      for (const id of removed) rows.delete(id)
      for (const row of set) rows.set(row.id, row)
      name(new Map([...rows.values()].flatMap(entries)))
      notified()
    }, fail)
  }
}

function numbersOf({ mapNumber, mapSuffix, artistId, ownerIds }: RowRecord): readonly (readonly [string, string])[] {
  if (mapNumber === undefined) return []
  const number = `${String(mapNumber)}${typeof mapSuffix === 'string' ? mapSuffix : ''}`
  const owners = [artistId, ...(Array.isArray(ownerIds) ? (ownerIds as readonly string[]) : [])].filter(id => typeof id === 'string')
  return [...new Set(owners)].map(id => [id, number] as const)
}
