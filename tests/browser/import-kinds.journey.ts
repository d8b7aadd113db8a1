import { strToU8, zipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { museumFile } from '../support/museum-file'
import { importWizard } from './import-wizard'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

interface Dropped {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Goes to the dry run of a file of this kind; returns its counts: new, changed, skipped, unreadable. */
async function dryRun(page: Page, kind: RegExp, file: Dropped): Promise<readonly string[]> {
  await page.goto('/cpanel/importcsv')
  await arrived(page)
  await page.getByRole('radio', { name: kind }).check()
  await page.getByRole('button', { name: 'Choose files' }).click()
  await page.getByLabel('Files to import').setInputFiles([file])
  await page.getByRole('button', { name: 'Look at the columns' }).click()
  await page.getByRole('button', { name: 'Dry run' }).click()
  await page.getByText('Nothing has been changed yet.').waitFor({ timeout: 120_000 })
  return page.locator('dl dd').allInnerTexts()
}

describe('a museum’s file of people', () => {
  it('is resumed after its tab was killed at 40 %, and every row is there once', { timeout: 300_000 }, async () => {
    const { context, page } = await openSeasonTab({ as: 'peopleadmin' })
    const file = { name: 'museum.csv', mimeType: 'text/csv', buffer: Buffer.from(museumFile(2700).csv) }
    // Every third name is written as "Last, First", which could be an organization's too.
    expect(await dryRun(page, /^People/, file)).toEqual(['1,764', '0', '0', '936'])
    const wizard = importWizard(page)
    await wizard.answer('They are people, and the last name comes first')
    await expect.poll(wizard.counts).toEqual(['2,700', '0', '0', '0'])
    await page.getByRole('button', { name: 'Write 2,700 rows' }).click()
    const done = async () => Number((/([\d,]+) of 2,700/.exec(await page.locator('main').innerText())?.[1] ?? '0').replace(',', ''))
    await expect.poll(done, { timeout: 120_000, interval: 50 }).toBeGreaterThan(1080)
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await again.goto('/cpanel/importcsv')
    await arrived(again)
    await again.getByRole('link', { name: 'Resume: museum.csv' }).click()
    await again.getByRole('button', { name: 'Resume' }).click()
    await again.getByRole('button', { name: 'Import another file' }).waitFor({ timeout: 120_000 })
    const words = await again.getByRole('status').filter({ hasText: 'written' }).innerText()
    const [written = 0, before = 0] = (words.match(/[\d,]+(?= rows| were)/g) ?? []).map(number => Number(number.replace(',', '')))
    expect(written + before).toBe(2700)
    expect(before).toBeGreaterThan(1000)
    await dryRun(again, /^People/, file)
    const later = importWizard(again)
    await later.answer('They are people, and the last name comes first')
    await expect.poll(later.counts).toEqual(['0', '0', '2,700', '0'])
    await context.close()
  })
})

describe('a ZIP of pictures', () => {
  it('is unpacked, re-encoded and stored; too small ones are reported; and undo removes all', async () => {
    const { context, page, problems } = await openSeasonTab({ as: 'superadmin' })
    const drawn = async (side: number) =>
      Uint8Array.from(
        await page.evaluate(async size => {
          const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
          canvas.getContext('2d')!.fillRect(0, 0, size / 2, size)
          const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
          return [...new Uint8Array(await blob!.arrayBuffer())]
        }, side),
      )
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    const buffer = Buffer.from(
      zipSync({
        'list.csv': strToU8('file,alt\nhalf.png,Half of it is black\ntiny.png,Too small\ngone.png,Not there\n'),
        'half.png': await drawn(1000),
        'tiny.png': await drawn(200),
      }),
    )
    expect(await dryRun(page, /^Pictures/, { name: 'works.zip', mimeType: 'application/zip', buffer })).toEqual(['2', '0', '0', '1'])
    await page.getByRole('button', { name: 'Write 2 rows' }).click()
    await page.getByRole('button', { name: 'Import another file' }).waitFor()
    expect(await page.getByRole('list', { name: 'Not done' }).innerText()).toMatch(/tiny\.png.*too small/)
    await page.getByRole('button', { name: 'Undo import: works.zip' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo import' }).click()
    await page.getByText('Import undone: 1 row.').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  it('is resumed after its tab was killed, without choosing it again', async () => {
    const { context, page } = await openSeasonTab({ as: 'superadmin' })
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    const stripes = await page.evaluate(async () => {
      const drawn: number[][] = []
      for (let i = 0; i < 25; i++) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 1000, height: 1000 })
        canvas.getContext('2d')!.fillRect(0, 0, 100 + i * 30, 1000)
        const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
        drawn.push([...new Uint8Array(await blob!.arrayBuffer())])
      }
      return drawn.map((bytes, i) => [`${i}.png`, bytes] as const)
    })
    const list = strToU8(['file,alt', ...stripes.map(([name], i) => `${name},Stripe ${i}`)].join('\n'))
    const pictures = Object.fromEntries(stripes.map(([name, bytes]) => [name, Uint8Array.from(bytes)]))
    const buffer = Buffer.from(zipSync({ 'list.csv': list, ...pictures }))
    expect(await dryRun(page, /^Pictures/, { name: 'works.zip', mimeType: 'application/zip', buffer })).toEqual(['25', '0', '0', '0'])
    await page.getByRole('button', { name: 'Write 25 rows' }).click()
    const done = async () => Number(/(\d+) of 25/.exec(await page.locator('main').innerText())?.[1] ?? 0)
    await expect.poll(done, { interval: 30 }).toBeGreaterThanOrEqual(5)
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await again.goto('/cpanel/importcsv')
    await arrived(again)
    await again.getByRole('link', { name: 'Resume: works.zip' }).click()
    await again.getByRole('button', { name: 'Resume' }).click()
    await again.getByRole('button', { name: 'Import another file' }).waitFor()
    const words = await again.getByRole('status').filter({ hasText: 'written' }).innerText()
    const [written = 0, before = 0] = (words.match(/\d+(?= rows?| were)/g) ?? []).map(Number)
    expect(written + before).toBe(25)
    expect(before).toBeGreaterThanOrEqual(5)
    await context.close()
  })
})
