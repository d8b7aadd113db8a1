import { collection } from '../shared/records/collection'
import { instant } from '../shared/records/fields'
import { nobody, readOnly } from '../shared/records/policy'

/** When public content last changed; one document. A host compares the age of its stored pages with it. */
export const siteChanges = collection({
  path: 'siteChanges',
  title: 'Changes of the public website',
  privacy: 'impersonal',
  notAudited: 'only the time of the latest public change',
  fields: { until: instant('Changing until') },
  access: readOnly(nobody),
})
