import { pageDrafts } from '../../../../domain/content/page-drafts.collection'
import { pages } from '../../../../domain/content/pages.collection'
import { policies } from '../../../../domain/content/policies.collection'
import { isSection } from '../../../../domain/content/sections'
import { slugs } from '../../../../domain/links/short-links.collection'
import { contentEditor } from '../people/sample-cast'
import { richTextFromLines } from '../rich-text-from-lines'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { pageWords, policyWords } from '../texts/pages'
import { aboutPages } from './about-pages'
import { advertisePages } from './advertise-pages'
import { artistsPages } from './artists-pages'
import { artloverPages } from './artlover-pages'
import { donorsPages } from './donors-pages'
import { homeDraft } from './home-draft'
import { button, embeds, numbered, type PageWords, recordCards, text } from './sample-page-blocks'

const written = { by: contentEditor, at: instantAt('2027-03-15T10:00') }

const allPages: readonly PageWords[] = [
  ...pageWords.map(({ slug, title, description, body, next }) => ({
    slug,
    title,
    description,
    parts: [text(...body), ...(next ? [button(...next)] : [])],
  })),
  ...aboutPages,
  ...artistsPages,
  ...advertisePages,
  ...artloverPages,
  ...donorsPages,
]

/** What staff work on: a page that waits for a colleague, one that is published on its day, and a model for new pages. */
const unpublished = [
  {
    slug: 'at-the-door',
    parent: 'about',
    title: 'Three hours at a door',
    description: 'Welcome visitors for an afternoon.',
    parts: [
      text(
        'We look for people who welcome visitors, hand out guides and count who comes.',
        '## What you do',
        'You stand at one door for three hours. A colleague brings coffee.',
      ),
    ],
    isTemplate: false,
    status: 'staged' as const,
  },
  {
    slug: 'thank-you',
    parent: 'about',
    title: 'Thank you for this season',
    description: 'What the weekends brought, in a few numbers.',
    parts: [
      text('The doors are closed. Here is what you made possible.'),
      embeds({ title: 'An hour in the third weekend', url: 'https://vimeo.com/76979871' }),
      recordCards({ products: ['pins', 'cup'] }),
    ],
    isTemplate: false,
    status: 'scheduled' as const,
    publishAt: instantAt('2027-11-08T09:00'),
  },
  {
    slug: 'story-of-a-studio',
    parent: undefined,
    title: 'Template: story of a studio',
    description: 'Who works here, on what, and when the door is open.',
    parts: [
      text(
        'Begin with what one sees on entering.',
        '## The work',
        'What is made here, and how.',
        '## The door',
        'When it is open, and how to get in.',
      ),
    ],
    isTemplate: true,
    status: 'draft' as const,
  },
]

/** Pages of the organization, with the slugs that they reserve. A section's page needs none, because its address is a route. */
export const samplePages = (): SampleDocument[] => [
  ...allPages.flatMap(({ slug, parent, title, description, parts }, order) => {
    const content = { slug, parent, order, title, description, blocks: numbered(slug, parts) }
    return [
      sampleDocument(pages, slug, { ...content, status: 'published' }, written),
      sampleDocument(pageDrafts, slug, { ...content, isTemplate: false, isLive: true, publishedRev: 1, status: 'published' }, written),
    ]
  }),
  ...unpublished.map(({ slug, parent, title, description, parts, ...more }) =>
    sampleDocument(pageDrafts, slug, { slug, parent, title, description, blocks: numbered(slug, parts), isLive: false, ...more }, written),
  ),
  sampleDocument(pageDrafts, homeDraft.slug, { ...homeDraft, isLive: false }, written),
  ...[...allPages, ...unpublished.filter(({ isTemplate }) => !isTemplate)]
    .filter(({ slug }) => !isSection(slug))
    .map(({ slug }) => sampleDocument(slugs, slug, { kind: 'page', ref: slug }, written)),
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
