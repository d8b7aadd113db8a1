import { nav } from '../../../domain/content/nav.collection'
import { shortLinks, slugs } from '../../../domain/links/short-links.collection'
import { samplePages, samplePolicies } from './pages/sample-pages'
import { generatedArtists } from './people/generate-artists'
import { contentEditor } from './people/sample-cast'
import { instantAt } from './sample-city-time'
import { type SampleDocument, sampleDocument } from './sample-document'
import { pageWords } from './texts/pages'

const written = { by: contentEditor, at: instantAt('2027-03-15T10:00') }

/** Pages, navigation, policies, short links, and the slugs that they reserve. */
export const sampleContent = (): SampleDocument[] => [...navigation(), ...samplePages(), ...samplePolicies(), ...links(), ...heldSlugs()]

function navigation(): SampleDocument[] {
  const guide = [
    { label: 'Guide', to: '/sfosguide' },
    { label: 'Map', to: '/sfosguide/maps' },
    { label: 'Weekends', to: '/sfosguide/weekends' },
    { label: 'Events', to: '/sfosguide/events' },
    { label: 'Articles', to: '/sfosguide/articles' },
    { label: 'Flipbook', to: '/sfosguide/flipbook' },
  ]
  const header = [
    { label: 'Guide', to: '/sfosguide' },
    { label: 'Map', to: '/sfosguide/maps' },
    { label: 'Art', to: '/art/artists' },
    { label: 'Calendar', to: '/calendar' },
    { label: 'Artists', to: '/artists' },
    { label: 'Give', to: '/donors' },
    { label: 'About', to: '/about' },
  ]
  return [
    sampleDocument(nav, 'header', { items: header }, written),
    sampleDocument(
      nav,
      'footer',
      {
        items: [
          {
            label: 'Visit',
            to: '/sfosguide',
            children: [
              ...guide,
              { label: 'Calendar', to: '/calendar' },
              { label: 'Art', to: '/art/artists' },
              pageLink('getting-around'),
              pageLink('access'),
              pageLink('house-rules'),
            ],
          },
          {
            label: 'Take part',
            to: '/artists',
            children: [
              { label: 'For artists', to: '/artists' },
              { label: 'For art lovers', to: '/artlover' },
              { label: 'Programs', to: '/programs' },
              { label: 'Shop', to: '/shop' },
              pageLink('volunteer'),
              pageLink('for-schools'),
            ],
          },
          {
            label: 'The organization',
            to: '/about',
            children: [
              { label: 'About', to: '/about' },
              pageLink('about-the-number'),
              { label: 'Give', to: '/donors' },
              { label: 'Privacy policy', to: '/privacypolicy' },
              { label: 'Copyright notice', to: '/copyrightnotice' },
            ],
          },
        ],
      },
      written,
    ),
  ]
}

function pageLink(slug: string) {
  const page = pageWords.find(words => words.slug === slug)
  if (!page) throw new Error(`No page ${slug}`)
  return { label: page.title, to: `/${slug}` }
}

function links(): SampleDocument[] {
  const made = { by: 'p-mailadmin', at: instantAt('2027-08-20T10:00') }
  const ownerId = 'p-mailadmin'
  return [
    sampleDocument(shortLinks, 'poster27', { target: '/sfosguide/weekends', start: instantAt('2027-09-01T00:00'), ownerId, disabled: false }, made),
    sampleDocument(
      shortLinks,
      'earlybird',
      { target: '/artists/sfosregistration', end: instantAt('2027-05-01T00:00'), fallback: '/artists', ownerId, disabled: false },
      made,
    ),
    sampleDocument(shortLinks, 'ferry', { target: '/getting-around', ownerId, disabled: true }, made),
  ]
}

function heldSlugs(): SampleDocument[] {
  return [
    sampleDocument(slugs, 'map-numbers', { kind: 'formerPage', ref: 'about-the-number', movedTo: 'about-the-number' }, written),
    ...['poster27', 'earlybird', 'ferry'].map(slug => sampleDocument(slugs, slug, { kind: 'shortLink', ref: slug }, written)),
    ...generatedArtists().map(({ id, handle }) =>
      sampleDocument(slugs, handle, { kind: 'handle', ref: id }, { by: id, at: instantAt('2026-02-02T12:00') }),
    ),
  ]
}
