import { expect, it } from 'vitest'
import { openSeasonTab } from './season-tab'
import { arrived, unchangedFor } from './tab'

/** What a word processor and a hostile page put on the clipboard. */
const pasted =
  '<p style="color:red" onclick="hacked = 1">From <b>elsewhere</b> <a href="javascript:hacked=1">bad</a> <a href="https://good.example/">good</a></p>' +
  '<img src="data:," onerror="hacked = 1"><script>hacked = 1</script><ul><li>one</li></ul>'

it('an editor writes by keyboard, pastes from elsewhere, sets a link, and visitors read what was saved', async () => {
  const { page, problems } = await openSeasonTab({ as: 'guideadmin' })
  await page.goto('/cpanel/sfosarticles?edition=2027&open=dogs')
  await arrived(page)
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await text.focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Who lies where')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The dog of number 17 ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('sleeps')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await page.evaluate(html => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, pasted)

  // The toolbar is one Tab stop before the text; Link is its last button.
  await text.getByText('sleeps').dblclick()
  await page.waitForFunction(() => getSelection()?.toString() === 'sleeps')
  // The editor learns of a selection in a later task.
  await unchangedFor(page, 3)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('javascript:hacked=1')
  await page.keyboard.press('Enter')
  await page.getByText('Enter an address such as').waitFor()
  await page.getByLabel('Address of the link').fill('/sfosguide/17')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved.').waitFor()

  await page.reload()
  await arrived(page)
  await text.getByRole('heading', { name: 'Who lies where' }).waitFor()
  const links = await text.getByRole('link').evaluateAll(all => all.map(one => [one.textContent, one.getAttribute('href')]))
  expect(links).toEqual([
    ['sleeps', '/sfosguide/17'],
    ['good', 'https://good.example/'],
  ])
  expect(await text.locator('strong').allTextContents()).toEqual(['sleeps', 'elsewhere'])
  expect(await text.locator('li').allTextContents()).toEqual(['one'])
  expect(await text.locator('img, script, [style*=color], [onclick]').count()).toBe(0)
  expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false)
  // Newer browsers say so when the site's policy keeps what was pasted from running.
  expect(problems.filter(line => !line.includes('Executing inline event handler violates'))).toEqual([])
})

it('staff of content write the article of a panel in the same editor', async () => {
  const { page, problems } = await openSeasonTab({ as: 'contentadmin' })
  await page.goto('/cpanel/howto?panel=resources')
  await arrived(page)
  await page.getByRole('button', { name: 'Edit' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await page.getByRole('toolbar', { name: 'Formatting' }).waitFor()
  await text.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').getByText('Text is missing.').waitFor()
  await text.focus()
  await page.keyboard.type('- Give each its last day')
  await page.keyboard.press('Control+s')
  await page.getByText('Saved.').waitFor()
  await page.getByRole('article').getByRole('listitem').getByText('Give each its last day').waitFor()
  expect(problems).toEqual([])
})
