/** The sections of the dashboard. `later` says what a planned section will contain. */
export const sections = [
  { id: 'overview', name: 'Overview' },
  { id: 'profile', name: 'Profile' },
  { id: 'artworks', name: 'Artworks' },
  { id: 'membership', name: 'Membership', later: 'your level, its last day, your card and renewal' },
  { id: 'registrations', name: 'Registrations', later: 'your registration for the season, with payments and missing parts' },
  { id: 'listings', name: 'Listings', later: 'your listings by edition, with their proofs' },
  { id: 'events', name: 'Events', later: 'events you submitted or want to attend' },
  { id: 'donations', name: 'Gifts', later: 'your gifts with their receipts, and the yearly statement' },
  { id: 'orders', name: 'Orders', later: 'what you bought, with invoices and tickets' },
  { id: 'perks', name: 'Perks', later: 'your perks, and where you used them' },
  { id: 'messages', name: 'Messages', later: 'your conversations with artists and with us' },
  { id: 'saved', name: 'Saved' },
  { id: 'passport', name: 'Passport' },
  { id: 'settings', name: 'Settings' },
] as const satisfies readonly { readonly id: string; readonly name: string; readonly later?: string }[]

export type Section = (typeof sections)[number]

/** The section at an address; `undefined` if there is none. */
export const sectionOf = (id: string | undefined): Section | undefined => sections.find(section => section.id === (id ?? 'overview'))

export const laterOf = (section: Section): string | undefined => ('later' in section ? section.later : undefined)
