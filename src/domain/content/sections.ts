/** Sections of the site. The address of a section's own page is a route of the product; its other pages lie below it. */
export const sections = ['about', 'artists', 'artlover', 'donors', 'advertise', 'programs'] as const
export type SectionSlug = (typeof sections)[number]

/** Whether this is the slug of a section's own page. */
export const isSection = (slug: string): slug is SectionSlug => (sections as readonly string[]).includes(slug)

/** The address of a page. */
export const pageAddress = ({ slug, parent }: { readonly slug: string; readonly parent?: string | undefined }): string =>
  parent === undefined ? `/${slug}` : `/${parent}/${slug}`
