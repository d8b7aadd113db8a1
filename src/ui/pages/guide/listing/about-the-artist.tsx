import type { ListingPageData } from '../../../../domain/guide/reading/listing-page-data'
import { Anchor } from '../../../kit/anchor'
import css from './listing-view.module.css'

/** What the artist says of the studio and of the work, and the way to all works. */
export function AboutTheArtist({ detail: { about = '', artist } }: { readonly detail: NonNullable<ListingPageData['detail']> }) {
  return (
    <>
      {about && <Paragraphs text={about} />}
      {artist?.statement && artist.statement !== about && <Paragraphs text={artist.statement} />}
      {artist && (
        <p>
          <Anchor to={`/artist/${artist.handle}`}>
            All works by <bdi>{artist.name}</bdi>
          </Anchor>
        </p>
      )}
    </>
  )
}

const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={css.text}>
    {text.split(/\n{2,}/).map((paragraph, i) => (
      <p key={i}>{paragraph}</p>
    ))}
  </div>
)
