import type { Field, FieldMap, RecordOf } from '../../../../domain/shared/records/fields'
import type { FieldInput } from '../../../forms/field-input'

/** Fields of what is chosen, declared as a record's are. They stand in the address, but for long texts. */
export interface ChosenFields<F extends FieldMap> {
  /** Where they depend on what is entered, a function of it. */
  readonly fields: F | ((entered: Readonly<Partial<RecordOf<F>>>) => Readonly<Partial<Record<keyof F, Field>>>)
  /** Inputs that are drawn otherwise, by field. */
  readonly inputs?: { readonly [name in keyof F]?: FieldInput }
  /** What stands in the fields at first. */
  readonly begin?: Partial<RecordOf<F>>
  /** Fields that are chosen in the dry run, not before it. */
  readonly later?: readonly (keyof F)[]
}
