import { collection, type StoredOf } from '../shared/collection'
import { choice, instant, text } from '../shared/fields'
import { readOnly, role, scopes } from '../shared/policy'
import { whole } from '../shared/whole'

/**
 * Where the row index of a collection lies, by the collection's path. The index is one file for whoever holds `reader`, so that a table of
 * 100,000 rows costs one download and not 100,000 reads. Made by the hour.
 */
export const rowIndexes = collection({
  path: 'rowIndexes',
  title: 'Row indexes',
  fields: {
    reader: choice('For', scopes),
    file: text('File', 300),
    rows: whole('Rows'),
    /** Of the file, compressed. */
    bytes: whole('Bytes'),
    /** What was changed before is in the file; what was changed after is asked for. */
    stamp: instant('As of'),
  },
  access: readOnly(role('admin')),
})
export type RowIndex = StoredOf<typeof rowIndexes>
