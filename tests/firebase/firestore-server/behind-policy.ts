import { Gate } from '../../../src/adapters/memory/documents/gate'
import { GatedDocuments } from '../../../src/adapters/memory/documents/gated-documents'
import type { StoreDocuments } from '../../../src/adapters/memory/documents/store-documents'
import { NetworkSwitch } from '../../../src/adapters/memory/network-switch'
import { collections } from '../../../src/domain/collections'
import type { Actor } from '../../../src/domain/shared/records/policy'
import type { Claims } from '../../../src/ports/auth'
import type { Caller } from './firestore-server'

/** The documents as rules let this caller see and change them. */
export const behindPolicy = (store: StoreDocuments, actor: Actor | undefined) =>
  new GatedDocuments(store, new Gate(collections, () => actor), new NetworkSwitch(), () => () => undefined)

/** The claims in the token, as rules get them. */
export function actorOf(token: Exclude<Caller, 'owner'>): Actor | undefined {
  if (!token) return undefined
  const { sub, ...claims } = token as unknown as Claims & { readonly sub: string }
  return { uid: sub, claims }
}
