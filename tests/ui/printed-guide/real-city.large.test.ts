import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { PlannedGuidePages } from '../../../src/domain/ads/flat-plan/planned-guide-pages'
import { articles } from '../../../src/domain/guide/articles/articles.collection'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { guideOutline } from '../../../src/domain/guide/pages/plan-guide-pages'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { ImportService } from '../../../src/domain/imports/import-service'
import { Records } from '../../../src/domain/shared/records/records'
import { drawGuide } from '../../../src/ui/printed-guide/draw/draw-guide'
import { fileNamed, planFile, startPlanned } from '../../support/import-files'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { printFonts } from '../../support/printed-guide/fonts'
import { openPdf } from '../../support/printed-guide/open-pdf'

/** A folder with the 2023 guide of a real city, `venues.csv` and `openings.csv`, or the folder above it. */
const named = process.env['REAL_DATA']
const folder = [named, named && join(named, 'open-house-2023')].find(path => path && existsSync(join(path, 'venues.csv')))

describe.skipIf(!folder)(`a real city’s guide in print${folder ? '' : ' (skipped: REAL_DATA names no folder with its files)'}`, () => {
  it('has some 160 pages with its articles and ads, is made within a minute, and its index names the page on which each of 733 venues is', async () => {
    const world = await memoryWorld({ sample: true, as: 'guideadmin' })
    await world.services.get(EditionService).create({ year: 2023, tz: 'Europe/London', name: 'Open doors 2023', city: 'A real city' })
    for (const [kind, name] of [
      ['listings', 'venues.csv'],
      ['openings', 'openings.csv'],
    ] as const) {
      const planned = await planFile(world, kind, await fileNamed(join(folder!, name)), { editionId: '2023' })
      await world.services.get(ImportService).run(await startPlanned(world, planned))
    }
    await plantArticlesAndAds(world)
    await world.call(publishSnapshot, { editionId: '2023', makeCurrent: false })

    const planned = (await world.services.get(PlannedGuidePages).of('2023'))!
    const cards = planned.pages.flatMap(page => (page.kind === 'listings' ? page.rows.flat() : []))
    const published = planned.guide.listings.length
    expect(new Set(cards.map(({ id }) => id)).size).toBe(published)
    const began = process.cpuUsage()
    const { file, findings } = await drawGuide({ ...planned, pictures: new Map() }, printFonts())
    // Of the processor: the machine may be busy with other tests.
    const { user, system } = process.cpuUsage(began)
    const seconds = (user + system) / 1_000_000
    process.stdout.write(
      `${published} venues, ${planned.pages.length} pages, ${Math.round(file.length / 1024)} kB in ${seconds.toFixed(1)} s; ${findings.length} findings: ${findings.slice(0, 5).join(' ')}\n`,
    )
    expect(seconds).toBeLessThan(60)
    // Sheets are folded.
    expect(planned.pages.length % 4).toBe(0)
    expect(planned.pages.length).toBeGreaterThanOrEqual(148)
    // Working days and weekend of a week are a chapter each.
    expect(planned.pages.length).toBeLessThanOrEqual(168)
    expect(planned.pages.filter(({ kind }) => kind === 'ad').length).toBeGreaterThanOrEqual(8)

    const pdf = await openPdf(file)
    expect(pdf.pages).toBe(planned.pages.length)
    // Every page has something that is read aloud.
    expect(
      Buffer.from(file)
        .toString('latin1')
        .match(/\/StructParents \d+/g),
    ).toHaveLength(pdf.pages)
    expect(pdf.outline.length).toBe(guideOutline(planned.pages).filter(({ level }) => level === 1).length)
    const listed = planned.pages.find(page => page.kind === 'index' && page.index === 'name')!
    const lines = listed.kind === 'index' ? listed.columns.flat().flatMap(line => ('pages' in line ? [line] : [])) : []
    for (const { listingIds, pages } of lines.slice(0, 10)) {
      const { name } = cards.find(({ id }) => id === listingIds[0])!
      expect((await pdf.page(pages[0]!)).text.replace(/\s/g, '')).toContain(name.replace(/\s/g, '').slice(0, 20))
    }
    await pdf.close()
  }, 900_000)
})

/** Articles and advertisements of a page each, made of those of the sample. */
async function plantArticlesAndAds(world: MemoryWorld): Promise<void> {
  const records = new Records(world.store, { current: undefined })
  const texts = await records.find(articles, { where: [['status', '==', 'published']] })
  const essays = Array.from({ length: 4 }, (_, order) => {
    const { title, standfirst, author, body } = texts[order % texts.length]!
    return records.creating(articles, `essay-${order}`, {
      editionId: '2023',
      title: `${title} ${order + 1}`,
      standfirst,
      author,
      body,
      listingIds: [],
      order,
      status: 'published',
    }) // prettier-ignore
  })
  const [booked] = await records.find(adOrders, { where: [['status', '==', 'placed']] })
  const ads = Array.from({ length: 8 }, (_, i) => {
    const { id: _id, createdAt: _at, createdBy: _by, updatedAt: _to, updatedBy: _who, rev: _rev, schema: _schema, ...order } = booked!
    return records.creating(adOrders, `page-ad-${i}`, { ...order, editionId: '2023', flatPlan: { page: 6 + i * 14, slot: 'full' } })
  })
  await records.commit(...essays, ...ads)
}
