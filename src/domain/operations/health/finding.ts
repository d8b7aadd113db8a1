import type { HandlerStorage } from '../../shared/cloud-function'
import type { Records } from '../../shared/records'

/** Something wrong in the data. */
export interface Finding {
  /** `listings/abc`, or the path of a file. */
  readonly record: string
  readonly note: string
  /** Address of the panel where it is put right. */
  readonly to: string
}

/** What a check may look at; it passes no policy, and changes nothing. */
export interface HealthWorld {
  readonly records: Records
  readonly storage: Pick<HandlerStorage, 'list'>
}

/** Finds everything of one kind that is wrong. */
export type Check = (world: HealthWorld) => Promise<readonly Finding[]>
