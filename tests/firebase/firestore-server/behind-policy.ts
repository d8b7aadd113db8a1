import { callerNow } from '../../../src/adapters/memory/documents/caller-now'
import { DocumentStore } from '../../../src/adapters/memory/documents/document-store'
import { Gate } from '../../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../../src/adapters/memory/documents/gated-documents'
import { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { VolatileStore } from '../../../src/adapters/memory/documents/volatile-store'
import { NetworkSwitch } from '../../../src/adapters/memory/network-switch'
import { SystemClock } from '../../../src/adapters/memory/system-clock'
import { collections } from '../../../src/domain/collections'
import type { Actor } from '../../../src/domain/shared/records/policy'
import { type Claims, knownClaims } from '../../../src/ports/auth'
import type { Caller } from './firestore-server'

/** Documents without a policy, and the engine that holds them. */
export class OpenDocuments extends StoreDocuments {
  constructor(readonly engine = new DocumentStore(new SystemClock())) {
    super(engine, new VolatileStore(engine))
  }
}

/** The documents as rules let this caller see and change them. */
export const behindPolicy = (store: OpenDocuments, actor: Actor | undefined) =>
  new GatedDocuments(store, new Gate(collections, () => callerNow(actor, store.engine, new Date())), new NetworkSwitch(), () => () => undefined)

/** The claims of the token, as rules receive them. */
export function actorOf(token: Exclude<Caller, 'owner'>): Actor | undefined {
  if (!token) return undefined
  const { sub, auth_time, firebase } = token as { sub: string; auth_time?: number; firebase?: { sign_in_second_factor?: string } }
  return {
    uid: sub,
    claims: knownClaims(token as Claims),
    ...(firebase?.sign_in_second_factor === 'totp' && { secondFactor: true }),
    ...(auth_time !== undefined && { authenticatedAt: new Date(auth_time * 1000) }),
  }
}
