import type { DataOf } from '../../shared/records/collection'
import type { policies } from '../policies.collection'

/** The document's id: two people who make the next version at once make the same one. */
export const policyVersionId = (kind: DataOf<typeof policies>['kind'], version: number) => `${kind}-${version}`
