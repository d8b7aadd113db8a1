import * as v from 'valibot'
import { importMappings } from '../operations/import-batches'
import { cloudFunction } from '../shared/cloud-function'
import { anyImporter } from './import-scope'
import type { RememberedMapping } from './remembered-mapping'

const { kind, header } = importMappings.fields
const line = v.pipe(v.string(), v.maxLength(1000))

/** Remembers how staff read the columns of a file, for the next one with the same header. */
export const rememberMapping = cloudFunction<RememberedMapping, Record<string, never>>({
  name: 'rememberMapping',
  access: anyImporter,
  input: v.strictObject({
    kind: kind.schema,
    header: header.schema,
    mapping: v.pipe(
      v.record(line, v.pipe(v.string(), v.maxLength(60))),
      v.check(all => Object.keys(all).length <= header.max!, 'names too many columns'),
    ),
    formats: v.optional(
      v.strictObject({
        date: v.picklist(['iso', 'dmy', 'mdy', 'ymd']),
        decimal: v.picklist(['.', ',']),
        list: v.picklist([';', ',', '|', '/']),
      }),
    ),
  }),
  output: v.strictObject({}),
})
