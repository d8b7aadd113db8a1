import { Suspense } from 'react'
import type { WorkPage } from '../../../../domain/art/published-art'
import { areOver } from '../../../../domain/guide/reading/are-over'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { Anchor } from '../../../kit/anchor'
import { Button, LinkButton } from '../../../kit/button'
import { DocumentTitle } from '../../../kit/document-title'
import { ShareButton } from '../../../kit/share-button'
import { BelowFold } from '../../../layout/below-fold'
import { SaveButton } from '../../../saved/save-button'
import { artistPath, availabilityText, sizeText } from '../art-paths-and-texts'
import { PrintedWallLabel } from '../grids/printed-wall-label'
import { WorkGrid } from '../grids/work-grid'
import { StudioLine, studioPath } from '../studio-line'
import css from './work-view.module.css'
import { ZoomButton } from './zoom-button'

// These stay as prerendered until hydration.
const SizeComparison = lazyAfterHydration(async () => ({ default: (await import('./size-comparison')).SizeComparison }))

/** The page of a work: the picture first, its label beside it, similar works below. */
export function WorkView({ found, now }: { readonly found: WorkPage; readonly now: Date }) {
  const { work, artist, detail, studios, edition, others, similar } = found
  const isForSale = work.availability !== 'sold' && work.availability !== 'nfs'
  const size = work.size && sizeText(work.size)
  const at = localMoment(now, edition?.tz ?? 'UTC')
  const canVisit = studios.some(({ card }) => card.byAppointment || !areOver(card.openings, at))
  return (
    <article>
      <DocumentTitle
        specific={`${work.title}, ${artist.name}`}
        description={`“${work.title}”, ${work.medium}, ${work.year}: a work by ${artist.name}.`}
      />
      <div className={css.article}>
        <div className={css.pictures}>
          <ZoomButton title={work.title} picture={{ ...work.picture, first: true, sizes: '(min-width: 64rem) 50rem, 100vw' }} />
          {detail && detail.pictures.length > 0 && (
            <ul className={css.others} aria-label="More pictures of this work">
              {detail.pictures.map((picture, i) => (
                <li key={picture.src}>
                  <ZoomButton title={`${work.title}, picture ${i + 2}`} picture={{ ...picture, sizes: '(min-width: 64rem) 24rem, 50vw' }} />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={css.label}>
          <header className={css.head}>
            <p className={css.artist}>
              <Anchor to={artistPath(artist)}>
                <bdi>{artist.name}</bdi>
              </Anchor>
            </p>
            <h1 tabIndex={-1} className={css.title}>
              <bdi>{work.title}</bdi>
            </h1>
            <p className={css.year}>{work.year}</p>
          </header>
          <div className={css.facts}>
            <p>{work.medium}</p>
            {size && (
              <p>
                {size.inches}
                <span className={css.metric}>{size.centimetres}</span>
              </p>
            )}
          </div>
          <p className={css.price} data-availability={work.availability}>
            {availabilityText(work)}
          </p>
          {detail?.description && <p>{detail.description}</p>}
          <div className={css.acts}>
            {isForSale && studios[0] && (
              <LinkButton look="main" to={canVisit ? studioPath(studios[0].card) : artistPath(artist)}>
                {canVisit ? 'Visit the studio' : 'Find the artist'}
              </LinkButton>
            )}
            <SaveButton kind="artwork" id={work.id} noun="work" />
            <ShareButton title={`${work.title}, ${artist.name}`} />
            <Button look="quiet" onClick={() => print()}>
              Print label
            </Button>
          </div>
          {studios.length > 0 && edition && (
            <section className={css.part} aria-labelledby="shown">
              <h2 id="shown">{canVisit ? 'See it at the studio' : `The studio in ${edition.name}`}</h2>
              {studios.map(studio => (
                <StudioLine key={studio.card.id} studio={studio} at={at} />
              ))}
            </section>
          )}
          {work.size && (
            <section className={css.part} aria-labelledby="scale">
              <h2 id="scale">How large it is</h2>
              <Suspense fallback={null}>
                <SizeComparison size={work.size} colour={work.colours[1] ?? work.colours[0]} />
              </Suspense>
            </section>
          )}
          {work.tags.length > 0 && (
            <ul className={css.tags} aria-label="What it is about">
              {work.tags.map(tag => (
                <li key={tag}>
                  <Anchor to={`/artists/artsearch?tag=${encodeURIComponent(tag)}`}>{tag}</Anchor>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <BelowFold>
        {others.length > 0 && (
          <section className={css.more} aria-labelledby="others">
            <h2 id="others">
              More by{' '}
              <Anchor to={artistPath(artist)}>
                <bdi>{artist.name}</bdi>
              </Anchor>
            </h2>
            <WorkGrid works={others} size="s" />
          </section>
        )}
        {similar.length > 0 && (
          <section className={css.more} aria-labelledby="similar">
            <h2 id="similar">Similar works</h2>
            <WorkGrid works={similar} size="s" />
          </section>
        )}
        <PrintedWallLabel work={work} artist={artist} number={studios.find(({ card }) => card.number !== undefined)?.card.number} />
      </BelowFold>
    </article>
  )
}
