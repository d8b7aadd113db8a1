import { Suspense } from 'react'
import type { WorkPage } from '../../../domain/artists/published-art'
import { localMoment } from '../../../domain/guide/local-day'
import { useApp } from '../../app-services/app'
import { countSaved } from '../../app-services/visits'
import { latePart } from '../../delivery/late-part'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { DocumentTitle } from '../../kit/document-title'
import { ShareButton } from '../../kit/share-button'
import { BelowFold } from '../../layout/below-fold'
import { artistPath, availabilityWords, sizeWords } from './art-words'
import { keepWork, useKeptWorks } from './kept-works'
import { StudioLine } from './studio-line'
import { WallLabel } from './wall-label'
import css from './work-sheet.module.css'
import { WorksHang } from './works-hang'
import { Zoom } from './zoom'

// They stand as they were prerendered until the page has settled.
const ToScale = latePart(async () => ({ default: (await import('./to-scale')).ToScale }))
const Inquire = latePart(async () => ({ default: (await import('./inquire')).Inquire }))

/** Everything the wall knows of one work: the picture first, the label beside it, what hangs well with it below. */
export function WorkSheet({ found, now }: { readonly found: WorkPage; readonly now: Date }) {
  const { work, artist, detail, studios, edition, others, similar } = found
  const app = useApp()
  const saved = useKeptWorks().includes(work.id)
  const save = () => {
    keepWork(work.id, !saved)
    if (!saved) countSaved(app, 'artwork', work.id)
  }
  const size = work.size && sizeWords(work.size)
  return (
    <article>
      <DocumentTitle
        specific={`${work.title}, ${artist.name}`}
        description={`“${work.title}”, ${work.medium}, ${work.year}: a work by ${artist.name}.`}
      />
      <div className={css.sheet}>
        <div className={css.pictures}>
          <Zoom title={work.title} picture={{ ...work.picture, first: true, sizes: '(min-width: 64rem) 50rem, 100vw' }} />
          {detail && detail.pictures.length > 0 && (
            <ul className={css.others} aria-label="More pictures of this work">
              {detail.pictures.map((picture, i) => (
                <li key={picture.src}>
                  <Zoom title={`${work.title}, picture ${i + 2}`} picture={{ ...picture, sizes: '(min-width: 64rem) 24rem, 50vw' }} />
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
          <p className={css.price} data-sold={work.availability === 'sold' || undefined}>
            {availabilityWords(work)}
          </p>
          {detail?.description && <p>{detail.description}</p>}
          <div className={css.acts}>
            {work.availability !== 'sold' && work.availability !== 'nfs' && (
              <Suspense fallback={null}>
                <Inquire title={work.title} artist={artist.name} studios={studios} />
              </Suspense>
            )}
            <Button aria-pressed={saved} onClick={save}>
              {saved && <span aria-hidden="true">✓</span>}
              {saved ? 'Saved' : 'Save'}
            </Button>
            <ShareButton title={`${work.title}, ${artist.name}`} />
            <Button look="quiet" onClick={() => print()}>
              Print label
            </Button>
          </div>
          {studios.length > 0 && edition && (
            <section className={css.part} aria-labelledby="shown">
              <h2 id="shown">See it at the studio</h2>
              {studios.map(studio => (
                <StudioLine key={studio.card.id} studio={studio} at={localMoment(now, edition.tz)} />
              ))}
            </section>
          )}
          {work.size && (
            <section className={css.part} aria-labelledby="scale">
              <h2 id="scale">How large it is</h2>
              <Suspense fallback={null}>
                <ToScale size={work.size} colour={work.colours[1] ?? work.colours[0]} />
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
            <WorksHang works={others} size="s" />
          </section>
        )}
        {similar.length > 0 && (
          <section className={css.more} aria-labelledby="similar">
            <h2 id="similar">Would hang well beside it</h2>
            <WorksHang works={similar} size="s" />
          </section>
        )}
        <WallLabel work={work} artist={artist} number={studios.find(({ card }) => card.number !== undefined)?.card.number} />
      </BelowFold>
    </article>
  )
}
