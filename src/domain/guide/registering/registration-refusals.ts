import type { Clash } from './registration-clash'

/**
 * Why a registration cannot be submitted or join the waiting list. `id` is that registration. `first-missing`: a second registration needs a
 * first one. `building-full`: joining the waiting list is possible.
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
