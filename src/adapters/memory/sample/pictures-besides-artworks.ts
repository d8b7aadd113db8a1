import type { ArtPiece } from './art/art-piece'
import { palettes } from './art/palettes'
import { adPieces } from './guide/ad-pieces'
import { generatedArtists, type SampleArtist } from './people/generate-artists'
import { Random } from './random'
import { articleWords } from './texts/articles'

/** Pictures that are not artworks: portraits of artists, the pictures of articles, the doors of some studios, and advertisements. */
export function picturesBesidesArtworks(): readonly ArtPiece[] {
  const roll = generatedArtists()
  return [
    ...roll.filter(hasPortrait).map(portraitOf),
    ...articleWords.map((_, i) => articlePiece(i)),
    ...roll.filter(hasEntrance).map(entranceOf),
    ...adPieces().values(),
  ]
}

/** Some artists have no portrait. */
export const hasPortrait = ({ handle }: SampleArtist) => new Random(`has portrait ${handle}`).is(0.6)

export const portraitOf = ({ handle, palette }: SampleArtist): ArtPiece => ({
  name: `portrait-${handle}`,
  style: 'portrait',
  palette,
  width: 640,
  height: 800,
})

/** By order of registration: the first artist, the first studios of two buildings, and some with a door of their own. */
const photographed: ReadonlySet<number> = new Set([0, 1, 60, 180, 190, 205, 215, 230])

export const hasEntrance = (artist: SampleArtist) => photographed.has(generatedArtists().indexOf(artist))

/** The door of a studio, from the street. */
export const entranceOf = ({ handle, palette }: SampleArtist): ArtPiece => ({
  name: `entrance-${handle}`,
  style: 'doorway',
  palette,
  width: 1200,
  height: 900,
})

export const articlePiece = (index: number): ArtPiece => ({
  name: `article-${index + 1}`,
  style: articleWords[index]!.style,
  palette: (index * 5 + 3) % palettes.length,
  width: 1200,
  height: 800,
})
