/** The sections of the dashboard, in order. */
export const sections = [
  { id: 'overview', name: 'Overview' },
  { id: 'profile', name: 'Profile' },
  { id: 'artworks', name: 'Artworks' },
  { id: 'registrations', name: 'Registrations' },
  { id: 'listings', name: 'Listings' },
  { id: 'membership', name: 'Membership' },
  { id: 'donations', name: 'Gifts' },
  { id: 'saved', name: 'Saved' },
  { id: 'orders', name: 'Orders' },
  { id: 'passport', name: 'Passport' },
  { id: 'settings', name: 'Settings' },
] as const satisfies readonly { readonly id: string; readonly name: string }[]

export type Section = (typeof sections)[number]

/** The section at an address; `undefined` if there is none. */
export const sectionOf = (id: string | undefined): Section | undefined => sections.find(section => section.id === (id ?? 'overview'))
