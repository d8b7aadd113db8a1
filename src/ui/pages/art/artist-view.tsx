import type { ArtistPage } from '../../../domain/art/published-art'
import { localMoment } from '../../../domain/shared/time/local-day'
import { WebLinks } from '../../blocks/web-links'
import { Anchor } from '../../kit/anchor'
import { counted } from '../../kit/counted'
import { DocumentTitle } from '../../kit/document-title'
import { EmptyState } from '../../kit/feedback/empty-state'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/pictures/picture'
import { ShareButton } from '../../kit/share-button'
import { BelowFold } from '../../layout/below-fold'
import css from './artist-view.module.css'
import { WorkGrid } from './grids/work-grid'
import { StudioLine } from './studio-line'

/** An artist's page: profile, works, and the studio in this year's guide. */
export function ArtistView({ found, now }: { readonly found: ArtistPage; readonly now: Date }) {
  const { artist, detail, works, neighbourhood, studios, edition } = found
  const numbered = studios.find(({ card }) => card.number !== undefined)?.card
  const made = [artist.media.join(', '), neighbourhood].filter(Boolean).join(' · ')
  const over = artist.memorial ? 'In memoriam' : made
  const isInGuide = studios.length > 0 && edition !== undefined && !artist.memorial
  const offers = [detail.commissions && 'Takes commissions', detail.teaching && 'Teaches'].filter(Boolean).join('. ')
  return (
    <article>
      <DocumentTitle specific={artist.name} />
      <header className={css.head}>
        {numbered?.number !== undefined && !artist.memorial && <MapNumber n={numbered.number} size="xl" />}
        <div className={css.names}>
          {over && <p className={css.over}>{over}</p>}
          <h1 tabIndex={-1}>
            <bdi>{artist.name}</bdi>
          </h1>
          {artist.memorial && made && <p className={css.over}>{made}</p>}
        </div>
      </header>
      <div className={css.body} data-memorial={artist.memorial}>
        {detail.portrait && (
          <figure className={css.portrait}>
            <Picture {...detail.portrait} first sizes="(min-width: 60rem) 18rem, 60vw" />
          </figure>
        )}
        <div className={css.statement}>
          {detail.statement?.split(/\n{2,}/).map((paragraph, i) => (
            <p key={i}>{paragraph}</p>
          ))}
          {artist.memorial && <p className={css.note}>The works stay here in this artist’s memory. They are not for sale here.</p>}
        </div>
        <div className={css.facts}>
          {isInGuide && (
            <section aria-labelledby="studio">
              <h2 id="studio">{edition.name}</h2>
              {studios.map(studio => (
                <StudioLine key={studio.card.id} studio={studio} at={localMoment(now, edition.tz)} shownNumber={numbered?.number} />
              ))}
            </section>
          )}
          {(offers || detail.links.length > 0) && !artist.memorial && (
            <section aria-labelledby="more">
              <h2 id="more">More</h2>
              {offers && <p>{offers}.</p>}
              <WebLinks links={detail.links} className={css.links} />
            </section>
          )}
          <p className={css.share}>
            <ShareButton title={artist.name} />
          </p>
        </div>
      </div>
      <BelowFold>
        <section className={css.works} aria-labelledby="works">
          <h2 id="works">
            Works <span className={css.count}>{works.length > 0 && countWords(works.length, artist.forSale, artist.memorial)}</span>
          </h2>
          {works.length > 0 ? (
            <WorkGrid works={artist.memorial ? works.map(work => ({ ...work, availability: 'nfs' as const })) : works} first={!detail.portrait} />
          ) : (
            <EmptyState title="No works yet" level={3}>
              <p>
                {isInGuide ? (
                  'You can see them at the studio. Its number and hours are above.'
                ) : (
                  <>
                    {artist.memorial ? 'Look at ' : 'Come back later, or look at '}
                    <Anchor to="/art/artists">the other artists</Anchor>.
                  </>
                )}
              </p>
            </EmptyState>
          )}
        </section>
      </BelowFold>
    </article>
  )
}

const countWords = (works: number, forSale: number, memorial?: true) =>
  memorial || forSale === 0 ? counted(works, 'work') : `${counted(works, 'work')}, ${forSale} for sale`
