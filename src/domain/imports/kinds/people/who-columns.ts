import type { ImportField } from '../../columns/import-field'
import { peopleImport } from './people-import'

/** One of these tells whose a row is. */
const naming = new Set(['record', 'name', 'first', 'last', 'organisation', 'key', 'email'])
/** Besides, for somebody who is not known yet. */
const reaching = new Set(['phone', 'line1', 'line2', 'city', 'region', 'postcode', 'country'])

/** The columns of a file of something that belongs to people: whose each row is, and enough to know somebody new. */
export const whoColumns: readonly ImportField[] = peopleImport.columns
  .filter(({ name }) => naming.has(name) || reaching.has(name))
  .map(({ name, label, required, joins = false, aliases }) => ({
    name,
    label,
    required,
    joins,
    aliases,
    ...(naming.has(name) && { group: 'person' }),
  }))
