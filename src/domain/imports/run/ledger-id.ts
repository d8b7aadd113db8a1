import { rowHash } from '../cells/row-hash'

/** Id of what a row adds to a ledger: the same row of the same batch, written again, is the same entry. */
export const ledgerId = (batchId: string, hash: string) => `i-${rowHash([batchId, hash]).slice(0, 24)}`
