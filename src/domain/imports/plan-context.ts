import type { membershipProducts } from '../memberships/membership-products'
import type { StoredOf } from '../shared/collection'
import type { Formats } from './import-fields'
import type { ExistingEvent } from './imported-event'
import type { ExistingGift } from './imported-gift'
import type { ExistingPerson } from './imported-person'
import type { ZippedPicture } from './imported-picture'
import type { Existing } from './imported-record'
import type { ExistingMembership } from './imported-term'

/** What a pass over the rows of a guide's file needs besides the rows. */
export interface PlanContext {
  readonly formats: Formats
  /** Times without an offset are on this zone's wall clock. */
  readonly edition: { readonly id: string; readonly tz: string }
  readonly existing: Existing
}

/** What a pass over the rows of a file of people needs. */
export interface PeopleContext {
  readonly formats: Formats
  readonly people: readonly ExistingPerson[]
}

type Product = StoredOf<typeof membershipProducts>

/** What a membership can be, as far as a file may name it. */
export type KnownProduct = Pick<Product, 'id' | 'routeKey' | 'name' | 'audience' | 'termMonths' | 'fixedEnd'> & {
  readonly levels: readonly Pick<Product['levels'][number], 'key' | 'name'>[]
}

/** What a pass over the rows of a file of memberships needs. */
export interface MembershipsContext extends PeopleContext {
  readonly memberships: readonly ExistingMembership[]
  readonly products: readonly KnownProduct[]
}

/** What a pass over the rows of a file of gifts needs. */
export interface GiftsContext extends PeopleContext {
  readonly gifts: readonly ExistingGift[]
  readonly campaigns: readonly { readonly id: string; readonly title: string; readonly kind: 'campaign' | 'fund' }[]
  /** `YYYY-MM-DD` where the organisation is: nothing was received later. */
  readonly today: string
}

/** What a pass over the rows of a file of events needs. */
export interface EventsContext {
  readonly formats: Formats
  /** Times without an offset are on this zone's wall clock. */
  readonly tz: string
  readonly events: readonly ExistingEvent[]
  readonly neighbourhoods: readonly { readonly id: string; readonly name: string }[]
}

/** Something that can show pictures; `shows`: digests of those it shows. */
export interface KnownWork {
  readonly id: string
  readonly artist: string
  readonly title: string
  readonly pictures: number
  readonly shows: ReadonlySet<string>
}
export interface KnownListing {
  readonly id: string
  readonly name: string
  readonly key?: string | undefined
  readonly number?: string | undefined
  readonly shows: ReadonlySet<string>
}

/** What a pass over a ZIP of pictures needs. */
export interface PicturesContext {
  readonly formats: Formats
  readonly files: readonly ZippedPicture[]
  readonly works: readonly KnownWork[]
  readonly listings: readonly KnownListing[]
  /** Digests of what the library holds. */
  readonly kept: ReadonlySet<string>
}
