import type { DataOf } from '../../shared/records/collection'
import type { policies } from '../policies.collection'

type Published = Pick<DataOf<typeof policies>, 'kind' | 'version' | 'title' | 'body' | 'changes' | 'effective'>

/** What people agree to, as one text: the audit keeps its SHA-256, by which anybody can show later that nothing was changed. */
export const policyText = ({ kind, version, title, body, changes = '', effective }: Published): string =>
  JSON.stringify([kind, version, title, body, changes, effective.toISOString()])
