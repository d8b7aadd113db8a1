import file from '../../../../firestore.indexes.json'
import type { Query } from '../../../ports/documents'
import { PortError } from '../../../ports/errors'
import { declaredIn, type FirestoreIndexesJson } from './firestore-indexes-json'
import { indexKey, neededIndexes } from './needed-index'

/** Checks a query before it runs; `counted` are the fields of sums and averages. */
export interface QueryCheck {
  require(query: Query, counted?: readonly string[]): void
}

/** The content of `firestore.indexes.json`. */
export const deployedIndexes = file as FirestoreIndexesJson

/** The indexes that production has. Local mode refuses queries without an index, so that a missing index is found during development. */
export class DeclaredIndexes implements QueryCheck {
  private readonly declared: ReadonlySet<string>

  constructor(readonly from: FirestoreIndexesJson = deployedIndexes) {
    this.declared = new Set(declaredIn(from).map(indexKey))
  }

  /** Throws `failed-precondition` with the name of the first missing index. */
  require(query: Query, counted: readonly string[] = []): void {
    const missing = neededIndexes(query, counted).find(index => !this.declared.has(indexKey(index)))
    if (missing)
      throw new PortError('documents', 'failed-precondition', `the query needs the index ${indexKey(missing)}; npm run indexes declares it`)
  }
}
