import { collection, type StoredOf } from '../shared/records/collection'
import { choice, instant, integer, text } from '../shared/records/fields'
import { readOnly, role, scopes } from '../shared/records/policy'

/**
 * The row index of a collection; the document's path contains the collection's. The index is one file for holders of the scope `reader`, so
 * that a table of 100,000 rows costs one download and not 100,000 reads. Rewritten hourly.
 */
export const rowIndexes = collection({
  path: 'rowIndexes',
  title: 'Row indexes',
  privacy: 'impersonal',
  notAudited: 'a copy of records for tables, rewritten every hour',
  fields: {
    reader: choice('For', scopes),
    file: text('File', 300),
    rows: integer('Rows'),
    /** Bytes of the compressed file. */
    bytes: integer('Bytes'),
    /** Earlier changes are in the file; later ones are queried. */
    stamp: instant('As of'),
    /** When every record was last read. Between, only changed records are read and added to the previous file. */
    readAt: instant('Read whole'),
  },
  access: readOnly(role('admin')),
})
export type RowIndex = StoredOf<typeof rowIndexes>
