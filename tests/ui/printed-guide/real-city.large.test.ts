import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { adOrders } from '../../../src/domain/ads/ad-orders.collection'
import { PlannedGuidePages } from '../../../src/domain/ads/flat-plan/planned-guide-pages'
import { articles } from '../../../src/domain/guide/articles/articles.collection'
import { EditionService } from '../../../src/domain/guide/edition-service'
import { listingContacts } from '../../../src/domain/guide/listing-contacts.collection'
import { listings } from '../../../src/domain/guide/listings.collection'
import { guideOutline } from '../../../src/domain/guide/pages/plan-guide-pages'
import { publishSnapshot } from '../../../src/domain/guide/publishing/publish-snapshot.contract'
import { guessKind } from '../../../src/domain/imports/columns/propose-mapping'
import { importKinds } from '../../../src/domain/imports/import-kinds'
import { ImportService } from '../../../src/domain/imports/import-service'
import { Records } from '../../../src/domain/shared/records/records'
import { drawGuide } from '../../../src/ui/printed-guide/draw/draw-guide'
import { fileNamed, planFile, startPlanned, tableOfFile } from '../../support/import-files'
import { type MemoryWorld, memoryWorld } from '../../support/memory-world'
import { printFonts } from '../../support/printed-guide/fonts'
import { openPdf } from '../../support/printed-guide/open-pdf'

/** A folder with the 2023 guide of a real city, `venues.csv` and `openings.csv`, or the folder above it. */
const named = process.env['REAL_DATA']
const folder = [named, named && join(named, 'open-house-2023')].find(path => path && existsSync(join(path, 'venues.csv')))

/** One world for everything that is done with the files: bringing 3,128 rows in costs more than all of the rest. */
describe.skipIf(!folder)(`a real city’s guide${folder ? '' : ' (skipped: REAL_DATA names no folder with its files)'}`, { timeout: 900_000 }, () => {
  const editionId = '2023'
  let world: MemoryWorld
  let service: ImportService

  beforeAll(async () => {
    world = await memoryWorld({ sample: true, as: 'guideadmin' })
    service = world.services.get(ImportService)
    await world.services.get(EditionService).create({ year: 2023, tz: 'Europe/London', name: 'Open doors 2023', city: 'A real city' })
  })

  const plan = async (kind: 'listings' | 'openings', name: string) => planFile(world, kind, await fileNamed(join(folder!, name)), { editionId })
  const stored = () => world.services.get(Records).find(listings, { where: [['editionId', '==', editionId]] })

  it('is imported completely: 733 listings, 2,395 openings, 7 duplicates skipped', async () => {
    for (const [kind, name, counts] of [
      ['listings', 'venues.csv', { create: 733, update: 0, skip: 0, error: 0 }],
      ['openings', 'openings.csv', { create: 2395, update: 0, skip: 7, error: 0 }],
    ] as const) {
      expect(guessKind(await tableOfFile(join(folder!, name)), importKinds).name).toBe(kind)
      const planned = await plan(kind, name)
      expect(planned.counts).toEqual(counts)
      const written = await service.run(await startPlanned(world, planned))
      expect(written).toEqual({ outcome: 'done', written: counts.create, skipped: 0, refused: [] })
    }
    const all = await stored()
    expect(all).toHaveLength(733)
    expect(all.reduce((sum, { openings }) => sum + openings.length, 0)).toBe(2395)
    expect(all.filter(({ pin }) => pin)).toHaveLength(733)
    const columns = await world.services.get(Records).findEverywhere(listingContacts, { where: [['editionId', '==', editionId]] })
    const kept = columns.flatMap(({ extra = {} }) => Object.keys(extra))
    expect(new Set(kept)).toEqual(new Set(['periods', 'architects']))
  })

  it('is recognized when it is imported again', async () => {
    expect((await plan('listings', 'venues.csv')).counts).toEqual({ create: 0, update: 0, skip: 733, error: 0 })
    expect((await plan('openings', 'openings.csv')).counts).toEqual({ create: 0, update: 0, skip: 2402, error: 0 })
  })

  it('has some 160 pages in print with articles and ads, is made within a minute, and its index names the page of each of 733 venues', async () => {
    await plantArticlesAndAds(world)
    await world.call(publishSnapshot, { editionId, makeCurrent: false })

    const planned = (await world.services.get(PlannedGuidePages).of(editionId))!
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
  })

  it('can be undone', async () => {
    const batches = (await service.batches(['guide']).read()).filter(batch => batch.editionId === editionId && batch.status === 'done')
    // The openings came last, at the same instant of this test's clock.
    for (const kind of ['openings', 'listings'])
      for (const { id } of batches.filter(batch => batch.kind === kind)) expect(await service.undo(id)).toMatchObject({ outcome: 'undone', kept: [] })
    expect(await stored()).toEqual([])
  })
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
