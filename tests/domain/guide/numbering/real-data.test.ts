import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EditionService } from '../../../../src/domain/guide/edition-service'
import { indexJson, indexTaggedText } from '../../../../src/domain/guide/numbering/index-files'
import { NumberedListings } from '../../../../src/domain/guide/numbering/numbered-listings'
import { readNumbering } from '../../../../src/domain/guide/numbering/numbering-records'
import { lastRule, planNumbers } from '../../../../src/domain/guide/numbering/plan-numbers'
import { runIndexer } from '../../../../src/domain/guide/numbering/run-indexer.contract'
import { ImportService } from '../../../../src/domain/imports/import-service'
import { Callables } from '../../../../src/domain/shared/functions/callables'
import { Records } from '../../../../src/domain/shared/records/records'
import { fileNamed, planFile, startPlanned } from '../../../support/import-files'
import { staffWorld } from '../../../support/staff-world'

/** A folder with the 2023 guide of a real city, `venues.csv` and `openings.csv`, or the folder above it. */
const named = process.env['REAL_DATA']
const folder = [named, named && join(named, 'open-house-2023')].find(path => path && existsSync(join(path, 'venues.csv')))

describe.skipIf(!folder)(`a real city’s guide${folder ? '' : ' (skipped: REAL_DATA names no folder with its files)'}`, () => {
  it('is numbered once and for all: 733 venues, each with a number of its own, in every index', async () => {
    const world = await staffWorld({ pid: 'p-guide', adm: 1, sc: 'g' }, new Date('2027-08-01T10:00Z'))
    await world.services.get(EditionService).create({ year: 2023, tz: 'Europe/London', name: 'Open doors 2023', city: 'A real city' })
    for (const [kind, name] of [
      ['listings', 'venues.csv'],
      ['openings', 'openings.csv'],
    ] as const) {
      const planned = await planFile(world, kind, await fileNamed(join(folder!, name)), { editionId: '2023' })
      await world.services.get(ImportService).run(await startPlanned(world, planned))
    }
    const call = world.services.get(Callables)
    const rule = { editionId: '2023', order: 'walk', gap: 0 } as const
    const seen = await call.call(runIndexer, rule)
    expect(seen.changes).toHaveLength(733)
    await call.call(runIndexer, { ...rule, seen: seen.hash })
    expect((await call.call(runIndexer, rule)).changes).toEqual([])

    const { rows, indexes, findings } = await world.services.get(NumberedListings).of('2023').read()
    expect(new Set(rows.map(({ number }) => number)).size).toBe(733)
    expect(findings.filter(({ check }) => check !== 'sortName')).toEqual([])
    expect(indexes.name.flatMap(({ entries }) => entries)).toHaveLength(733)
    expect(indexes.name.map(({ heading }) => heading)).toEqual(indexes.name.map(({ heading }) => heading).toSorted((a, b) => (a < b ? -1 : 1)))
    expect(indexTaggedText(indexes)).toMatch(/^<ASCII-WIN>\r\n[\t\r\n -~]*$/)
    expect(indexJson('2023', indexes).length).toBeGreaterThan(50_000)

    const records = await readNumbering(world.services.get(Records), '2023')
    const began = performance.now()
    planNumbers(
      { ...records, lastRun: undefined, listings: records.listings.map(listing => ({ ...listing, mapNumber: undefined })) },
      lastRule(records),
    )
    process.stdout.write(`733 venues are numbered and checked in ${Math.round(performance.now() - began)} ms\n`)
  })
})
