import { CardDesk, type DoorAct } from '../../domain/memberships/card-desk'
import type { HealthCheck } from '../../domain/operations/health-checks'
import { HealthDesk } from '../../domain/operations/health-desk'
import type { Eligibility } from '../../domain/people/eligibility'
import { EligibilityDesk } from '../../domain/people/eligibility-desk'
import type { App } from '../app-services/app'
import type { LiveQuery } from '../app-services/live-query'
import { followed } from './followed'

export type { DoorAct, Eligibility, HealthCheck }

/** What is verified: members' cards, proofs, and the data itself. */
export const verifierQueries = (app: App) => ({
  acts: (): LiveQuery<readonly DoorAct[]> => ({
    queryKey: ['office', 'door-acts'],
    queryFn: async () => (await app.services()).get(CardDesk).acts(),
  }),

  proofs: (): LiveQuery<readonly Eligibility[]> => followed(['office', 'proofs'], async () => (await app.services()).get(EligibilityDesk).proofs()),

  health: (): LiveQuery<readonly HealthCheck[]> => followed(['office', 'health'], async () => (await app.services()).get(HealthDesk).checks()),
})
