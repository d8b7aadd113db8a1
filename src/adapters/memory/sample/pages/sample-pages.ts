import { pages, policies } from '../../../../domain/content/pages'
import { isReservedSlug } from '../../../../domain/links/reserved-slugs'
import { slugs } from '../../../../domain/links/short-links'
import { richWords } from '../rich-words'
import { contentEditor } from '../sample-cast'
import { type SampleDocument, sampleDocument } from '../season-documents'
import { instantAt } from '../season-times'
import { pageWords, policyWords } from '../words/pages'
import { aboutPages } from './about-pages'
import { artistsPages } from './artists-pages'
import { artloverPages } from './artlover-pages'
import { donorsPages } from './donors-pages'
import { numbered, type PageWords, text } from './page-parts'

const written = { by: contentEditor, at: instantAt('2027-03-15T10:00') }

const allPages: readonly PageWords[] = [
  ...pageWords.map(({ slug, title, description, body }) => ({ slug, title, description, parts: [text(...body)] })),
  ...aboutPages,
  ...artistsPages,
  ...artloverPages,
  ...donorsPages,
]

/** Pages of the organisation, with the addresses they hold. A section's own page has an address of the route table. */
export const samplePages = (): SampleDocument[] => [
  ...allPages.map(({ slug, parent, title, description, parts }, order) =>
    sampleDocument(pages, slug, { slug, parent, order, title, description, blocks: numbered(slug, parts), status: 'published' }, written),
  ),
  ...allPages.filter(({ slug }) => !isReservedSlug(slug)).map(({ slug }) => sampleDocument(slugs, slug, { kind: 'page', ref: slug }, written)),
]

export const samplePolicies = (): SampleDocument[] =>
  policyWords.flatMap(({ kind, title, versions }) =>
    versions.map(({ effective, changes, body }, i) =>
      sampleDocument(
        policies,
        `${kind}-${i + 1}`,
        {
          kind,
          version: i + 1,
          title,
          body: richWords(body),
          changes,
          effective: instantAt(effective),
          status: i === versions.length - 1 ? 'effective' : 'superseded',
        },
        { by: contentEditor, at: instantAt(effective) },
      ),
    ),
  )
