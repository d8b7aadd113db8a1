import type { Field, FieldMap, RecordOf } from '../../../../domain/shared/records/fields'
import type { FieldInput } from '../../../forms/field-input-props'

/** The input fields of a run, declared like a record's. Their values are in the address, except for long texts. */
export interface ChosenFields<F extends FieldMap> {
  /** A function if they depend on the input. */
  readonly fields: F | ((entered: Readonly<Partial<RecordOf<F>>>) => Readonly<Partial<Record<keyof F, Field>>>)
  /** Custom inputs, by field. */
  readonly inputs?: { readonly [name in keyof F]?: FieldInput }
  /** Initial values of the fields. */
  readonly begin?: Partial<RecordOf<F>>
  /** Fields that are entered in the dry run, not before it. */
  readonly later?: readonly (keyof F)[]
}
