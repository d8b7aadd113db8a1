import type { ArtPiece } from './art/art-piece'
import { palettes } from './art/palettes'
import { generatedArtists, type SampleArtist } from './people/generate-artists'
import { Random } from './random'
import { articleWords } from './texts/articles'

/** Pictures that are not artworks: portraits of artists, and the pictures of articles. */
export function portraitsAndArticlePictures(): readonly ArtPiece[] {
  return [...generatedArtists().filter(hasPortrait).map(portraitOf), ...articleWords.map((_, i) => articlePiece(i))]
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

export const articlePiece = (index: number): ArtPiece => ({
  name: `article-${index + 1}`,
  style: articleWords[index]!.style,
  palette: (index * 5 + 3) % palettes.length,
  width: 1200,
  height: 800,
})
