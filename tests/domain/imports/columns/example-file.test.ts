import { describe, expect, it } from 'vitest'
import { exampleFile } from '../../../../src/domain/imports/columns/example-file'
import { missingFields, neededFields } from '../../../../src/domain/imports/columns/needed-fields'
import { guessKind, proposeMapping } from '../../../../src/domain/imports/columns/propose-mapping'
import { importKinds } from '../../../../src/domain/imports/import-kinds'
import { codes, kindNamed, planOf, tableOf } from '../../../support/import-files'
import { ledgerWorld } from '../../../support/ledger-world'

describe('the example file of a kind', () => {
  it.each(importKinds)('$name: has every required column, and all columns are recognized by their names', async kind => {
    const table = await tableOf(exampleFile(kind))
    const { mapping } = proposeMapping(kind, table)
    expect(Object.keys(mapping)).toEqual(expect.arrayContaining([...table.header]))
    expect(missingFields(kind, mapping)).toEqual([])
    for (const fields of neededFields(kind)) expect(fields.some(({ name }) => Object.values(mapping).includes(name))).toBe(true)
    expect(guessKind(table, importKinds)).toBe(kind)
  })

  it.each(['people', 'memberships', 'donations', 'events'])('%s: has a dry run without an error', async kind => {
    const world = await ledgerWorld()
    expect((await world.plan(kind, exampleFile(kindNamed(kind)))).rows.map(codes)).toEqual(
      [['create'], ['create']].map(([action]) => expect.arrayContaining([action])),
    )
  })

  it('listings: has a dry run without an error', async () => {
    expect((await planOf('listings', await tableOf(exampleFile(kindNamed('listings'))))).counts).toMatchObject({ create: 2, error: 0 })
  })
})
