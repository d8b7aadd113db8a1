import type { Image } from '../../../../domain/pictures/images.collection'
import { fileSize } from './file-size'
import css from './imagelibrary.module.css'

/** What uses a picture, by the first segment of its path. */
const kinds: Readonly<Record<string, string>> = {
  artworks: 'Work',
  artists: 'Portrait of artist',
  articles: 'Article',
  listings: 'Listing',
  events: 'Event',
  pages: 'Page',
}

/** `Used in 4 places`. */
export const usedWords = ({ usedIn }: Pick<Image, 'usedIn'>) =>
  usedIn.length === 0 ? 'Not used' : `Used in ${usedIn.length} ${usedIn.length === 1 ? 'place' : 'places'}`

/** Where a picture is used, and facts about its file. */
export const UsagePart = ({ image }: { readonly image: Image }) => (
  <section aria-labelledby="usage">
    <h3 id="usage">{usedWords(image)}</h3>
    {image.usedIn.length > 0 && (
      <>
        <ul className={css.places}>
          {image.usedIn.map(place => {
            const [kind = '', id = ''] = place.split('/')
            return (
              <li key={place}>
                {kinds[kind] ?? kind} <code>{id}</code>
              </li>
            )
          })}
        </ul>
        <p className={css.quiet}>You cannot delete it while it is used.</p>
      </>
    )}
    <p className={css.quiet}>
      {image.width.toLocaleString('en-US')} × {image.height.toLocaleString('en-US')} pixels
      {image.bytes !== undefined && `, ${fileSize(image.bytes)}`}
    </p>
  </section>
)
