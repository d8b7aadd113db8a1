import { collection } from '../shared/records/collection'
import { choice, json, optional } from '../shared/records/fields'
import type { SiteAudience } from '../shared/records/organisation.collection'
import { anyone, readOnly } from '../shared/records/policy'
import { navigatedSections } from './sections'

export interface NavItem {
  readonly label: string
  /** A path inside the application, or an https address. */
  readonly to: string
  /** Absent for everybody. */
  readonly for?: SiteAudience | undefined
  readonly children?: readonly NavItem[] | undefined
  /** In the navigation of a section: left out, although the section has this page. */
  readonly isHidden?: boolean | undefined
}

/** A navigation menu (`header`, `footer`, `section-{slug}`), replaced as a whole by a callable that validates every address. */
export const nav = collection({
  path: 'nav',
  title: 'Navigation',
  privacy: 'impersonal',
  fields: {
    items: json<readonly NavItem[]>('Items'),
    /** The section whose pages it leads to. */
    section: optional(choice('Section', navigatedSections)),
  },
  access: readOnly(anyone),
})
