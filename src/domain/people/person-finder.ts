import { Functions } from '../../ports/functions'
import { people } from '../accounts/people'
import { artists } from '../artists/artists'
import { organisation, organisationId } from '../content/settings'
import { listings } from '../guide/listings'
import { LiveRows } from '../operations/live-rows'
import type { RowRecord } from '../operations/row-source'
import { call } from '../shared/cloud-function'
import { Records } from '../shared/records'
import { findByNumber } from './find-by-number.function'
import { type FoundPerson, PersonIndex } from './person-index'

/** Anybody by anything: the index of everybody, kept live, and the numbers that only the server knows. */
export class PersonFinder {
  static readonly inject = [LiveRows, Records, Functions] as const

  constructor(
    private readonly rows: LiveRows,
    private readonly records: Records,
    private readonly functions: Functions,
  ) {}

  /** Tells of the index once everybody is in it, and after every change. Returns its own stop. */
  watch(next: (index: PersonIndex) => void, fail: (error: Error) => void): () => void {
    const index = new PersonIndex()
    let isFilled = false
    const told = () => {
      if (isFilled) next(index)
    }
    const stops = [
      this.rows.of(people).watch(changes => {
        index.change(changes)
        isFilled = true
        told()
      }, fail),
      this.watchNamed(
        artists,
        {},
        ({ id, handle }) => [[id, String(handle)]],
        named => index.name('handle', named),
        told,
        fail,
      ),
    ]
    let isStopped = false
    this.currentEdition().then(editionId => {
      if (isStopped || editionId === undefined) return
      const inGuide = { where: [['editionId', '==', editionId] as const, ['status', '==', 'published'] as const] }
      stops.push(this.watchNamed(listings, inGuide, numbersOf, named => index.name('mapNumber', named), told, fail))
    }, fail)
    return () => {
      isStopped = true
      for (const stop of stops) stop()
    }
  }

  /** Whose letter or payment has this number; asked of the server, for what looks like a number alone. */
  async byNumber(question: string): Promise<readonly FoundPerson[]> {
    const number = question.trim()
    if (!/^(\d{4}-\d{4,8}|(?=.*\d)[\w-]{8,80})$/.test(number)) return []
    const { found } = await call(this.functions, findByNumber, { number })
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
    told: () => void,
    fail: (error: Error) => void,
  ): () => void {
    const rows = new Map<string, RowRecord>()
    return this.rows.of(of, find).watch(({ set, removed }) => {
      for (const id of removed) rows.delete(id)
      for (const row of set) rows.set(row.id, row)
      name(new Map([...rows.values()].flatMap(entries)))
      told()
    }, fail)
  }
}

function numbersOf({ mapNumber, mapSuffix, artistId, ownerIds }: RowRecord): readonly (readonly [string, string])[] {
  if (mapNumber === undefined) return []
  const number = `${String(mapNumber)}${typeof mapSuffix === 'string' ? mapSuffix : ''}`
  const owners = [artistId, ...(Array.isArray(ownerIds) ? (ownerIds as readonly string[]) : [])].filter(id => typeof id === 'string')
  return [...new Set(owners)].map(id => [id, number] as const)
}
