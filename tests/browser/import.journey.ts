import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { top } from '../../scripts/setup.mjs'
import { importWizard } from './import-wizard'
import { openSeasonTab } from './season-tab'
import { arrived } from './tab'

const fixture = (name: string) => path.join(top, 'tests/support/fixtures', name)

/** A file with many venues, so that the import takes long enough to be interrupted. */
const manyVenues = (count: number) => ({
  name: 'many-venues.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'venue_id,name,address,latitude,longitude',
      ...Array.from({ length: count }, (_, i) => `${i + 1},Venue ${i + 1},${i + 1} Harbour Row,51.5${i % 90},-0.1${i % 70}`),
    ].join('\n'),
  ),
})

describe('a file of another city', () => {
  it('becomes the guide, which a second tab shows without a reload', { timeout: 240_000 }, async () => {
    const { context, page, problems } = await openSeasonTab({ as: 'guideadmin' })
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    const visitor = await context.newPage()
    await visitor.goto('/sfosguide')
    await arrived(visitor)
    await visitor.evaluate(() => Object.assign(globalThis, { sameDocument: true }))

    const wizard = importWizard(page)
    await wizard.createEdition({ year: '2031', name: 'Offene Türen 2031', city: 'Wien', zone: 'Europe/Vienna' })
    await wizard.dropFiles(fixture('sixty-venues.csv'), fixture('sixty-openings.csv'))
    expect(await wizard.dryRun()).toEqual(['54', '0', '1', '5'])
    await wizard.write()
    expect(await wizard.written()).toMatch(/^54 rows written/)
    // The openings are years before the edition, so they need a confirmation.
    expect(await wizard.dryRun()).toEqual(['0', '0', '1', '59'])
    await wizard.answer('The dates are right')
    await expect.poll(wizard.counts).toEqual(['53', '0', '1', '6'])
    await wizard.write()
    expect(await wizard.written()).toMatch(/^53 rows written/)
    expect(await visitor.locator('h1').innerText()).not.toContain('Offene Türen')
    expect(await wizard.publish()).toMatch(/^52 listings with 53 openings/)

    await expect.poll(() => visitor.locator('h1').innerText()).toContain('Offene Türen 2031')
    expect(await visitor.evaluate(() => 'sameDocument' in globalThis)).toBe(true)
    expect(problems).toEqual([])
    await context.close()
  })

  it('is resumed after the tab was killed in the middle', { timeout: 300_000 }, async () => {
    const { context, page } = await openSeasonTab({ as: 'guideadmin' })
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    const wizard = importWizard(page)
    await wizard.createEdition({ year: '2032', name: 'Harbour Doors', city: 'London', zone: 'Europe/London' })
    await wizard.dropFiles(manyVenues(900))
    expect((await wizard.dryRun())[0]).toBe('900')
    await wizard.write()
    await page.getByRole('progressbar').waitFor()
    await page.close({ runBeforeUnload: false })

    const again = await context.newPage()
    await again.goto('/cpanel/importcsv')
    await arrived(again)
    await again.getByRole('link', { name: 'Resume: many-venues.csv' }).click()
    await again.getByRole('button', { name: 'Resume' }).click()
    const resumed = importWizard(again)
    await resumed.written()
    expect(await resumed.publish()).toMatch(/^900 listings with 0 openings/)
    await context.close()
  })
})

const realData = process.env['REAL_DATA']
const realFolder = realData ? path.join(realData, 'open-house-2023') : ''

describe.skipIf(!existsSync(path.join(realFolder, 'venues.csv')))('the real city’s file (REAL_DATA names its folder)', () => {
  it('is imported, published, searched and filtered', { timeout: 600_000 }, async () => {
    const { context, page, problems } = await openSeasonTab({ as: 'guideadmin' })
    await page.goto('/cpanel/importcsv')
    await arrived(page)
    const wizard = importWizard(page)
    await wizard.createEdition({ year: '2023', name: 'Open House 2023', city: 'London', zone: 'Europe/London' })
    await wizard.dropFiles(path.join(realFolder, 'venues.csv'), path.join(realFolder, 'openings.csv'))
    expect(await wizard.dryRun()).toEqual(['733', '0', '0', '0'])
    await wizard.write()
    expect(await wizard.written()).toMatch(/^733 rows written/)
    expect(await wizard.dryRun()).toEqual(['2,395', '0', '7', '0'])
    await wizard.write()
    expect(await wizard.written()).toMatch(/^2,395 rows written/)
    expect(await wizard.publish()).toMatch(/^733 listings with 2,395 openings/)

    await page.goto('/sfosguide/maps')
    await arrived(page)
    const count = page.getByRole('main').getByRole('status').first()
    await expect.poll(() => count.innerText()).toContain('733')
    await page.getByRole('searchbox').first().fill('british library')
    await expect.poll(() => page.locator('ol li').first().innerText()).toContain('British Library')
    await page.getByRole('searchbox').first().fill('')
    await expect.poll(() => count.innerText()).toContain('733')
    await page.getByText('Filters', { exact: true }).click()
    await page.getByLabel('Day', { exact: true }).selectOption({ index: 1 })
    await expect.poll(() => count.innerText()).not.toContain('733')
    expect(problems).toEqual([])
    await context.close()
  })
})
