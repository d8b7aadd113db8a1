import { localMoment } from '../../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { setSaved } from '../../app-services/stored-saves'
import { studioNotes } from '../../app-services/stored-studio-notes'
import { Button, LinkButton } from '../../kit/button'
import { useNow } from '../../queries/clock.queries'
import { guideQueries } from '../../queries/guide.queries'
import { guideLinks } from '../guide/guide-links'
import { StudioRow } from '../guide/map/studio-row'
import { NoLongerShown } from './no-longer-shown'
import css from './saved.module.css'

/** The saved studios of this season's guide, with the notes beside them. */
export function SavedStudios({ ids }: { readonly ids: readonly string[] }) {
  const index = useLiveQuery(guideQueries(useApp()).index())
  const notes = studioNotes.useStored()
  const links = guideLinks(undefined)
  const now = useNow()
  const cards = ids.flatMap(id => index?.listings.find(listing => listing.id === id) ?? [])
  return (
    <section aria-labelledby="saved-studios" className={css.part}>
      <div className={css.line}>
        <h2 id="saved-studios">Studios</h2>
        {cards.length > 1 && index && localMoment(now, index.edition.tz).date <= index.edition.endsOn && (
          <LinkButton size="s" to={links.maps({ route: cards.map(({ id }) => id).join(',') })}>
            Plan a route
          </LinkButton>
        )}
        {cards.length > 0 && (
          <LinkButton size="s" to={links.maps({ saved: 'yes' })}>
            Show on the map
          </LinkButton>
        )}
      </div>
      <ul className={css.list}>
        {cards.map(card => (
          <li key={card.id}>
            <StudioRow
              card={card}
              to={links.listing(card)}
              aside={
                <Button size="s" look="quiet" onClick={() => setSaved('listing', card.id, false)}>
                  Remove<span className="visually-hidden"> {card.name}</span>
                </Button>
              }
            >
              {[card.media.join(', '), card.address, notes[card.id]].filter(Boolean).join(' · ')}
            </StudioRow>
          </li>
        ))}
      </ul>
      <NoLongerShown kind="listing" noun="studio" where="in this season’s guide" ids={ids.filter(id => !cards.some(card => card.id === id))} />
    </section>
  )
}
