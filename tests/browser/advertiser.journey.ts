import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { cards, enterCard, openPhone, payButton, thanks, visit } from './paying/at-the-checkout'

const business = 'Tide Tea House'
/** Whose tab it is now, in the weeks in which advertisements are sold: the business has a phone, staff a desk. */
async function become(page: Page, as: 'advertiser' | 'guideadmin') {
  await page.setViewportSize(as === 'advertiser' ? { width: 390, height: 844 } : { width: 1280, height: 900 })
  await visit(page, `/?as=${as}&on=2027-04-20T11:00`)
}

/** A picture of these pixels with a word in its middle, as a designer would send it. */
async function artwork(page: Page, width: number, height: number) {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h)
      const pen = canvas.getContext('2d')!
      pen.fillStyle = '#d8cfc0'
      pen.fillRect(0, 0, w, h)
      pen.fillStyle = '#33302a'
      pen.font = `${h / 8}px serif`
      pen.textAlign = 'center'
      pen.fillText('Tea', w / 2, h / 2)
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
      return btoa(bytes.reduce((text, byte) => text + String.fromCodePoint(byte), ''))
    },
    [width, height] as const,
  )
  return { name: 'tea.png', mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') }
}

it('a business books an advertisement, pays, sends artwork that is checked at once, approves the proof, and reads how often it was seen', async () => {
  const { page, problems } = await openPhone()
  await become(page, 'advertiser')
  await visit(page, '/adportal/new')
  await page.getByRole('combobox', { name: /^Size and position/ }).selectOption({ label: 'Half page' })
  await page.getByRole('textbox', { name: /^Business/ }).fill(business)
  await page.getByRole('textbox', { name: /^Who we write to/ }).fill('Consuelo Bright')
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Book and go to payment' }).click()
  await page.getByLabel('Card number').waitFor()
  await enterCard(page, cards.good)
  await payButton(page).click()
  await thanks(page).waitFor()

  await visit(page, '/adportal/new')
  await page.getByRole('link', { name: new RegExp(business) }).click()
  await page.getByRole('heading', { level: 1, name: business }).waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const specs = await page.getByText(/pixels at 300 dots per inch/).innerText()
  const [width, height] = /([\d,]+) × ([\d,]+) pixels/
    .exec(specs)!
    .slice(1)
    .map(text => Number(text.replaceAll(',', ''))) as [number, number]

  // What is too small to be printed is said before anything is sent.
  const file = page.getByLabel('Your artwork')
  await file.setInputFiles(await artwork(page, Math.round(width / 3), Math.round(height / 3)))
  await page.getByRole('button', { name: 'Send it for our staff to look at' }).waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await file.setInputFiles(await artwork(page, width, height))
  await page.getByRole('button', { name: 'Send this artwork' }).click()
  await page.getByRole('heading', { name: /^Version 1,/ }).waitFor()

  await become(page, 'guideadmin')
  await visit(page, `/cpanel/sfosaduploads?edition=2027&open=${id}`)
  await page.getByRole('button', { name: 'Show as a proof' }).click()
  await page.getByText(/The proof is ready/).waitFor()

  await become(page, 'advertiser')
  await visit(page, `/adportal/${id}`)
  await page.getByRole('button', { name: 'Approve the proof' }).click()
  await page.getByText('There is nothing to do. We place it in the guide.').waitFor()

  await become(page, 'guideadmin')
  await visit(page, `/cpanel/sfosaduploads?view=plan&edition=2027&ad=${id}`)
  await page
    .getByRole('button', { name: /^Put it on page/ })
    .first()
    .click()
  await page.getByText(new RegExp(`^${business}: page \\d+`)).waitFor()
  await page.getByRole('button', { name: /^Publish \d+ advertisements$/ }).click()
  await page.getByText(/advertisements published\.$/).waitFor()

  await become(page, 'advertiser')
  await visit(page, `/adportal/${id}`)
  await page.getByRole('heading', { name: 'Results' }).waitFor()
  await page.getByText(/^0 visits turned to its page in the flipbook\./).waitFor()
  expect(problems).toEqual([])
})
