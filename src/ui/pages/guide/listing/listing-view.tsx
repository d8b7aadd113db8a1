import { type ComponentProps, type ComponentType, type ReactNode, Suspense } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { ListingPageData as PageData } from '../../../../domain/guide/reading/listing-page-data'
import { localMoment } from '../../../../domain/shared/time/local-day'
import type { LiveQuery } from '../../../app-services/app-context'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { DocumentTitle } from '../../../kit/document-title'
import { MapNumber } from '../../../kit/map-number'
import { Picture } from '../../../kit/pictures/picture'
import { useInBrowser } from '../../../kit/use-in-browser'
import { BelowFold } from '../../../layout/below-fold'
import type { GuideLinks } from '../guide-links'
import { ListingMap } from '../map/edition-map'
import { HoursTable } from './hours-table'
import css from './listing-view.module.css'
import { OpenNowSign } from './open-now-sign'

type Parts = typeof import('./listing-details-chunk')

/** Keeps its prerendered HTML until after hydration. */
const later = <P,>(part: (parts: Parts) => ComponentType<P>) =>
  lazyAfterHydration(async () => ({ default: part(await import('./listing-details-chunk')) }))

const AboutTheArtist = later(parts => parts.AboutTheArtist)
const ListingFacts = later(parts => parts.ListingFacts)
const ListingActs = later(parts => parts.ListingActions)
const SincePrint = later(parts => parts.CorrectionsSincePrint)
const MapNumberNav = later(parts => parts.MapNumberNav)
const Works = later(parts => parts.ListingWorks)
const StudioList = later(parts => parts.StudioList)
const StampAtDoor = lazyAfterHydration(() => import('../../../passport/stamp-at-door'))

interface ListingViewProps {
  readonly pageData: Omit<PageData, 'edition'> & { readonly edition: Pick<PageData['edition'], 'id' | 'city' | 'tz'> }
  /** Data of the map. Absent behind a private link: then nothing can be saved either, and no way leads to other numbers. */
  readonly mapIndex?: LiveQuery<GuideIndex | null>
  /** Stands for the map there. */
  readonly around?: ReactNode
  readonly links: GuideLinks
  readonly now: Date
  /** Code of a scanned door sign, empty to type it; without one, nothing is stamped. */
  readonly stamp?: string | undefined
}

/** Characters. The web text often begins with the print text; with this much in common, the print text is not repeated. */
const repeated = 40

/** The full page of one studio. */
export default function ListingView({ pageData, mapIndex, around, links, now, stamp }: ListingViewProps) {
  const { edition, card, detail, neighbourhood, site, others, stops } = pageData
  const about = detail?.about ?? ''
  const over = [neighbourhood ?? edition.city, card.media.join(', ') || card.tags.slice(0, 3).join(', ')].filter(Boolean).join(' · ')
  return (
    <article className={css.page}>
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
            <OpenNowSign card={card} at={localMoment(now, edition.tz)} />
          </p>
        </div>
      </header>

      {stamp !== undefined && <Stamping listingId={card.id} editionId={edition.id} code={stamp} />}
      <div className={css.body}>
        <Suspense fallback={<div className={css.acts} />}>
          <ListingActs card={card} canSave={mapIndex !== undefined} />
        </Suspense>
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
            <Suspense fallback={null}>{detail?.errata && <SincePrint errata={detail.errata} tz={edition.tz} />}</Suspense>
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
              {card.pin && mapIndex ? <ListingMap mapIndex={mapIndex} links={links} listingId={card.id} /> : around}
            </section>
            <Suspense fallback={null}>
              <ListingFacts detail={detail} card={card} hasNotes={mapIndex !== undefined} today={localMoment(now, edition.tz).date} />
            </Suspense>
          </div>
          <div className={css.rest}>
            <Suspense fallback={null}>{detail && <AboutTheArtist detail={detail} />}</Suspense>
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
      {mapIndex && card.number !== undefined && (
        <Suspense fallback={null}>
          <MapNumberNav stops={stops} links={links} number={card.number} />
        </Suspense>
      )}
    </article>
  )
}

/** In the browser alone, and apart: drawing the whole page again while it is hydrated would empty the parts that are hydrated later. */
const Stamping = (props: ComponentProps<typeof StampAtDoor>) =>
  useInBrowser() && (
    <Suspense fallback={null}>
      <StampAtDoor {...props} />
    </Suspense>
  )
