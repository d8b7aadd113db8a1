import { afterEach, beforeEach, describe } from 'vitest'
import type { Documents } from '../../src/ports/documents'
import { queryCases } from './documents/query-cases'
import { transactionCases } from './documents/transaction-cases'
import { watchCases } from './documents/watch-cases'
import { writeCases } from './documents/write-cases'

export interface OpenedDocuments {
  readonly documents: Documents
  close(): Promise<void>
}

/** What every adapter of the Documents port does, on a store that is empty and open to everybody. Each test opens its own. */
export function documentsSuite(name: string, open: () => Promise<OpenedDocuments>): void {
  describe(`Documents on ${name}`, () => {
    let opened: OpenedDocuments
    beforeEach(async () => {
      opened = await open()
    })
    afterEach(() => opened.close())
    const documents = () => opened.documents
    describe('writes', () => {
      writeCases(documents)
    })
    describe('queries', () => {
      queryCases(documents)
    })
    describe('transactions', () => {
      transactionCases(documents)
    })
    describe('watches', () => {
      watchCases(documents)
    })
  })
}
