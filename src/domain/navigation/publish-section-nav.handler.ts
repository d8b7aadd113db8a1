import { nav } from '../content/nav.collection'
import { defineHandler } from '../shared/functions/handler'
import { RuleBroken } from '../shared/records/rule-broken'
import { publishSectionNav } from './publish-section-nav.contract'

export const publishSectionNavHandler = defineHandler(publishSectionNav, ({ once }, { section, seen, navigation: { items } }) =>
  once(
    async within => {
      const id = `section-${section}`
      const before = await within.get(nav, id)
      const rev = before?.rev ?? 0
      if (rev !== seen) throw new RuleBroken('record-overtaken')
      if (before) within.change(nav, before, { items })
      else within.create(nav, id, { items, section })
      return { rev: rev + 1 }
    },
    async () => {
      const addresses = items.map(({ to }) => to)
      const twice = addresses.find((to, i) => addresses.indexOf(to) < i)
      if (twice !== undefined) throw new RuleBroken('nav-twice', { name: twice })
    },
  ),
)
