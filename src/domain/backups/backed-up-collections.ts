import { collections } from '../collections'
import type { Collection } from '../shared/records/collection'

/** The collections that a backup contains. */
export const backedUp: readonly Collection[] = collections.filter(({ backup }) => typeof backup !== 'object')

/** Whether a second superadmin has to approve restoring its records. */
export const isGuarded = ({ backup }: Pick<Collection, 'backup'>): boolean => backup === 'guarded'
