import { type Reading, RecordSets, recordSet } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { type Door, doorsIn } from './door-statuses-of-day'
import { doors } from './doors.collection'

/** What artists say of their doors today. */
export class LiveDoorStatuses {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The doors of an edition on one day, by listing. */
  of(editionId: string, day: string): Reading<ReadonlyMap<string, Door>> {
    const find = {
      where: [
        ['editionId', '==', editionId],
        ['day', '==', day],
      ],
    } as const // prettier-ignore
    return new RecordSets(this.records, [recordSet(doors, find)], async ([found]) => doorsIn(found))
  }
}
