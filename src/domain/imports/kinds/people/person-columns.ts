import type { ImportField } from '../../columns/import-field'
import { peopleImport } from './people-import'

/** Columns that identify a person. */
const naming = new Set(['record', 'name', 'first', 'last', 'organisation', 'key', 'email'])
/** Further columns for a person who is not known yet. */
const reaching = new Set(['phone', 'line1', 'line2', 'city', 'region', 'postcode', 'country'])

/** The columns in a file of something that belongs to people: who the person is, with enough for a new person. */
export const personColumns: readonly ImportField[] = peopleImport.columns
  .filter(({ name }) => naming.has(name) || reaching.has(name))
  .map(one => ({ ...one, ...(naming.has(one.name) && { group: 'person' }) }))
