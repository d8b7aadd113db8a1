import { type NavItem, nav } from '../content/nav.collection'
import { pages } from '../content/pages.collection'
import { defineHandler } from '../shared/functions/handler'
import { arrangeMenu } from './arrange-menu.contract'
import { footerOf, headerOf } from './templates/site-menu'

export const arrangeMenuHandler = defineHandler(arrangeMenu, async ({ records }, { header: chosen }) => {
  const published = new Set((await records.find(pages, { where: [['status', '==', 'published']] })).map(({ slug }) => slug))
  const [header, footer] = [headerOf(chosen, published), footerOf(published)]
  await records.transact(async within => {
    const sets: readonly (readonly [string, readonly NavItem[]])[] = [
      ['header', header],
      ['footer', footer],
    ]
    const stored = await Promise.all(sets.map(([set]) => within.get(nav, set)))
    sets.forEach(([set, items], i) => {
      const before = stored[i]
      if (before) within.change(nav, before, { items })
      else within.create(nav, set, { items })
    })
  })
  return { header: header.length, footer: footer.length }
})
