import { collection } from '../shared/records/collection'
import { instant } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** When what strangers may see has last changed; one document. A host compares what it has drawn before with it. */
export const siteChanges = collection({
  path: 'siteChanges',
  title: 'Changes of the public site',
  privacy: 'impersonal',
  notAudited: 'when something public was changed last',
  fields: { until: instant('Changing until') },
  access: readOnly(nobody),
})
