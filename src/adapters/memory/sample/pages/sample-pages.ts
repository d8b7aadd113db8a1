import { pages, policies } from '../../../../domain/content/pages.collection'
import { slugs } from '../../../../domain/links/short-links.collection'
import { contentEditor } from '../people/sample-cast'
import { richTextFromLines } from '../rich-text-from-lines'
import { type SampleDocument, sampleDocument } from '../season-documents'
import { instantAt } from '../season-times'
import { pageWords, policyWords } from '../texts/pages'
import { aboutPages } from './about-pages'
import { advertisePages } from './advertise-pages'
import { artistsPages } from './artists-pages'
import { artloverPages } from './artlover-pages'
import { donorsPages } from './donors-pages'
import { numbered, type PageWords, text } from './page-parts'

const written = { by: contentEditor, at: instantAt('2027-03-15T10:00') }

const allPages: readonly PageWords[] = [
  ...pageWords.map(({ slug, title, description, body }) => ({ slug, title, description, parts: [text(...body)] })),
  ...aboutPages,
  ...artistsPages,
  ...advertisePages,
  ...artloverPages,
  ...donorsPages,
]

/** Pages that open a section; their addresses are routes of the product. */
const sections = new Set(['about', 'advertise', 'artists', 'artlover', 'donors', 'programs'])

/** Pages of the organization, with the slugs that they reserve. A section's page needs none, because its address is a route. */
export const samplePages = (): SampleDocument[] => [
  ...allPages.map(({ slug, parent, title, description, parts }, order) =>
    sampleDocument(pages, slug, { slug, parent, order, title, description, blocks: numbered(slug, parts), status: 'published' }, written),
  ),
  ...allPages.filter(({ slug }) => !sections.has(slug)).map(({ slug }) => sampleDocument(slugs, slug, { kind: 'page', ref: slug }, written)),
]

export const samplePolicies = (): SampleDocument[] =>
  policyWords.flatMap(({ kind, title, versions }) =>
    versions.map(({ effective, changes, draft = false, body }, i) =>
      sampleDocument(
        policies,
        `${kind}-${i + 1}`,
        {
          kind,
          version: i + 1,
          title,
          body: richTextFromLines(body),
          changes,
          effective: instantAt(effective),
          ...(draft && { reaccept: true }),
          status: draft ? 'draft' : versions[i + 1]?.draft === undefined && i < versions.length - 1 ? 'superseded' : 'effective',
        },
        { by: contentEditor, at: draft ? instantAt('2027-10-01T10:00') : instantAt(effective) },
      ),
    ),
  )
