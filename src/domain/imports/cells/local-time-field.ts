import * as v from 'valibot'
import { type Field, text } from '../../shared/records/fields'

/** `YYYY-MM-DDTHH:MM` of a real day. */
export const localTimeField = (label: string): Field<string> => ({
  ...text(label, 16),
  schema: v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/),
    v.check(local => new Date(`${local}Z`).getTime() > 0 && new Date(`${local}Z`).toISOString().startsWith(local), 'is not a day and time'),
  ),
})
