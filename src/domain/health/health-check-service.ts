import { Callables } from '../shared/functions/callables'
import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type HealthCheck, healthChecks } from './health-checks'
import { lookAtHealth } from './look-at-health.function'

/** The latest findings, and running the checks. */
export class HealthCheckService {
  static readonly inject = [Records, Callables] as const

  constructor(
    private readonly records: Records,
    private readonly callables: Callables,
  ) {}

  checks(): Reading<readonly HealthCheck[]> {
    return new RecordSets(this.records, [recordSet(healthChecks)], async ([found]) => found)
  }

  /** Resolves with the number of findings. */
  async look(): Promise<number> {
    return (await this.callables.call(lookAtHealth, {})).found
  }
}
