import { afterEach, beforeEach, describe } from 'vitest'
import type { Documents } from '../../src/ports/documents'
import { aggregateCases } from './documents/aggregate-cases'
import { cursorCases } from './documents/cursor-cases'
import { filterCases } from './documents/filter-cases'
import { groupCases } from './documents/group-cases'
import { limitCases } from './documents/limit-cases'
import { mergeCases } from './documents/merge-cases'
import { orderCases } from './documents/order-cases'
import { pathCases } from './documents/path-cases'
import { refusalCases } from './documents/refusal-cases'
import { transactionCases } from './documents/transaction-cases'
import { valueCases } from './documents/value-cases'
import { watchCases } from './documents/watch-cases'
import { writeCases } from './documents/write-cases'

export interface OpenedDocuments {
  readonly documents: Documents
  close(): Promise<void>
}

const parts = {
  writes: writeCases,
  merges: mergeCases,
  paths: pathCases,
  limits: limitCases,
  values: valueCases,
  filters: filterCases,
  orders: orderCases,
  cursors: cursorCases,
  groups: groupCases,
  aggregates: aggregateCases,
  refusals: refusalCases,
  transactions: transactionCases,
  watches: watchCases,
}

/** The contract of every adapter of the Documents port. Each test opens an empty store without access rules. */
export function documentsSuite(name: string, open: () => Promise<OpenedDocuments>): void {
  describe(`Documents on ${name}`, () => {
    let opened: OpenedDocuments
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())
    for (const [part, cases] of Object.entries(parts))
      describe(`about ${part}`, () => {
        cases(() => opened.documents)
      })
  })
}
