/** The parts of the site whose pages stand below one another: `/about`, `/about/{id}`. */
export const sections = {
  about: 'About',
  artists: 'For artists',
  artlover: 'For art lovers',
  donors: 'Give',
  programs: 'Programs',
} as const
export type SectionSlug = keyof typeof sections

/** Places of a section that are no written pages; they stand before those. */
export const sectionPlaces: { readonly [S in SectionSlug]?: readonly { readonly to: string; readonly label: string }[] } = {
  artists: [{ to: '/artists/artistresources', label: 'Resources' }],
}

/** The section of a path such as `/about/contact`. */
export function sectionAt(path: string): SectionSlug {
  const slug = path.split('/')[1] ?? ''
  if (!Object.hasOwn(sections, slug)) throw new Error(`${path} is in no section`)
  return slug as SectionSlug
}
