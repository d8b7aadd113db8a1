import type { navigationFields } from '../../../../domain/navigation/navigation-fields'
import type { FormValues } from '../../../forms/use-form'

/** What is in the form, complete or not. */
export type NavigationFormValues = FormValues<typeof navigationFields>
