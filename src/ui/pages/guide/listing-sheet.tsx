import { Suspense } from 'react'
import type { ListingSheet as Sheet } from '../../../domain/guide/guide-sheet'
import type { GuideIndex } from '../../../domain/guide/guide-snapshot'
import { localMoment } from '../../../domain/guide/local-day'
import type { LiveQuery } from '../../app-services/live-query'
import { WebLinks } from '../../blocks/web-links'
import { latePart } from '../../delivery/late-part'
import { Anchor } from '../../kit/anchor'
import { DocumentTitle } from '../../kit/document-title'
import { MapNumber } from '../../kit/map-number'
import { Picture } from '../../kit/picture'
import { BelowFold } from '../../layout/below-fold'
import { Directions } from './directions'
import { DoorSign } from './door-sign'
import type { GuideLinks } from './guide-links'
import { doorState } from './guide-words'
import { HoursTable } from './hours-table'
import css from './listing-sheet.module.css'
import { SheetMap } from './sheet-map'

// These stand as they were prerendered until the page has settled.
const GettingIn = latePart(async () => ({ default: (await import('./getting-in')).GettingIn }))
const KeepStudio = latePart(async () => ({ default: (await import('./keep-studio')).KeepStudio }))
const NumberWalk = latePart(async () => ({ default: (await import('./number-walk')).NumberWalk }))
const Works = latePart(async () => ({ default: (await import('./works')).Works }))
const StudioList = latePart(async () => ({ default: (await import('./studio-list')).StudioList }))

interface ListingSheetProps {
  readonly sheet: Sheet
  /** What its map is drawn on. */
  readonly ground: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
  readonly now: Date
}

/** The text for the web often begins with the text for print; this many letters alike and it is not said twice. */
const repeated = 40

/** Everything the guide knows of one studio. */
export function ListingSheet({ sheet, ground, links, now }: ListingSheetProps) {
  const { edition, card, detail, neighbourhood, site, others, stops } = sheet
  const door = doorState(card, localMoment(now, edition.tz))
  const about = detail?.about ?? ''
  const statement = detail?.artist?.statement
  const over = [neighbourhood ?? edition.city, card.media.join(', ') || card.tags.slice(0, 3).join(', ')].filter(Boolean).join(' · ')
  return (
    <article className={css.sheet}>
      <DocumentTitle specific={card.number === undefined ? card.name : `${card.number} ${card.name}`} />
      <header className={css.head}>
        {card.number !== undefined && (
          <span className={css.sign}>
            <MapNumber n={card.number} size="xl" />
          </span>
        )}
        <div className={css.title}>
          <p className={css.over}>{over}</p>
          <h1 tabIndex={-1}>
            <bdi>{card.name}</bdi>
          </h1>
          <p className={css.door}>
            <DoorSign state={door} />
          </p>
        </div>
      </header>

      <div className={css.body}>
        <div className={css.lead}>
          {card.picture && (
            <figure className={css.picture}>
              <Picture {...card.picture} first sizes="(min-width: 64rem) 46rem, 100vw" />
            </figure>
          )}
          {card.blurb && !about.startsWith(card.blurb.slice(0, repeated)) && <p className={css.blurb}>{card.blurb}</p>}
        </div>
        <BelowFold>
          <div className={css.facts}>
            <section aria-labelledby="hours">
              <h2 id="hours">Hours</h2>
              <HoursTable card={card} detail={detail} tz={edition.tz} />
            </section>
            <section aria-labelledby="where">
              <h2 id="where">Where</h2>
              <address className={css.address}>
                {site && (
                  <span>
                    <bdi>{site.name}</bdi>
                  </span>
                )}
                {card.studio && card.studio !== site?.name && (
                  <span>
                    <bdi>{card.studio}</bdi>
                  </span>
                )}
                <span>{[card.address ?? site?.address, card.unit && `Studio ${card.unit}`].filter(Boolean).join(', ') || edition.city}</span>
              </address>
              {detail?.doorNote && <p className={css.note}>At the door: {detail.doorNote}</p>}
              {card.pin && <SheetMap ground={ground} links={links} listingId={card.id} />}
              {card.pin && <Directions at={card.pin} name={card.name} />}
            </section>
            <Suspense fallback={null}>
              <GettingIn facts={detail?.access} facilities={card.facilities} />
            </Suspense>
            {detail && detail.links.length > 0 && (
              <section aria-labelledby="links">
                <h2 id="links">More</h2>
                <WebLinks links={detail.links} className={css.links} />
              </section>
            )}
            <Suspense fallback={null}>
              <KeepStudio studioId={card.id} />
            </Suspense>
          </div>
          <div className={css.rest}>
            {about && <Paragraphs text={about} />}
            {statement && statement !== about && <Paragraphs text={statement} />}
            {detail?.artist && (
              <p>
                <Anchor to={`/artist/${detail.artist.handle}`}>
                  All works by <bdi>{detail.artist.name}</bdi>
                </Anchor>
              </p>
            )}
            <Suspense fallback={null}>{detail && <Works works={detail.works.filter(({ src }) => src !== card.picture?.src)} />}</Suspense>
          </div>
        </BelowFold>
      </div>

      {site && others.length > 0 && (
        <section className={css.part} aria-labelledby="building">
          <h2 id="building">
            Also in <bdi>{site.name}</bdi>
          </h2>
          <Suspense fallback={null}>
            <StudioList cards={others} links={links} />
          </Suspense>
        </section>
      )}
      {card.number !== undefined && (
        <Suspense fallback={null}>
          <NumberWalk stops={stops} links={links} number={card.number} />
        </Suspense>
      )}
    </article>
  )
}

const Paragraphs = ({ text }: { readonly text: string }) => (
  <div className={css.text}>
    {text.split(/\n{2,}/).map((paragraph, i) => (
      <p key={i}>{paragraph}</p>
    ))}
  </div>
)
