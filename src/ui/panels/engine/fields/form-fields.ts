import { officeFields } from '../../../../domain/records/staff-editable-fields'
import type { Collection, DataOf } from '../../../../domain/shared/records/collection'
import type { Field } from '../../../../domain/shared/records/fields'

/** A field of a form, with its name in the record. */
export interface FormField {
  readonly name: string
  readonly field: Field
}

/** The fields of a form: those named, or all that staff may change. */
export const formFields = <C extends Collection>(of: C, named: readonly (keyof DataOf<C>)[] | undefined): readonly FormField[] =>
  (named?.map(String) ?? officeFields(of)).map(name => {
    const field = of.fields[name]
    if (!field) throw new Error(`${of.path} declares no ${name}`)
    return { name, field }
  })
