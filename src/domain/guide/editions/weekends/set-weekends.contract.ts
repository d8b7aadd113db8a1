import * as v from 'valibot'
import { cloudFunction } from '../../../shared/functions/cloud-function'
import { recordId } from '../../../shared/records/document-id'
import { trimmed } from '../../../shared/records/fields'
import { scope } from '../../../shared/records/policy'
import { weekends } from '../../editions.collection'

const { n, name, note } = weekends.fields
const date = v.pipe(v.string(), v.isoDate())
const time = v.pipe(v.string(), v.isoTime())

/**
 * Sets all weekends of an edition. Also sets its first and last day, unless those were entered by staff: then every day must lie between them
 * (`weekend-outside`). No day is in two weekends (`weekend-overlap`). An omitted weekend is deleted, or refused with `weekend-used` if
 * somebody is registered or open then. Neighborhoods stay; so do note and blackouts if they are omitted.
 */
export const setWeekends = cloudFunction({
  name: 'setWeekends',
  repeatable: 'it names all that there is afterwards',
  access: scope('guide'),
  input: v.strictObject({
    editionId: recordId,
    startsOn: v.optional(date),
    endsOn: v.optional(date),
    weekends: v.pipe(
      v.array(
        v.strictObject({
          n: n.schema as v.GenericSchema<number>,
          name: trimmed(name),
          note: v.optional(note.schema as v.GenericSchema<string>),
          days: v.pipe(v.array(v.strictObject({ date, open: time, close: time })), v.minLength(1), v.maxLength(10)),
          blackouts: v.optional(
            v.pipe(v.array(v.strictObject({ date, from: time, until: time, why: v.pipe(v.string(), v.maxLength(140)) })), v.maxLength(20)),
          ),
        }),
      ),
      v.maxLength(8),
    ),
  }),
  output: v.strictObject({ weekends: v.number() }),
})
export type WeekendInput = v.InferOutput<typeof setWeekends.input>['weekends'][number]
