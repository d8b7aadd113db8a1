import { describe, expect, it } from 'vitest'
import { csvOf } from '../../../../../src/domain/exports/csv-sheet'
import { peopleSheet } from '../../../../../src/domain/exports/people-sheet'
import { readDelimitedTable } from '../../../../../src/domain/imports/file/read-delimited-table'
import { importBatches } from '../../../../../src/domain/imports/import-batches.collection'
import { batchLimits } from '../../../../../src/domain/imports/plan/plan-limits'
import { partsOfPlan } from '../../../../../src/domain/imports/plan/planned-row-files'
import { people } from '../../../../../src/domain/people/people.collection'
import { personNotes } from '../../../../../src/domain/people/person-notes.collection'
import { bytesOf, startPlanned } from '../../../../support/import-files'
import { ledgerWorld } from '../../../../support/ledger-world'
import { museumFile } from '../../../../support/museum-file'

/** The expected value of a cell after the import, which normalizes only this. */
const asKept = {
  /** `Surname, Given` and `Given Surname` are one name; the sorted one is compared. */
  name: (cell: string, sorted: string, display: string) => [sorted, display].includes(cell),
  /** Digits with one leading plus. */
  phone: (cell: string) => cell.replace(/[^+\d]/g, ''),
}

describe('a museum’s file of people, couples and organizations', () => {
  it('is written once even if its tab is closed at 40 percent, and our own export has the same cells', {
    timeout: 120_000,
  }, async () => {
    const world = await ledgerWorld()
    const file = museumFile(2700)
    const batchId = await startPlanned(world, await world.plan('people', file.csv))
    const stop = new AbortController()
    const { outcome } = await world.service.run(batchId, {
      signal: stop.signal,
      onProgress: ({ done, total }) => {
        if (done >= total * 0.4) stop.abort()
      },
    })
    expect(outcome).toBe('paused')
    expect(await world.service.resume(batchId)).toMatchObject({ outcome: 'done', written: 1600, skipped: 1100, refused: [] })

    const found = (await world.behind.find(people)).filter(({ sourceKey }) => sourceKey !== undefined)
    expect([found.length, new Set(found.map(({ sourceKey }) => sourceKey)).size]).toEqual([2700, 2700])
    const sheet = peopleSheet({ people: found, notes: await world.behind.find(personNotes), answers: [], suppressed: new Set() })
    const { header, rows } = await readDelimitedTable('ours.csv', bytesOf(csvOf(sheet)))
    const ours = new Map(
      rows.map(({ cells }) => [cells[header.indexOf('Key in the file')]!, Object.fromEntries(header.map((name, at) => [name, cells[at]!]))]),
    )
    const plain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')
    const lost = file.rows.flatMap(cells => {
      const row = Object.fromEntries(file.header.map((name, at) => [name, cells[at]!]))
      const kept = ours.get(row['Constituent ID']!)
      if (!kept) return [`${row['Constituent ID']} is missing`]
      // Half a postal address is among the extra columns, under the file's header.
      const cell = (ourName: string, fileName: string) => plain(kept[`${fileName} (file)`] || kept[ourName] || kept[fileName] || '')
      const pairs: readonly (readonly [string, boolean])[] = [
        ['Name', asKept.name(row['Name']!, kept['Sort name']!, kept['Display name']!)],
        ['Email', kept['Email'] === row['Email']],
        ['Phone', asKept.phone(plain(kept['Phone']!)) === asKept.phone(row['Phone']!)],
        ['Street', cell('Street', 'Street') === row['Street']],
        ['City', cell('City', 'City') === row['City']],
        ['Postcode', cell('Postcode', 'Postcode') === row['Postcode']],
        ['Country', cell('Country', 'Country') === row['Country']],
        ['Born', cell('Year of birth', 'Born') === row['Born']],
        ['Tags', kept['Tags'] === row['Tags']],
        ['Notes', plain(kept['Note']!) === row['Notes']],
        ['Source code', kept['Source code'] === row['Source code']],
      ]
      return pairs.flatMap(([name, isEqual]) => (isEqual ? [] : [`${row['Constituent ID']} ${name}: ${row[name]} became ${JSON.stringify(kept)}`]))
    })
    expect(lost).toEqual([])
    expect((await world.plan('people', file.csv)).counts).toEqual({ create: 0, update: 0, skip: 2700, error: 0 })
  })

  it('with more rows than one import may write becomes several imports that contain every row once', async () => {
    const world = await ledgerWorld()
    const plan = await world.plan('people', museumFile(batchLimits.rows + 7000).csv)
    expect(plan.batches.map(({ total }) => total)).toEqual([20_000, 7000])
    expect(plan.rows).toHaveLength(27_000)
    const batches = await Promise.all(plan.batches.map(({ id }) => world.behind.get(importBatches, id)))
    expect(batches.map(batch => [batch?.fileName, batch?.counts.create, batch?.status])).toEqual([
      ['old-system.csv (part 1 of 2)', 20_000, 'planned'],
      ['old-system.csv (part 2 of 2)', 7000, 'planned'],
    ])
  })

  it('with long notes is also split by the size of its rows', async () => {
    const world = await ledgerWorld()
    const note = 'x'.repeat(15_000)
    const plan = await world.plan('people', `Name,Note\n${Array.from({ length: 1500 }, (_, i) => `Person ${i},${note}`).join('\n')}\n`)
    const parts = partsOfPlan(plan.rows)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(JSON.stringify(part.rows).length).toBeLessThanOrEqual(batchLimits.bytes + 1024 * 1024)
    expect(parts.flatMap(({ rows }) => rows)).toHaveLength(1500)
  })

  it('that fits is one import under its own name', async () => {
    const world = await ledgerWorld()
    const plan = await world.plan('people', 'Name\nAna\n')
    expect(plan.batches).toHaveLength(1)
    expect((await world.behind.get(importBatches, plan.importId))?.fileName).toBe('old-system.csv')
  })
})
