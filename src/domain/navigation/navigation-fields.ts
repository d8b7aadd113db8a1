import * as v from 'valibot'
import type { NavItem } from '../content/nav.collection'
import { isSafeTarget } from '../links/link-target'
import { boolean, choice, folded, list, map, optional, type RecordOf, text, withFacts, withHelp } from '../shared/records/fields'
import { organisation, siteAudiences } from '../shared/records/organisation.collection'

const address = text('Leads to', 2048)
/** A path inside the application, or an https address. */
const to = withFacts(
  { ...address, schema: v.pipe(address.schema, v.check(isSafeTarget, 'begins with / or https://')) as typeof address.schema },
  {
    help: 'A page of this site, such as /calendar, or an address such as https://example.org.',
  },
)
const entry = { label: text('Label', 24), to, for: optional(choice('Only for people who are', siteAudiences)) }
const under = (label: string, most: number) => folded(list(label, map('Entry', { ...entry, label: text('Label', 60) }), most))

const { links, announcement, announcementFrom, announcementUntil, announcementFor } = organisation.fields

/** All that staff arrange around every public page: at most seven entries at the top, of two levels, and five columns at the bottom (product.md C5). */
export const navigationFields = {
  header: folded(list('Menu at the top', map('Entry', { ...entry, children: optional(under('Below it', 10)) }), 7)),
  footer: folded(list('Columns at the bottom', map('Column', { ...entry, label: text('Label', 40), children: optional(under('Links', 16)) }), 5)),
  announcement: withHelp(announcement, 'One line above every page. Leave it empty for none.'),
  announcementFrom: withHelp(announcementFrom, 'The first day on which visitors read it. Leave it empty to show it at once.'),
  announcementUntil: withHelp(announcementUntil, 'The last day on which visitors read it.'),
  announcementFor,
  links: withHelp(links, 'Your pages elsewhere, such as social networks. They stand in the footer.'),
}
/** The navigation of a section: its pages and other addresses, in order (product.md C5). */
export const sectionNavFields = {
  items: folded(list('Entries', map('Entry', { label: entry.label, to, isHidden: optional(boolean('Leave it out')) }), 40)),
}

export type Navigation = RecordOf<typeof navigationFields>

/** What stands twice in one menu: a visitor could not tell the two apart. `undefined` if everything is there once. */
export function twiceIn(menus: Pick<Navigation, 'header' | 'footer'>): string | undefined {
  const level = (items: readonly NavItem[], key: 'label' | 'to') => items.map(item => item[key]).find((one, i, all) => all.indexOf(one) < i)
  for (const menu of [menus.header, menus.footer] as readonly (readonly NavItem[])[]) {
    const found = level(menu, 'label') ?? menu.map(({ children = [] }) => level(children, 'to')).find(one => one !== undefined)
    if (found !== undefined) return found
  }
  return undefined
}
