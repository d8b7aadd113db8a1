import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import { maxStops } from '../../../../domain/guide/routes/plan-route'
import { useApp } from '../../../app-services/app-context'
import { useSaved } from '../../../app-services/stored-saves'
import { counted } from '../../../kit/counted'
import { guideQueries } from '../../../queries/guide.queries'
import type { NearMe } from '../map/use-near-me'
import css from './route.module.css'
import type { OnRoute } from './route-list'
import { SharedRoute, type SharedStops } from './shared-route'
import { storedRoute } from './stored-route'

const RoutePlanner = lazy(() => import('./route-planner'))

interface RouteSectionProps {
  readonly near: NearMe
  readonly onRoute: OnRoute | undefined
}

/** The visitor's route on the page of the map. A route in the address, which somebody shared, becomes theirs if they have none; otherwise they choose. */
export default function RouteSection({ near, onRoute }: RouteSectionProps) {
  const [search, setSearch] = useSearchParams()
  const shared = search.get('route') ?? ''
  const ids = storedRoute.useStored()
  const saved = useSaved('listing')
  const [isOpen, setOpen] = useState(shared !== '')
  const { data: index } = useQuery({ ...guideQueries(useApp()).index(), staleTime: Number.POSITIVE_INFINITY })
  const [offered, setOffered] = useState<SharedStops>()
  const take = useEffectEvent(({ listings }: GuideIndex) => {
    const isHere = (id: string) => listings.some(card => card.id === id)
    // Studios of an earlier edition would take the places of those that can be visited.
    const own = ids.filter(isHere)
    if (own.length < ids.length) storedRoute.change(() => own)
    if (shared === '') return
    const all = [...new Set(shared.split(','))]
    const theirs = all.filter(isHere).slice(0, maxStops)
    const isSame = theirs.length === own.length && theirs.every(id => own.includes(id))
    const isTaken = own.length === 0 && theirs.length > 0
    const missing = all.length - theirs.length
    if (isTaken) storedRoute.change(() => theirs)
    if (isTaken ? missing > 0 : !isSame) setOffered({ ids: theirs, missing, isTaken })
    // What is changed afterwards must not come back with the address.
    setSearch(before => new URLSearchParams([...before].filter(([name]) => name !== 'route')), { replace: true })
  })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies, react/set-state-in-effect -- a shared route is taken once, when it or the guide arrives
  useEffect(() => void (index && take(index)), [shared, index])
  const sharedRoute = offered && <SharedRoute stops={offered} onDone={() => setOffered(undefined)} />
  if (ids.length + saved.length === 0) return sharedRoute
  return (
    <>
      {sharedRoute}
      <details className={css.part} open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
        <summary>{ids.length > 0 ? `Your route: ${counted(ids.length, 'studio')}` : 'Plan a route'}</summary>
        {isOpen && (
          <Suspense fallback={null}>
            <RoutePlanner {...{ near, onRoute, ids, saved }} />
          </Suspense>
        )}
      </details>
    </>
  )
}
