import { describe, expect, it } from 'vitest'
import { people } from '../../../src/domain/accounts/people'
import { peopleSheet } from '../../../src/domain/exports/people-sheet'
import { csvOf } from '../../../src/domain/exports/sheet'
import { batchLimits, partsOf } from '../../../src/domain/imports/plan-parts'
import { readTable } from '../../../src/domain/imports/read-table'
import { personNotes } from '../../../src/domain/people/person-notes'
import { bytesOf } from '../../support/import-files'
import { museumFile } from '../../support/museum-file'
import { ledgerWorld } from './ledger-world'

/** How a cell of the file reads once it is ours: what the importer mends on purpose, and nothing else. */
const asKept = {
  /** `Surname, Given` and `Given Surname` are one name; the sorted one is compared. */
  name: (cell: string, sorted: string, display: string) => [sorted, display].includes(cell),
  /** Digits with one leading plus. */
  phone: (cell: string) => cell.replace(/[^+\d]/g, ''),
}

describe('a museum’s file of people, couples and organisations', () => {
  it('is written once though its tab is killed at 40 in the hundred, and comes back cell by cell in our own export', {
    timeout: 120_000,
  }, async () => {
    const world = await ledgerWorld()
    const file = museumFile(2700)
    const batchId = await world.desk.start(await world.plan('people', file.csv))
    const stop = new AbortController()
    const { outcome } = await world.desk.run(batchId, {
      signal: stop.signal,
      onProgress: ({ done, total }) => {
        if (done >= total * 0.4) stop.abort()
      },
    })
    expect(outcome).toBe('paused')
    expect(await world.desk.resume(batchId)).toMatchObject({ outcome: 'done', written: 1600, skipped: 1100, refused: [] })

    const found = (await world.behind.find(people)).filter(({ sourceKey }) => sourceKey !== undefined)
    expect([found.length, new Set(found.map(({ sourceKey }) => sourceKey)).size]).toEqual([2700, 2700])
    const sheet = peopleSheet({ people: found, notes: await world.behind.find(personNotes), answers: [], suppressed: new Set() })
    const { header, rows } = await readTable('ours.csv', bytesOf(csvOf(sheet)))
    const ours = new Map(
      rows.map(({ cells }) => [cells[header.indexOf('Key in the file')]!, Object.fromEntries(header.map((name, at) => [name, cells[at]!]))]),
    )
    const plain = (cell: string) => cell.replace(/^'(?=[=+\-@])/, '')
    const lost = file.rows.flatMap(cells => {
      const row = Object.fromEntries(file.header.map((name, at) => [name, cells[at]!]))
      const kept = ours.get(row['Constituent ID']!)
      if (!kept) return [`${row['Constituent ID']} is missing`]
      // Half a postal address lies among the other columns, under the file's own header.
      const cell = (ourName: string, fileName: string) => plain(kept[`${fileName} (file)`] || kept[ourName] || kept[fileName] || '')
      const pairs: readonly (readonly [string, boolean])[] = [
        ['Name', asKept.name(row['Name']!, kept['Sort name']!, kept['Display name']!)],
        ['Email', kept['Email'] === row['Email']],
        ['Phone', asKept.phone(plain(kept['Phone']!)) === asKept.phone(row['Phone']!)],
        ['Street', cell('Street', 'Street') === row['Street']],
        ['City', cell('City', 'City') === row['City']],
        ['Postcode', cell('Postcode', 'Postcode') === row['Postcode']],
        ['Country', cell('Country', 'Country') === row['Country']],
        ['Born', cell('Birth year', 'Born') === row['Born']],
        ['Tags', kept['Tags'] === row['Tags']],
        ['Notes', plain(kept['Note']!) === row['Notes']],
        ['Source code', kept['Source code'] === row['Source code']],
      ]
      return pairs.flatMap(([name, isEqual]) => (isEqual ? [] : [`${row['Constituent ID']} ${name}: ${row[name]} became ${JSON.stringify(kept)}`]))
    })
    expect(lost).toEqual([])
    expect((await world.plan('people', file.csv)).counts).toEqual({ create: 0, update: 0, skip: 2700, error: 0 })
  })

  it('of more rows than one import may write becomes several, with every row in one of them', { timeout: 60_000 }, async () => {
    const world = await ledgerWorld()
    const plan = await world.plan('people', museumFile(batchLimits.rows + 7000).csv)
    const parts = partsOf(plan)
    expect(parts.map(({ fileName, counts }) => [fileName, counts.create])).toEqual([
      ['old-system.csv (part 1 of 2)', 20_000],
      ['old-system.csv (part 2 of 2)', 7000],
    ])
    expect(parts.flatMap(({ rows }) => rows)).toEqual(plan.rows)
  })

  it('with long notes is parted by the bytes in which its rows wait, too', async () => {
    const world = await ledgerWorld()
    const note = 'x'.repeat(15_000)
    const plan = await world.plan('people', `Name,Note\n${Array.from({ length: 3000 }, (_, i) => `Person ${i},${note}`).join('\n')}\n`)
    const parts = partsOf(plan)
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(JSON.stringify(part.rows).length).toBeLessThanOrEqual(batchLimits.bytes + 1024 * 1024)
    expect(parts.flatMap(({ rows }) => rows)).toHaveLength(3000)
  })

  it('that fits is one import under its own name', async () => {
    const world = await ledgerWorld()
    const plan = await world.plan('people', 'Name\nAna\n')
    expect(partsOf(plan)).toEqual([plan])
  })
})
