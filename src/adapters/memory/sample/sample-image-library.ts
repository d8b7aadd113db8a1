import { images } from '../../../domain/pictures/images.collection'
import { artAltText } from './art/art-alt-text'
import { artPath } from './art/art-piece'
import { thumbhashes } from './art/thumbhashes'
import { contentEditor } from './people/sample-cast'
import { articlePiece } from './pictures-besides-artworks'
import { instantAt } from './sample-city-time'
import { type SampleDocument, sampleDocument } from './sample-document'

interface Shelved {
  readonly id: string
  /** Number of the article whose picture this is a copy of. */
  readonly copyOf: number
  readonly alt?: string
  readonly tags: readonly string[]
  readonly rightsHolder?: string
  readonly licence?: string
  readonly rightsUntil?: Date
  readonly phash?: string
  readonly status?: 'ready' | 'trashed'
}

/** What accumulates in a picture library: a duplicate poster, a license that expires, a picture without alt text. */
const shelved: readonly Shelved[] = [
  { id: 'poster', copyOf: 0, tags: ['poster', 'press'], rightsHolder: 'Quayside Prints', licence: 'Press use', phash: '3a5c96e1d24b870f' },
  { id: 'poster-again', copyOf: 0, tags: ['poster'], phash: '3a5c96e1d24b870e' },
  { id: 'loan', copyOf: 1, tags: ['press'], rightsHolder: 'Quayside Prints', licence: 'One season', rightsUntil: instantAt('2027-06-30T18:00') },
  { id: 'wordless', copyOf: 2, alt: '', tags: [] },
  { id: 'thrown-away', copyOf: 3, tags: ['old'], status: 'trashed' },
]

/** Pictures that no page uses. */
export const sampleImageLibrary = (): SampleDocument[] =>
  shelved.map(({ id, copyOf, alt, status = 'ready', ...rest }) => {
    const piece = articlePiece(copyOf)
    const path = artPath(piece)
    return sampleDocument(
      images,
      `i-house-${id}`,
      {
        ...rest,
        tags: [...rest.tags],
        ownerId: contentEditor,
        path,
        width: piece.width,
        height: piece.height,
        mime: 'image/svg+xml',
        alt: alt ?? artAltText(piece),
        thumbhash: thumbhashes[path],
        isPublic: false,
        usedIn: [],
        status,
      },
      { by: contentEditor, at: instantAt('2027-04-12T11:00') },
    )
  })
