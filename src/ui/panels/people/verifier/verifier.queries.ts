import { HealthCheckService } from '../../../../domain/health/health-check-service'
import type { HealthCheck } from '../../../../domain/health/health-checks.collection'
import { type CardAction, CardScanUses } from '../../../../domain/memberships/card-scan-uses'
import type { App, LiveQuery } from '../../../app-services/app-context'
import { readingQuery } from '../../../queries/query-of-reading'

export type { CardAction, HealthCheck }

/** Data for the verifier: cards, proofs, and data checks. */
export const verifierQueries = (app: App) => ({
  acts: (): LiveQuery<readonly CardAction[]> => ({
    queryKey: ['office', 'door-acts'],
    queryFn: async () => (await app.services()).get(CardScanUses).actions(),
  }),

  health: (): LiveQuery<readonly HealthCheck[]> =>
    readingQuery(['office', 'health'], async () => (await app.services()).get(HealthCheckService).checks()),
})
