import { artists, artworks } from '../../../../domain/artists/artists.collection'
import { images } from '../../../../domain/pictures/images.collection'
import { artAltText } from '../art/art-alt-text'
import { type ArtPiece, artPath, artSize } from '../art/art-piece'
import { palettes } from '../art/palettes'
import { thumbhashes } from '../art/thumbhashes'
import { articlePiece, entranceOf, hasEntrance, hasPortrait, portraitOf } from '../pictures-besides-artworks'
import { Random } from '../random'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { articleWords } from '../texts/articles'
import { generatedArtists } from './generate-artists'
import { contentEditor } from './sample-cast'
import { sampleWorks } from './sample-works'

export const imageIdOf = ({ name }: ArtPiece) => `i-${name}`

/** Public pages of artists, their works, and all pictures. */
export function sampleArtists(homeOf: (artistId: string) => string | undefined): SampleDocument[] {
  return [
    ...generatedArtists().map(artist => {
      const own = new Random(`profile ${artist.handle}`)
      const profile = {
        handle: artist.handle,
        displayName: artist.name,
        sortName: artist.sortName,
        statement: artist.statement,
        media: [artist.medium.name, ...artist.otherMedia],
        neighbourhoodId: homeOf(artist.id),
        portraitId: hasPortrait(artist) ? imageIdOf(portraitOf(artist)) : undefined,
        links: own.is(0.7) ? [`https://${artist.handle}.example`] : [],
        commissions: own.is(0.4),
        teaching: own.is(0.25),
        status: 'public' as const,
      }
      return sampleDocument(artists, artist.id, profile, { by: artist.id, at: instantAt('2026-02-02T12:00') })
    }),
    ...sampleWorks().map(work =>
      sampleDocument(
        artworks,
        work.id,
        {
          artistId: work.artist.id,
          title: work.title,
          year: work.year,
          medium: work.on,
          tags: work.artist.medium.tags,
          size: work.size,
          price: work.priceCents === undefined ? undefined : { cents: work.priceCents, cur: 'usd' },
          availability: work.availability,
          colours: coloursOf(work.piece),
          imageIds: [imageIdOf(work.piece)],
          description: work.description,
          order: work.order,
          status: 'public',
        },
        { by: work.artist.id, at: instantAt(`${work.since}T15:00`) },
      ),
    ),
    ...pictures(),
  ]
}

function pictures(): SampleDocument[] {
  const [several, one, other] = [77, 101, 133].map(at => generatedArtists()[at]!.handle) as [string, string, string]
  // Pictures for staff to check before print: one that looks like several pictures, and one that two artists sent.
  const remarkable = (handle: string) =>
    new Map<string, object>([
      [several, { isComposite: true }],
      [one, { phash: '91c3a65e0f7b2d48' }],
      [other, { phash: '91c3a65e0f7b2d4a' }],
    ]).get(handle)
  return [
    ...sampleWorks().map(({ piece, artist, title, id, order }) =>
      picture(piece, artist.id, `${title}: ${artAltText(piece)}`, artist.name, `artworks/${id}`, order === 0 ? remarkable(artist.handle) : undefined),
    ),
    ...generatedArtists()
      .filter(hasPortrait)
      .map(artist => picture(portraitOf(artist), artist.id, `Portrait of ${artist.name}`, undefined, `artists/${artist.id}`)),
    // The doors of studios in the guide of 2027 (`sample-listings.ts`).
    ...generatedArtists()
      .filter(hasEntrance)
      .map(artist => picture(entranceOf(artist), artist.id, artAltText(entranceOf(artist)), undefined, `listings/${artist.handle}-2027`)),
    ...articleWords.map((_, i) => {
      const piece = articlePiece(i)
      return picture(piece, contentEditor, artAltText(piece), undefined, `articles/${articleIdOf(i)}`)
    }),
  ]
}

/** The colors of the piece's palette: the ground, and those drawn on it. */
const coloursOf = ({ palette }: ArtPiece) => [palettes[palette]!.ground, ...palettes[palette]!.colours.slice(0, 3)]

/** The first article has the id that the route table uses as its example. */
export const articleIdOf = (index: number) => (index === 0 ? 'first' : `a${index + 1}`)

function picture(piece: ArtPiece, ownerId: string, alt: string, credit: string | undefined, usedIn: string, more: object = {}): SampleDocument {
  return sampleDocument(
    images,
    imageIdOf(piece),
    {
      ownerId,
      path: artPath(piece),
      ...artSize(piece),
      mime: 'image/svg+xml',
      alt,
      credit,
      thumbhash: thumbhashes[artPath(piece)],
      colours: coloursOf(piece),
      isPublic: true,
      usedIn: [usedIn],
      status: 'ready',
      ...more,
    },
    { by: ownerId, at: instantAt('2027-05-20T15:00') },
  )
}
