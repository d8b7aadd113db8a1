import { collection, type StoredOf } from '../shared/records/collection'
import { choice, instant, text } from '../shared/records/fields'
import { integer } from '../shared/records/integer'
import { readOnly, role, scopes } from '../shared/records/policy'

/**
 * Where the row index of a collection lies, by the collection's path. The index is one file for whoever holds `reader`, so that a table of
 * 100,000 rows costs one download and not 100,000 reads. Made by the hour.
 */
export const rowIndexes = collection({
  path: 'rowIndexes',
  title: 'Row indexes',
  privacy: 'impersonal',
  notAudited: 'a copy of records for tables, made anew every hour',
  fields: {
    reader: choice('For', scopes),
    file: text('File', 300),
    rows: integer('Rows'),
    /** Of the file, compressed. */
    bytes: integer('Bytes'),
    /** What was changed before is in the file; what was changed after is asked for. */
    stamp: instant('As of'),
    /** When every record was last read; between, only what was changed is read and put into the former file. */
    readAt: instant('Read whole'),
  },
  access: readOnly(role('admin')),
})
export type RowIndex = StoredOf<typeof rowIndexes>
