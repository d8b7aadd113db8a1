import { Callables } from '../shared/functions/callables'
import { type BugMove, moveBug } from './move-bug.function'
import { type BugInput, reportBug } from './report-bug.function'

/** Reports bugs and changes the state of reports. */
export class BugService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  async report(input: BugInput): Promise<void> {
    await this.callables.call(reportBug, input)
  }

  /** Resolves with the number of people who were notified. */
  async move(move: BugMove): Promise<number> {
    return (await this.callables.call(moveBug, move)).notified
  }
}
