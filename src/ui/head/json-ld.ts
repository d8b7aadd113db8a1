import type { ArtistPage, WorkPage } from '../../domain/art/published-art'
import type { EventPageData } from '../../domain/calendar/calendar-snapshot-types'
import { eventJsonLd } from '../../domain/calendar/event-json-ld'
import type { Organisation } from '../../domain/content/site-content'
import { resourcesJsonLd } from '../../domain/resources/resource-json-ld'
import type { Resource } from '../../domain/resources/resources.collection'
import { omitUndefined } from '../../domain/shared/omit-undefined'
import type { QueryResult } from '../delivery/payload'

const context = 'https://schema.org'

/** Structured data of a page for search engines (schema.org): the organization on every page, then what the page shows. */
export function jsonLd(answers: readonly QueryResult[], origin: string): readonly object[] {
  const found = (...key: readonly string[]) => answers.find(answer => key.every((part, i) => answer.key[i] === part))?.data
  const organisation = found('site', 'organisation') as Organisation | null | undefined
  const event = found('calendar', 'event') as EventPageData | null | undefined
  const artist = found('art', 'artist') as ArtistPage | null | undefined
  const work = found('art', 'work') as WorkPage | null | undefined
  const shelf = found('resources', 'shelf') as readonly Resource[] | undefined
  return [
    organisation && organisationJsonLd(organisation, origin),
    organisation && event && eventJsonLd(event, { origin, organiser: organisation.name, city: organisation.city }),
    artist && artistJsonLd(artist, origin),
    work && workJsonLd(work, origin),
    shelf && resourcesJsonLd(shelf, origin),
  ].filter(part => typeof part === 'object' && part !== null)
}

const organisationJsonLd = ({ name, shortName, tagline, address, email, links }: Organisation, origin: string) => ({
  '@context': context,
  '@type': 'Organization',
  '@id': `${origin}/#organisation`,
  url: `${origin}/`,
  name,
  alternateName: shortName,
  description: tagline,
  address,
  email,
  sameAs: links.map(({ to }) => to),
})

const artistAddress = (handle: string, origin: string) => `${origin}/artist/${encodeURIComponent(handle)}`

function artistJsonLd({ artist, detail }: ArtistPage, origin: string): object {
  const url = artistAddress(artist.handle, origin)
  return omitUndefined<object>({
    '@context': context,
    '@type': 'Person',
    '@id': url,
    url,
    name: artist.name,
    description: detail.statement,
    ...(artist.media.length > 0 && { knowsAbout: artist.media }),
    image: detail.portrait && new URL(detail.portrait.src, origin).href,
    ...(detail.links.length > 0 && { sameAs: detail.links }),
  })
}

function workJsonLd({ work, artist, detail }: WorkPage, origin: string): object {
  const url = `${origin}/art/${encodeURIComponent(work.id)}`
  const millimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MMT' })
  return omitUndefined<object>({
    '@context': context,
    '@type': 'VisualArtwork',
    '@id': url,
    url,
    name: work.title,
    description: detail?.description,
    dateCreated: String(work.year),
    artMedium: work.medium,
    image: new URL(work.picture.src, origin).href,
    height: work.size && millimetres(work.size.h),
    width: work.size && millimetres(work.size.w),
    creator: { '@type': 'Person', name: artist.name, url: artistAddress(artist.handle, origin) },
    offers:
      work.availability === 'sale' && work.cents !== undefined
        ? { '@type': 'Offer', price: (work.cents / 100).toFixed(2), priceCurrency: 'USD', availability: `${context}/InStock`, url }
        : undefined,
  })
}
