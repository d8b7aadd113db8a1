import type { Analytics } from '../../../src/ports/analytics'
import type { Auth } from '../../../src/ports/auth'
import type { Documents } from '../../../src/ports/documents'
import type { Functions } from '../../../src/ports/functions'
import type { Storage } from '../../../src/ports/storage'
import type { FaultPlan } from './fault'
import { type AnalyticsPlan, FaultyAnalytics } from './faulty-analytics'
import { FaultyAuth } from './faulty-auth'
import { FaultyDocuments } from './faulty-documents'
import { FaultyFunctions } from './faulty-functions'
import { FaultyStorage } from './faulty-storage'

/** The ports that use a network connection. */
export interface ConnectedPorts {
  readonly analytics: Analytics
  readonly auth: Auth
  readonly documents: Documents
  readonly functions: Functions
  readonly storage: Storage
}

/** The same ports with the faults that the plans choose. */
export const faultyPorts = (ports: ConnectedPorts, plan: FaultPlan, ofEvents: AnalyticsPlan = () => undefined): ConnectedPorts => ({
  analytics: new FaultyAnalytics(ports.analytics, ofEvents),
  auth: new FaultyAuth(ports.auth, plan),
  documents: new FaultyDocuments(ports.documents, plan),
  functions: new FaultyFunctions(ports.functions, plan),
  storage: new FaultyStorage(ports.storage, plan),
})
