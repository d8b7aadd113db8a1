import { dropOldVersions } from '../content/drop-old-versions'
import { nav } from '../content/nav.collection'
import { navVersions } from '../content/nav-versions.collection'
import { defineHandler } from '../shared/functions/handler'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import { keepNavVersion } from './keep-nav-version'
import { publishSectionNav } from './publish-section-nav.contract'

export const publishSectionNavHandler = defineHandler(publishSectionNav, async (context, { section, seen, navigation: { items } }) => {
  const id = `section-${section}`
  const published = await context.once(
    async within => {
      const before = await within.get(nav, id)
      const rev = before?.rev ?? 0
      if (rev !== seen) throw recordOvertaken(before)
      if (before) within.change(nav, before, { items })
      else within.create(nav, id, { items, section })
      if (before) keepNavVersion(within, context, id, { items: before.items })
      return { rev: rev + 1 }
    },
    async () => {
      const addresses = items.map(({ to }) => to)
      const twice = addresses.find((to, i) => addresses.indexOf(to) < i)
      if (twice !== undefined) throw new RuleBroken('nav-twice', { name: twice })
    },
  )
  await dropOldVersions(context.systemRecords, navVersions, { set: id })
  return published
})
