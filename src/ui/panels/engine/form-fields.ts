import { isOfficeField } from '../../../domain/operations/office-writes'
import type { Collection, DataOf } from '../../../domain/shared/collection'
import type { Field } from '../../../domain/shared/fields'

/** A field of a form, by its name in the record. */
export interface FormField {
  readonly name: string
  readonly field: Field
}

/** The fields of a form: those named, or all that staff change. States are moved by their own buttons, the trash by its own. */
export const formFields = <C extends Collection>(of: C, named: readonly (keyof DataOf<C>)[] | undefined): readonly FormField[] =>
  (named?.map(String) ?? Object.keys(of.fields).filter(name => isOfficeField(of, name) && !(of.states && name === 'status'))).map(name => {
    const field = of.fields[name]
    if (!field) throw new Error(`${of.path} declares no ${name}`)
    return { name, field }
  })
