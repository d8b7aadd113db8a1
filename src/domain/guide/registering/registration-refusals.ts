import type { Clash } from './registration-clash'

/**
 * Why a registration cannot be submitted, or wait. `id` is the registration that it is about. `first-missing`: a second one stands beside a first one
 * alone. `building-full`: somebody may wait for a place in it.
 */
export type RegistrationRefusal =
  | { readonly reason: 'not-an-artist' | 'not-open' | 'closed' | 'not-priced' | 'first-missing' }
  | {
      readonly reason: 'unknown-building' | 'unknown-weekend' | 'unknown-neighborhood' | 'unknown-tier' | 'no-address' | 'community-alone'
      readonly id: string
    }
  | { readonly reason: 'wrong-weekend'; readonly id: string; readonly weekendId?: string }
  | { readonly reason: 'building-full'; readonly id: string; readonly siteId: string }
  | { readonly reason: 'clash'; readonly id: string; readonly clash: Clash }
