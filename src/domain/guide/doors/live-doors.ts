import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { type Door, doors } from './doors.collection'

/** More doors than any edition has. */
const maxDoors = 2000

/** What artists say of their doors today. */
export class LiveDoors {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The doors of an edition on one day, by listing. */
  of(editionId: string, day: string): Reading<ReadonlyMap<string, Door>> {
    const where = [
      ['editionId', '==', editionId],
      ['day', '==', day],
    ] as const
    return new RecordSets(
      this.records,
      [recordSet(doors, { where, limit: maxDoors })],
      async ([found]) => new Map(found.map(door => [door.id, door])),
    )
  }
}
