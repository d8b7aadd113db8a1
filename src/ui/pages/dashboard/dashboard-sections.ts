/** The sections of the dashboard, in order. `of`: the collection with their main content, which staff may not all read. */
export const sections = [
  { id: 'overview', name: 'Overview' },
  { id: 'profile', name: 'Profile', of: 'people' },
  { id: 'artworks', name: 'Artworks' },
  { id: 'registrations', name: 'Registrations' },
  { id: 'listings', name: 'Listings' },
  { id: 'membership', name: 'Membership', of: 'memberships' },
  { id: 'donations', name: 'Gifts', of: 'donations' },
  { id: 'saved', name: 'Saved' },
  { id: 'orders', name: 'Orders', of: 'orders' },
  { id: 'passport', name: 'Passport', of: 'passport' },
  { id: 'settings', name: 'Settings', of: 'consents' },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly of?: string }[]

export type Section = (typeof sections)[number]

/** The section at an address; `undefined` if there is none. */
export const sectionOf = (id: string | undefined): Section | undefined => sections.find(section => section.id === (id ?? 'overview'))
