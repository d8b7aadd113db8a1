// oxlint-disable-next-line import/no-named-as-default -- its types know the default export alone
import PDFDocument from 'pdfkit'
import { expect, it } from 'vitest'
import { openSeasonTab } from '../season-tab'
import { arrived } from '../tab'

/** A PDF whose pages have a word each. */
async function pdfOf(words: readonly string[]): Promise<Buffer> {
  const doc = new PDFDocument({ autoFirstPage: false, size: [414, 630] })
  const chunks: Buffer[] = []
  const ended = new Promise(done => doc.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', done))
  for (const word of words) doc.addPage().fontSize(40).text(word, 60, 200)
  doc.end()
  await ended
  return Buffer.concat(chunks)
}

it('staff make a flipbook from a PDF, publish it, and visitors find its words', async () => {
  const { page, problems } = await openSeasonTab({ as: 'guideadmin', reducedMotion: 'no-preference' })
  await page.goto('/cpanel/flipbookgenerator?edition=2027')
  await arrived(page)
  await page.getByRole('link', { name: 'Make a version from a PDF' }).click()
  const buffer = await pdfOf(['Saltmarsh', 'Lighthouse', 'Ropewalk', 'Tidepool'])
  await page.getByLabel('PDF').setInputFiles({ name: 'guide.pdf', mimeType: 'application/pdf', buffer })
  await page.getByRole('button', { name: 'Make the flipbook' }).click()
  await page.getByText(/^Version 2 has 4 pages/).waitFor()

  await page.goto('/cpanel/flipbookgenerator?edition=2027')
  await page
    .getByRole('row', { name: /^Version 2/ })
    .getByRole('button', { name: /^Publish/ })
    .click()
  await page.getByText('Visitors now read version 2.').waitFor()
  await page.goto('/sfosguide/flipbook')
  await arrived(page)
  await page.getByRole('button', { name: 'Search inside' }).click()
  await page.getByRole('searchbox', { name: 'Search this edition' }).fill('ropewalk')
  await page.getByRole('link', { name: /^Page 3/ }).click()
  await page.locator('[data-page="3"][data-seen] article').getByText('Ropewalk').waitFor()
  expect(problems).toEqual([])
})
