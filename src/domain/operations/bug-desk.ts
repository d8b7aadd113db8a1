import { Functions } from '../../ports/functions'
import { Storage } from '../../ports/storage'
import { call } from '../shared/cloud-function'
import { type BugMove, moveBug } from './move-bug.function'
import { type BugInput, reportBug } from './report-bug.function'

/** Reporting what does not work, and moving reports on. */
export class BugDesk {
  static readonly inject = [Functions, Storage] as const

  constructor(
    private readonly functions: Functions,
    private readonly storage: Storage,
  ) {}

  async report(input: BugInput): Promise<void> {
    await call(this.functions, reportBug, input)
  }

  /** Returns how many people were told. */
  async move(move: BugMove): Promise<number> {
    return (await call(this.functions, moveBug, move)).told
  }

  /** The picture of a report. */
  shot(path: string): Promise<Blob> {
    return this.storage.read(path)
  }
}
