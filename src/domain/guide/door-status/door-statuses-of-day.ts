import type { DataOf } from '../../shared/records/collection'
import type { RecordsWithin } from '../../shared/records/records'
import { bucketOf } from '../publishing/guide-snapshot-types'
import { type DoorsOfDay, doors } from './doors.collection'

/** What artists say of their door. `back` and `closing` have a time; `unopened` is noted when nobody has opened it at its hour. */
export type DoorState = 'open' | 'back' | 'closing' | 'soldOut' | 'unopened'

/** How a door stands on a day. */
export interface Door {
  readonly day: string
  readonly state: DoorState
  /** In the edition's time zone. */
  readonly until?: string | undefined
  /** When it was tapped, which may be earlier than it was sent. */
  readonly at: Date
}

/** By listing, as short as it can be: a record has room for 500 doors. `at` is an ISO instant. */
type SaidDoors = Readonly<Record<string, readonly [state: DoorState, at: string, until?: string]>>

/** Records of a day. Some three hundred artists tap within a few minutes, and a document bears about one write a second (decision 035). */
const parts = 8

/** The record that has the door of this listing. */
export const doorsId = (editionId: string, day: string, listingId: string) => `${editionId}-${day}-${bucketOf(listingId, parts)}`

/** The doors of which something was said, by listing. */
export const doorsIn = (records: readonly (Pick<DoorsOfDay, 'day' | 'said'> | undefined)[]): ReadonlyMap<string, Door> =>
  new Map(
    records.flatMap(record =>
      Object.entries(JSON.parse(record?.said ?? '{}') as SaidDoors).map(([id, [state, at, until]]) => {
        const door: Door = { day: record!.day, state, ...(until !== undefined && { until }), at: new Date(at) }
        return [id, door] as const
      }),
    ),
  )

/** A record with these doors, of which there is at least one. */
export const doorsRecord = (editionId: string, day: string, said: ReadonlyMap<string, Omit<Door, 'day'>>): DataOf<typeof doors> => ({
  editionId,
  day,
  said: JSON.stringify(Object.fromEntries([...said].map(([id, { state, until, at }]) => [id, [state, at, ...(until === undefined ? [] : [until])]]))),
  at: new Date(Math.max(...[...said.values()].map(({ at }) => at.getTime()))),
})

/** Writes doors into the record that has them, as it was read in this transaction. */
export function writeDoors(
  within: RecordsWithin,
  id: string,
  record: DoorsOfDay | undefined,
  { editionId, day }: Pick<DoorsOfDay, 'editionId' | 'day'>,
  said: ReadonlyMap<string, Omit<Door, 'day'>>,
): void {
  const next = doorsRecord(editionId, day, new Map([...doorsIn([record]), ...said]))
  if (record) within.change(doors, record, next)
  else within.create(doors, id, next)
}
