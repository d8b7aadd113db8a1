/** Sections of the site. The address of a section's own page is a route of the product; its other pages lie below it. */
export const sections = ['about', 'artists', 'artlover', 'donors', 'advertise', 'programs'] as const
export type SectionSlug = (typeof sections)[number]

/** What has a navigation of its own: the sections, and the guide, whose pages are no written ones. */
export const navigatedSections = [...sections, 'sfosguide'] as const
export type NavigatedSection = (typeof navigatedSections)[number]

/** Whether this is the slug of a section's own page. */
export const isSection = (slug: string): slug is SectionSlug => (sections as readonly string[]).includes(slug)

/** Slug and id of the home page. */
export const homeSlug = 'home'

/** Whether a page with this slug has its address from the route table, so that it holds no slug and cannot be moved. */
export const hasFixedAddress = (slug: string): boolean => slug === homeSlug || isSection(slug)

/** The address of a page. */
export const pageAddress = ({ slug, parent }: { readonly slug: string; readonly parent?: string | undefined }): string =>
  parent === undefined ? (slug === homeSlug ? '/' : `/${slug}`) : `/${parent}/${slug}`
