import type { SharedKind } from '../../domain/private-shares/private-shares.collection'

/** The record that private links show. */
export interface SharedRecord {
  readonly kind: SharedKind
  /** Its id. */
  readonly of: string
}
