import { Callables } from '../shared/functions/callables'
import { type BugMove, moveBug } from './move-bug.function'
import { type BugInput, reportBug } from './report-bug.function'

/** Reporting what does not work, and moving reports on. */
export class BugService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  async report(input: BugInput): Promise<void> {
    await this.callables.call(reportBug, input)
  }

  /** Returns how many people were told. */
  async move(move: BugMove): Promise<number> {
    return (await this.callables.call(moveBug, move)).notified
  }
}
