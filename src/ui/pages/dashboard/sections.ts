/** The rooms of the dashboard. `later` says what a room that is still empty will hold. */
export const sections = [
  { id: 'overview', name: 'Overview' },
  { id: 'profile', name: 'Profile' },
  { id: 'artworks', name: 'Artworks' },
  { id: 'membership', name: 'Membership', later: 'your level, its end, your card, and renewing it' },
  { id: 'registrations', name: 'Registrations', later: 'your registration for the season, what is paid and what is still missing' },
  { id: 'listings', name: 'Listings', later: 'your listings by edition, with their proofs' },
  { id: 'events', name: 'Events', later: 'events you submitted and events you said you would come to' },
  { id: 'donations', name: 'Gifts', later: 'your gifts with a receipt for each, and the statement of the year' },
  { id: 'orders', name: 'Orders', later: 'what you bought, with invoices and tickets' },
  { id: 'perks', name: 'Perks', later: 'what your membership opens, and where it was used' },
  { id: 'messages', name: 'Messages', later: 'your conversations with artists and with us' },
  { id: 'passport', name: 'Passport' },
  { id: 'settings', name: 'Settings' },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly later?: string }[]

export type Section = (typeof sections)[number]

/** The room that an address means; `undefined` where there is none. */
export const sectionOf = (id: string | undefined): Section | undefined => sections.find(section => section.id === (id ?? 'overview'))

export const laterOf = (section: Section): string | undefined => ('later' in section ? section.later : undefined)
