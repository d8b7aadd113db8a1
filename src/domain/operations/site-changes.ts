import { collection } from '../shared/collection'
import { instant } from '../shared/fields'
import { nobody, readOnly } from '../shared/policy'

/** When what strangers may see has last changed; one document. A host compares what it has drawn before with it. */
export const siteChanges = collection({
  path: 'siteChanges',
  title: 'Changes of the public site',
  fields: { until: instant('Changing until') },
  access: readOnly(nobody),
})
