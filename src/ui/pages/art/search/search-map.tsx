import { Suspense, useMemo, useState } from 'react'
import type { GuideCard, GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { openingAt } from '../../../../domain/guide/reading/opening-times'
import type { LocalMoment } from '../../../../domain/shared/time/local-day'
import { lazyAfterHydration } from '../../../delivery/lazy-after-hydration'
import { useDoorStatuses } from '../../../door-status/use-door-statuses'
import { counted } from '../../../kit/counted'
import { guideLinks } from '../../guide/guide-links'
import { MapList } from '../../guide/map/map-list'
import css from './searchable-art.module.css'

const StudioMap = lazyAfterHydration(() => import('../../../map/studio-map'))
const links = guideLinks(undefined)
const unseen = () => undefined

interface SearchMapProps {
  readonly guide: GuideIndex
  readonly studios: readonly GuideCard[]
  readonly at: LocalMoment
  readonly hood: string | undefined
}

/** The studios of the artists found, on a map and as a list. */
export function SearchMap({ guide, studios, at, hood }: SearchMapProps) {
  const [chosen, setChosen] = useState<string>()
  const doors = useDoorStatuses()
  const openIds = useMemo(
    () => new Set(studios.filter(({ id, openings }) => doors?.[id]?.open ?? openingAt(openings, at)).map(({ id }) => id)),
    [studios, at, doors],
  )
  const choose = (ids: readonly string[]) => setChosen(ids[0])
  return (
    <div className={css.board}>
      <div className={css.map}>
        <Suspense fallback={null}>
          <StudioMap
            index={guide}
            listings={studios}
            selectedId={chosen}
            openIds={openIds}
            highlighted={hood}
            onSelect={choose}
            onSpread={choose}
            onViewChange={unseen}
          />
        </Suspense>
      </div>
      <div className={css.side}>
        <h2 className={css.sideTitle}>{counted(studios.length, 'studio')}</h2>
        {studios.length === 0 ? (
          <p>None of these artists has a studio in this year’s guide. Find their works under “Works”.</p>
        ) : (
          <MapList
            neighbourhoods={guide.neighbourhoods}
            links={links}
            cards={studios}
            at={at}
            selectedId={chosen}
            near={undefined}
            onSelect={setChosen}
          />
        )}
      </div>
    </div>
  )
}
