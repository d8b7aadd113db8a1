/** The pages of the guide below its first one, until staff arrange them otherwise. */
export const guidePlaces = [
  { to: '/sfosguide/maps', label: 'Map' },
  { to: '/sfosguide/weekends', label: 'Weekends' },
  { to: '/sfosguide/events', label: 'Events' },
  { to: '/sfosguide/articles', label: 'Articles' },
  { to: '/sfosguide/flipbook', label: 'Flipbook' },
  { to: '/sfosguide/saved', label: 'Saved' },
] as const
