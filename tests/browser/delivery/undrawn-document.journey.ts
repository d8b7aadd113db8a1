import { expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { arrived } from '../tab'

/** Runs in the page from its start: counts the states in which the placeholder is gone and nothing is in its place. */
function watchForEmptiness() {
  const found = { emptied: 0 }
  Object.assign(globalThis, { found })
  let hadContent = false
  new MutationObserver(() => {
    const root = document.getElementById('root')
    if (!root) return
    // React hides what waits for something instead of removing it.
    const isEmpty = root.getBoundingClientRect().height === 0
    if (hadContent && isEmpty) found.emptied++
    hadContent ||= !isEmpty
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

it.each(['/cpanel/resources', '/dashboard'])('the placeholder of %s stands until the page does', async address => {
  const { page, problems } = await openSeasonTab({ as: 'systemadmin' })
  await page.addInitScript(watchForEmptiness)
  await page.goto(address)
  await arrived(page)
  expect(await page.evaluate('found.emptied')).toBe(0)
  expect(problems).toEqual([])
})
