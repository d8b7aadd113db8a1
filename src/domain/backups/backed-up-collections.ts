import { collectionAt, collections } from '../collections'
import type { Collection } from '../shared/records/collection'

/** The collections that a backup contains. */
export const backedUp: readonly Collection[] = collections.filter(isBackedUp)

/** The collection of a document, `undefined` if no backup contains it. */
export function backedUpAt(documentPath: string): Collection | undefined {
  const of = collectionAt(documentPath.slice(0, documentPath.lastIndexOf('/')))
  return of && isBackedUp(of) ? of : undefined
}

function isBackedUp({ backup }: Collection): boolean {
  return typeof backup !== 'object'
}

/** Whether a second superadmin has to approve restoring its records. */
export const isGuarded = ({ backup }: Pick<Collection, 'backup'>): boolean => backup === 'guarded'
