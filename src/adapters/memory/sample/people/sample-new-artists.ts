import { artists, artworks } from '../../../../domain/artists/artists.collection'
import { people } from '../../../../domain/people/people.collection'
import { images } from '../../../../domain/pictures/images.collection'
import { artAltText } from '../art/art-alt-text'
import { artPath } from '../art/art-piece'
import { thumbhashes } from '../art/thumbhashes'
import { instantAt } from '../sample-city-time'
import { type SampleDocument, sampleDocument } from '../sample-document'
import { sampleWorks } from './sample-works'

interface NewArtist {
  readonly id: string
  readonly first: string
  readonly last: string
  readonly joined: string
  readonly media: readonly string[]
  readonly statement?: string
  readonly links?: readonly string[]
  readonly works?: readonly (readonly [title: string, medium: string, year: number])[]
  readonly asked?: string
}

const joined: readonly NewArtist[] = [
  {
    id: 'n-kiln',
    first: 'Sunniva',
    last: 'Ekholm',
    joined: '2027-10-11T20:15',
    media: ['Ceramics'],
    statement: 'I throw large bowls from the clay of the old brickyard and fire them with driftwood.',
    links: ['https://ekholm.example'],
    works: [
      ['Brickyard bowl', 'Stoneware', 2027],
      ['Tide line', 'Stoneware, ash glaze', 2026],
    ],
  },
  {
    id: 'n-loom',
    first: 'Amadou',
    last: 'Berthelot',
    joined: '2027-10-14T09:30',
    media: ['Weaving', 'Drawing'],
    statement: 'Woven maps of walks through the city, one thread for each street.',
  },
  { id: 'n-blank', first: 'Petra', last: 'Holloway', joined: '2027-10-15T22:05', media: [] },
  {
    id: 'n-asked',
    first: 'Jonas',
    last: 'Vidal',
    joined: '2027-10-08T18:45',
    media: ['Photography'],
    statement: 'Best prices for prints, call now.',
    asked: 'Please write a few sentences about your work instead of prices. Visitors read them before they decide to come.',
  },
]

/** Artists who joined lately: their pages wait for the staff, and one waits for its artist. */
export const sampleNewArtists = (): SampleDocument[] =>
  joined.flatMap(({ id, first, last, joined: local, media, statement, links = [], works = [], asked }) => {
    const by = { by: id, at: instantAt(local) }
    const names = { first, last, display: `${first} ${last}`, sort: `${last}, ${first}` }
    return [
      sampleDocument(
        people,
        id,
        {
          names,
          emails: [{ address: `${first.toLowerCase()}@post.example`, verified: true }],
          kind: 'person',
          tags: ['artist'],
          source: 'Joined',
          status: 'active',
        },
        by,
      ),
      sampleDocument(
        artists,
        id,
        {
          handle: `${first}-${last}`.toLowerCase(),
          displayName: names.display,
          sortName: names.sort,
          media: [...media],
          links: [...links],
          commissions: false,
          teaching: false,
          ...(statement && { statement }),
          ...(asked && { reviewNote: asked }),
          status: asked ? 'changes' : 'draft',
        },
        by,
      ),
      ...works.flatMap(([title, medium, year], order) => {
        const [work, image] = [`${id}-${order + 1}`, `i-${id}-${order + 1}`]
        const { piece } = sampleWorks()[order]!
        return [
          sampleDocument(
            artworks,
            work,
            { artistId: id, title, year, medium, tags: [], availability: 'inquire', imageIds: [image], order, status: 'draft' },
            by,
          ),
          sampleDocument(
            images,
            image,
            {
              ownerId: id,
              path: artPath(piece),
              width: piece.width,
              height: piece.height,
              mime: 'image/svg+xml',
              alt: `${title}: ${artAltText(piece)}`,
              thumbhash: thumbhashes[artPath(piece)],
              isPublic: false,
              usedIn: [`artworks/${work}`],
              status: 'ready',
            },
            by,
          ),
        ]
      }),
    ]
  })
