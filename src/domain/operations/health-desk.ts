import { Functions } from '../../ports/functions'
import { call } from '../shared/cloud-function'
import { type Reading, RecordSets, recordSet } from '../shared/record-sets'
import { Records } from '../shared/records'
import { type HealthCheck, healthChecks } from './health-checks'
import { lookAtHealth } from './look-at-health.function'

/** What the last look through the data found, and looking now. */
export class HealthDesk {
  static readonly inject = [Records, Functions] as const

  constructor(
    private readonly records: Records,
    private readonly functions: Functions,
  ) {}

  checks(): Reading<readonly HealthCheck[]> {
    return new RecordSets(this.records, [recordSet(healthChecks)], async ([found]) => found)
  }

  /** Returns how much was found. */
  async look(): Promise<number> {
    return (await call(this.functions, lookAtHealth, {})).found
  }
}
