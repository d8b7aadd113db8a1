import { type Reading, RecordSets, recordSet } from '../shared/records/record-sets'
import { Records } from '../shared/records/records'
import { type HealthCheck, healthChecks } from './health-checks.collection'

/** The latest findings, and running the checks. */
export class HealthCheckService {
  static readonly inject = [Records] as const

  constructor(private readonly records: Records) {}

  checks(): Reading<readonly HealthCheck[]> {
    return new RecordSets(this.records, [recordSet(healthChecks)], async ([found]) => found)
  }
}
