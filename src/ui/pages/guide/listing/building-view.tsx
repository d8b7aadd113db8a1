import { Suspense } from 'react'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { BuildingPageData as PageData } from '../../../../domain/guide/reading/listing-page-data'
import { openingAt } from '../../../../domain/guide/reading/opening-times'
import { localMoment } from '../../../../domain/shared/time/local-day'
import type { LiveQuery } from '../../../app-services/app-context'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { useDoorStatuses } from '../../../door-status/use-door-statuses'
import { counted } from '../../../kit/counted'
import { DocumentTitle } from '../../../kit/document-title'
import { MapNumber } from '../../../kit/map-number'
import { BelowFold } from '../../../layout/below-fold'
import type { GuideLinks } from '../guide-links'
import { ListingMap } from '../map/edition-map'
import { BuildingStudios } from './building-studios'
import css from './listing-view.module.css'

// These stay as prerendered until hydration.
const AccessibilityInfo = lazyAfterHydration(async () => ({ default: (await import('./listing-details-chunk')).AccessibilityInfo }))
const Directions = lazyAfterHydration(async () => ({ default: (await import('./listing-details-chunk')).Directions }))
const MapNumberNav = lazyAfterHydration(async () => ({ default: (await import('./listing-details-chunk')).MapNumberNav }))

interface BuildingViewProps {
  readonly pageData: PageData
  /** Data of the map. */
  readonly mapIndex: LiveQuery<GuideIndex | null>
  readonly links: GuideLinks
  readonly now: Date
}

/** A building: one map number with several studios. */
export default function BuildingView({ pageData, mapIndex, links, now }: BuildingViewProps) {
  const { edition, neighbourhood, number, site, studios, detail, stops } = pageData
  const name = site?.name ?? studios[0]?.address ?? `Number ${number}`
  const at = localMoment(now, edition.tz)
  const doors = useDoorStatuses()
  const open = studios.filter(({ id, openings }) => doors?.[id]?.open ?? openingAt(openings, at)).length
  const first = studios.find(({ pin }) => pin)
  return (
    <article className={css.page}>
      <DocumentTitle specific={`${number} ${name}`} />
      <header className={css.head}>
        <span className={css.sign}>
          <MapNumber n={number} size="xl" />
        </span>
        <div className={css.title}>
          <p className={css.over}>{[neighbourhood, site?.address].filter(Boolean).join(' · ')}</p>
          <h1 tabIndex={-1}>
            <bdi>{name}</bdi>
          </h1>
          <p>
            {counted(studios.length, 'studio')} in one building{open > 0 && `, ${open} open now`}
          </p>
        </div>
      </header>
      <BelowFold>
        <div className={css.body}>
          <section className={css.main} aria-labelledby="studios">
            <h2 id="studios">Studios</h2>
            <BuildingStudios {...{ studios, links, at }} />
          </section>
          <div className={css.facts}>
            {first?.pin && (
              <section aria-labelledby="where">
                <h2 id="where">Where</h2>
                <ListingMap mapIndex={mapIndex} links={links} listingId={first.id} />
                <Suspense fallback={null}>
                  <Directions at={first.pin} name={name} />
                </Suspense>
              </section>
            )}
            {site && (
              <Suspense fallback={null}>
                <AccessibilityInfo detail={detail} />
              </Suspense>
            )}
          </div>
        </div>
        <Suspense fallback={null}>
          <MapNumberNav stops={stops} links={links} number={number} />
        </Suspense>
      </BelowFold>
    </article>
  )
}
