import type { Analytics } from '../../../ports/analytics'
import type { Auth } from '../../../ports/auth'
import type { Documents } from '../../../ports/documents'
import type { Functions } from '../../../ports/functions'
import type { Storage } from '../../../ports/storage'
import type { FaultPlan } from './fault'
import { type AnalyticsPlan, FaultyAnalytics } from './faulty-analytics'
import { FaultyAuth } from './faulty-auth'
import { FaultyDocuments } from './faulty-documents'
import { FaultyFunctions } from './faulty-functions'
import { FaultyStorage } from './faulty-storage'

/** The ports that reach the world over a connection. */
export interface ConnectedPorts {
  readonly analytics: Analytics
  readonly auth: Auth
  readonly documents: Documents
  readonly functions: Functions
  readonly storage: Storage
}

/** The same ports over a connection that is as bad as the plans say. */
export const faultyPorts = (ports: ConnectedPorts, plan: FaultPlan, ofEvents: AnalyticsPlan = () => undefined): ConnectedPorts => ({
  analytics: new FaultyAnalytics(ports.analytics, ofEvents),
  auth: new FaultyAuth(ports.auth, plan),
  documents: new FaultyDocuments(ports.documents, plan),
  functions: new FaultyFunctions(ports.functions, plan),
  storage: new FaultyStorage(ports.storage, plan),
})
