import type { Reading } from '../../shared/records/record-sets'
import { Records } from '../../shared/records/records'
import { doors } from './doors.collection'
import { type Door, doorsId, doorsIn } from './doors-of-day'

/** What artists say of their doors today. */
export class LiveDoors {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  /** The doors of an edition on one day, by listing. */
  of(editionId: string, day: string): Reading<ReadonlyMap<string, Door>> {
    const id = doorsId(editionId, day)
    return {
      read: async () => doorsIn(await this.records.get(doors, id)),
      watch: (next, fail) => this.records.watchOne(doors, id, record => next(doorsIn(record)), fail),
    }
  }
}
