import { rowHash } from '../cells/row-hash'

/** The id of what a row adds to a ledger. The same row of the same batch always has the same id, so it is added once. */
export const ledgerId = (batchId: string, hash: string) => `i-${rowHash([batchId, hash]).slice(0, 24)}`
