import type { DataOf } from '../../shared/records/collection'
import type { policies } from '../policies.collection'

/** The document id of a version. Two people who create the next version at once get the same id, so the second one fails. */
export const policyVersionId = (kind: DataOf<typeof policies>['kind'], version: number) => `${kind}-${version}`
