import { collection } from '../shared/records/collection'
import { actor, json } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'

/**
 * What the navigation said until a publication replaced it; the latest 50 are stored and can be put back. Of `site` it is everything around the
 * pages, of `section-{slug}` the entries of that section. Written by the callables that publish it.
 */
export const navVersions = collection({
  path: 'nav/{set}/navVersions',
  title: 'Versions of the navigation',
  privacy: 'impersonal',
  fields: {
    content: json<object>('Content'),
    replacedBy: actor('Replaced by'),
  },
  access: readOnly(scope('content')),
})
