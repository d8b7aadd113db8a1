import type { NavItem } from '../../content/nav.collection'
import type { PageKey } from './page-templates'

interface MenuEntry {
  readonly label: string
  readonly to: string
  /** The page that must be published before the entry leads anywhere. */
  readonly needs?: PageKey
}

/** The possible entries of the header's menu, in order. */
export const menuEntries = {
  guide: { label: 'Guide', to: '/sfosguide' },
  map: { label: 'Map', to: '/sfosguide/maps' },
  art: { label: 'Art', to: '/art/artists' },
  calendar: { label: 'Calendar', to: '/calendar' },
  artists: { label: 'Artists', to: '/artists', needs: 'artists' },
  artlover: { label: 'Art lovers', to: '/artlover', needs: 'artlover' },
  programs: { label: 'Programs', to: '/programs' },
  shop: { label: 'Shop', to: '/shop' },
  donors: { label: 'Give', to: '/donors', needs: 'donors' },
  about: { label: 'About', to: '/about', needs: 'about' },
} as const satisfies Readonly<Record<string, MenuEntry>>

export type MenuKey = keyof typeof menuEntries
export const menuKeys = Object.keys(menuEntries) as MenuKey[]
/** The default selection. More than seven do not fit into one line. */
export const usualMenu: readonly MenuKey[] = ['guide', 'map', 'art', 'calendar', 'artists', 'donors', 'about']

/** The selected entries whose page exists. */
export const headerOf = (chosen: readonly MenuKey[], pages: ReadonlySet<string>): readonly NavItem[] =>
  menuKeys.flatMap(key => {
    const { label, to, needs }: MenuEntry = menuEntries[key]
    return chosen.includes(key) && (needs === undefined || pages.has(needs)) ? [{ label, to }] : []
  })

const footer: readonly { readonly label: string; readonly to: string; readonly entries: readonly MenuEntry[] }[] = [
  {
    label: 'Visit',
    to: '/sfosguide',
    entries: [
      menuEntries.guide,
      menuEntries.map,
      { label: 'Weekends', to: '/sfosguide/weekends' },
      menuEntries.calendar,
      menuEntries.art,
      { label: 'Accessibility', to: '/about/accessibility', needs: 'accessibility' },
    ],
  },
  {
    label: 'Take part',
    to: '/newmember',
    entries: [
      { label: 'For artists', to: '/artists', needs: 'artists' },
      { label: 'For art lovers', to: '/artlover', needs: 'artlover' },
      menuEntries.donors,
      { label: 'Create an account', to: '/newmember' },
    ],
  },
  {
    label: 'About us',
    to: '/about',
    entries: [
      menuEntries.about,
      { label: 'Contact', to: '/about/contact', needs: 'contact' },
      { label: 'Terms of use', to: '/about/terms', needs: 'terms' },
      { label: 'Privacy policy', to: '/privacypolicy' },
      { label: 'Copyright notice', to: '/copyrightnotice' },
    ],
  },
]

/** The columns of the footer, with the links whose page exists. */
export const footerOf = (pages: ReadonlySet<string>): readonly NavItem[] =>
  footer.map(({ label, to, entries }) => ({
    label,
    to,
    children: entries.filter(({ needs }) => needs === undefined || pages.has(needs)).map(entry => ({ label: entry.label, to: entry.to })),
  }))
