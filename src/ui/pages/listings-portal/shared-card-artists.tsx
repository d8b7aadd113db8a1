import { Anchor } from '../../kit/anchor'
import { counted } from '../../kit/counted'
import type { ListingInEditor } from '../../listings-portal/portal.queries'
import css from './listing-editor.module.css'

const words = new Intl.ListFormat('en', { type: 'conjunction' })

/** With whom a card is shared, and who may change what of it. */
export function SharedCardArtists({ found: { sharing, sharedCard, building } }: { readonly found: ListingInEditor }) {
  if (sharedCard)
    return (
      <p className={css.sharing}>
        The card{' '}
        <Anchor to={`/listingsportal/${sharedCard.id}`}>
          <bdi>{sharedCard.name}</bdi>
        </Anchor>{' '}
        replaces this one in the guide. Several artists share it.
      </p>
    )
  if (!sharing) return null
  const unnamed = sharing.count - sharing.names.length
  const names = [...sharing.names, ...(unnamed > 0 ? [counted(unnamed, sharing.names.length > 0 ? 'other artist' : 'artist')] : [])]
  return (
    <section aria-labelledby="sharing" className={css.sharing}>
      <h2 id="sharing">One card for {counted(sharing.count, 'artist')}</h2>
      <p>{words.formatToParts(names).map(({ type, value }, i) => (type === 'element' ? <bdi key={i}>{value}</bdi> : value))} share this card.</p>
      <ul>
        <li>Each of them can change the texts, hours and pictures, send the card to our staff, and approve the proof.</li>
        {building?.hostId !== undefined && (
          <li>
            The host of <bdi>{building.name}</bdi> can do the same.
          </li>
        )}
        <li>What one of them saves or approves counts for everybody.</li>
        <li>Each artist pays for and withdraws their own registration.</li>
        <li>Our staff can give an artist their own card back until the guide is printed.</li>
      </ul>
    </section>
  )
}
