import { dropOldVersions } from '../content/drop-old-versions'
import { type NavItem, nav } from '../content/nav.collection'
import { navVersions } from '../content/nav-versions.collection'
import type { Organisation } from '../content/site-content'
import { defineHandler } from '../shared/functions/handler'
import { omitUndefined } from '../shared/omit-undefined'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import type { RecordsWithin } from '../shared/records/records'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { keepNavVersion } from './keep-nav-version'
import { twiceIn } from './navigation-fields'
import { publishNavigation } from './publish-navigation.contract'

export const publishNavigationHandler = defineHandler(publishNavigation, async (context, { seen, navigation }) => {
  const { header, footer, announcement, announcementFrom, announcementUntil, announcementFor, links } = navigation
  const published = await context.once(
    async within => {
      const [top, bottom, settings] = await Promise.all([
        within.get(nav, 'header'),
        within.get(nav, 'footer'),
        within.get(organisation, organisationId),
      ])
      if (!settings) throw new RuleBroken('settings-missing')
      const now = { header: top?.rev ?? 0, footer: bottom?.rev ?? 0, organisation: settings.rev }
      if (now.header !== seen.header) throw recordOvertaken(top)
      if (now.footer !== seen.footer) throw recordOvertaken(bottom)
      if (now.organisation !== seen.organisation) throw recordOvertaken(settings)
      replace(within, 'header', top, header)
      replace(within, 'footer', bottom, footer)
      keepNavVersion(within, context, 'site', navigationBefore(top, bottom, settings))
      within.change(organisation, settings, { announcement, announcementFrom, announcementUntil, announcementFor, links })
      return { header: now.header + 1, footer: now.footer + 1, organisation: now.organisation + 1 }
    },
    async () => {
      const name = twiceIn(navigation)
      if (name !== undefined) throw new RuleBroken('nav-twice', { name })
    },
  )
  await dropOldVersions(context.systemRecords, navVersions, { set: 'site' })
  return published
})

const navigationBefore = (top: Stored, bottom: Stored, settings: Organisation) => {
  const { announcement, announcementFrom, announcementUntil, announcementFor, links } = settings
  return omitUndefined({
    header: top?.items ?? [],
    footer: bottom?.items ?? [],
    announcement,
    announcementFrom,
    announcementUntil,
    announcementFor,
    links,
  })
}

type Stored = Awaited<ReturnType<typeof stored>>
const stored = (within: RecordsWithin) => within.get(nav, 'header')

function replace(within: RecordsWithin, set: 'header' | 'footer', before: Stored, items: readonly NavItem[]): void {
  if (before) within.change(nav, before, { items })
  else within.create(nav, set, { items })
}
