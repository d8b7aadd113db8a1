import type { Services } from '../../../domain/shared/functions/service'
import type { FieldMap, RecordOf } from '../../../domain/shared/records/fields'
import type { Done } from './actions/use-outcome'
import type { ChosenFields } from './run/chosen-fields'

/** The form of a record that a callable creates from fields other than the record's own. */
export interface NewRecord<F extends FieldMap = FieldMap> {
  readonly title: string
  readonly purpose: string
  readonly choose: ChosenFields<F>
  readonly label: string
  /** Name under which unsaved input is kept as a draft. */
  readonly draft?: string
  /** Creates it under `id`, which stays the same when a failed form is sent again, or under another id, which it returns. */
  readonly run: (input: RecordOf<F>, id: string, services: Services) => Promise<Done & { readonly id?: string }>
}

/** Checks a new record against its fields. */
export const newRecordOf = <F extends FieldMap>(make: NewRecord<F>) => make as unknown as NewRecord
