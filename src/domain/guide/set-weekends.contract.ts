import * as v from 'valibot'
import { cloudFunction } from '../shared/functions/cloud-function'
import { recordId } from '../shared/records/document-id'
import { trimmed } from '../shared/records/fields'
import { scope } from '../shared/records/policy'
import { weekends } from './editions.collection'

const { n, name } = weekends.fields
const day = v.strictObject({
  date: v.pipe(v.string(), v.isoDate()),
  open: v.pipe(v.string(), v.isoTime()),
  close: v.pipe(v.string(), v.isoTime()),
})

/**
 * Sets all weekends of an edition, and with them its first and last day. A weekend that is not named is deleted, which is refused with
 * `weekend-used` once the edition has listings. Neighborhoods and notes of a weekend stay.
 */
export const setWeekends = cloudFunction({
  name: 'setWeekends',
  repeatable: 'it names all that there is afterwards',
  access: scope('guide'),
  input: v.strictObject({
    editionId: recordId,
    weekends: v.pipe(
      v.array(
        v.strictObject({ n: n.schema as v.GenericSchema<number>, name: trimmed(name), days: v.pipe(v.array(day), v.minLength(1), v.maxLength(10)) }),
      ),
      v.maxLength(8),
    ),
  }),
  output: v.strictObject({ weekends: v.number() }),
})
export type WeekendInput = v.InferOutput<typeof setWeekends.input>['weekends'][number]
