import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { doorStatusNow, openDay } from '../../domain/guide/door-status/door-status-now'
import type { Door } from '../../domain/guide/door-status/door-statuses-of-day'
import type { GuideIndex } from '../../domain/guide/publishing/guide-snapshot-types'
import { type LocalMoment, localMoment } from '../../domain/shared/time/local-day'
import { useApp, useLiveQuery } from '../app-services/app-context'
import { WhenHydrated } from '../delivery/when-hydrated'
import { useNow } from '../queries/clock.queries'
import { guideQueries } from '../queries/guide.queries'
import { doorQueries } from './door-status.queries'
import { doorStatusText } from './door-status-text'
import { GuideAge } from './guide-age'
import { type Doors, doorsKey } from './use-door-statuses'

/** Follows the doors of the current edition while it is open, for every sign, list and map of the page; without a network it says how old they are. */
export const FollowDoorStatuses = () => (
  <WhenHydrated>
    <OfToday />
  </WhenHydrated>
)

function OfToday() {
  const app = useApp()
  // The page follows the index. If it cannot be read, the hours stand as printed.
  const { data: index } = useQuery({ ...guideQueries(app).index(), staleTime: Number.POSITIVE_INFINITY })
  const now = useNow()
  if (!index) return null
  const at = localMoment(now, index.edition.tz)
  const day = openDay(
    index.listings.flatMap(({ openings }) => openings),
    at,
  )
  return (
    <>
      <GuideAge {...{ index, now }} isOpenDay={day !== undefined} />
      {day !== undefined && <Follow {...{ index, day, now }} />}
    </>
  )
}

function Follow({ index, day, now }: { readonly index: GuideIndex; readonly day: string; readonly now: Date }) {
  const app = useApp()
  const client = useQueryClient()
  const said = useLiveQuery(doorQueries(app).ofDay(index.edition.id, day))
  useEffect(() => {
    client.setQueryData<Doors>(doorsKey, doorsAt(index, said, now))
  }, [client, index, said, now])
  useEffect(() => () => client.removeQueries({ queryKey: doorsKey }), [client])
  return null
}

const minute = 60_000

/** Taps of a time to come are those of a simulated day. */
function doorsAt(index: GuideIndex, said: ReadonlyMap<string, Door>, now: Date): Doors {
  const at: LocalMoment = localMoment(now, index.edition.tz)
  const soon = new Date(now.getTime() + minute)
  const found = index.listings.flatMap(({ id, openings }) => {
    const door = said.get(id)
    const state = door && door.at <= soon ? doorStatusNow(openings, door, at) : undefined
    return state ? [[id, doorStatusText(state)] as const] : []
  })
  return Object.fromEntries(found)
}
