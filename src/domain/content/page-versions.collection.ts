import { collection } from '../shared/records/collection'
import { actor, optional, text } from '../shared/records/fields'
import { readOnly, scope } from '../shared/records/policy'
import { pageContent } from './pages.collection'

/** A saved version of a page; the latest 50 are stored and can be restored. Written by callables only. */
export const pageVersions = collection({
  path: 'pageDrafts/{page}/versions',
  title: 'Versions of pages',
  privacy: 'impersonal',
  fields: {
    ...pageContent,
    savedBy: actor('Saved by'),
    note: optional(text('Note', 200)),
  },
  access: readOnly(scope('content')),
})
