import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { otherPages, plannedPages } from './built-routes'
import { expectRoute, goNarrow, isWhole, loadNarrow, lookAround } from './every-view'
import { openSeasonTab } from './season-tab'

const pathsOfNothing = ['/no/such/page', '/nosuchpage', '/sfosguide/9999']
/** Further addresses of routes, beside their examples. */
const furtherViews = [
  '/calendar?view=week',
  '/calendar?view=month',
  '/calendar?view=map',
  '/calendar?view=past',
  '/calendar?q=nothing+of+this',
  '/sfosguide/4',
  '/sfosguide/36',
  '/sfosguide/3',
  '/sfosguide/2026',
  '/artists/artsearch?show=artists',
  '/artists/artsearch?q=nothing+of+this',
  '/membership',
]

let page: Page
let problems: string[]
beforeAll(async () => {
  const tab = await openSeasonTab({ as: 'superadmin' })
  page = tab.page
  problems = tab.problems
  await loadNarrow(page, '/')
})
async function go(address: string): Promise<void> {
  problems.length = 0
  await goNarrow(page, address)
}

describe('a page that is neither public nor a panel', () => {
  it.each([...otherPages, ...plannedPages])('$example is accessible in both themes and at both widths', async ({ example, title }) => {
    await go(example)
    await expectRoute(page, { title })
    await isWhole(page)
    expect([...(await lookAround(page)), ...problems]).toEqual([])
  })

  it.each(furtherViews)('%s is accessible as well', async address => {
    await go(address)
    await isWhole(page)
    expect([...(await lookAround(page)), ...problems]).toEqual([])
  })

  it.each(pathsOfNothing)('%s is an accessible error page', async path => {
    await loadNarrow(page, path)
    expect(await lookAround(page)).toEqual([])
  })
})
