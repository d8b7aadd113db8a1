import type { FieldMap } from '../../../../domain/shared/records/fields'
import { FormField } from '../../../forms/form'
import css from './joining.module.css'

/** The minimum data about a person; `fields` are the questions. */
export const JoinProfile = ({ fields }: { readonly fields: FieldMap }) => (
  <>
    {fields['organisation'] && <FormField name="organisation" autoComplete="organization" />}
    <div className={css.pair}>
      <FormField name="first" autoComplete="given-name" />
      <FormField name="last" autoComplete="family-name" />
      <FormField name="birthYear" autoComplete="bday-year" inputMode="numeric" />
      <FormField name="pronouns" />
    </div>
    {fields['hadBirthday'] && <FormField name="hadBirthday" />}
    {fields['guardianEmail'] && <FormField name="guardianEmail" autoComplete="off" />}
    <FormField name="phone" type="tel" autoComplete="tel" />
  </>
)
