import css from './pictures.module.css'

/** The kind of record that uses a picture, by the first segment of its path. */
const kinds: Readonly<Record<string, string>> = {
  artworks: 'Work',
  artists: 'Portrait of artist',
  articles: 'Article',
  listings: 'Listing',
  events: 'Event',
  pages: 'Page',
  pageDrafts: 'Draft of page',
  campaigns: 'Campaign or fund',
  products: 'Shop goods',
  membershipProducts: 'Membership',
  programs: 'Program',
  settings: 'Logo of',
}

/** `Used in 4 places`. */
export const usedWords = (places: readonly string[] = []) =>
  places.length === 0 ? 'Not used' : `Used in ${places.length} ${places.length === 1 ? 'place' : 'places'}`

interface PictureUsesProps {
  /** Paths such as `artworks/{id}`. */
  readonly places: readonly string[]
}

/** The places that use a record, below its form. */
export const PictureUses = ({ places }: PictureUsesProps) => (
  <section aria-labelledby="usage">
    <h3 id="usage">{usedWords(places)}</h3>
    {places.length > 0 && (
      <>
        <ul className={css.places}>
          {places.map(place => {
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
  </section>
)
