import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxStops } from '../../../../domain/guide/routes/plan-route'
import type { RouteQuestion } from '../../../../domain/guide/routes/route-timetable'
import { beginningOn, bestDay, daysOf, stopsOn } from '../../../../domain/guide/routes/stops-of-day'
import type { WayToGo } from '../../../../domain/guide/routes/ways-to-go'
import { localMoment } from '../../../../domain/shared/time/local-day'
import { useApp } from '../../../app-services/app-context'
import { shortDay } from '../../../blocks/days-and-hours-text'
import { Button } from '../../../kit/button'
import { Checkbox } from '../../../kit/controls/checkbox'
import { Select } from '../../../kit/controls/select'
import { counted } from '../../../kit/counted'
import { useNow } from '../../../queries/clock.queries'
import { guideQueries } from '../../../queries/guide.queries'
import type { NearMe } from '../map/use-near-me'
import { planInWorker } from './plan-in-worker'
import css from './route.module.css'
import { type OnRoute, RouteList } from './route-list'
import { addToRoute, storedRoute } from './stored-route'

interface RoutePlannerProps {
  readonly near: NearMe
  readonly onRoute: OnRoute | undefined
  readonly ids: readonly string[]
  readonly saved: readonly string[]
}

const ways: readonly { readonly value: WayToGo; readonly label: string }[] = [
  { value: 'walk', label: 'On foot' },
  { value: 'wheelchair', label: 'By wheelchair' },
  { value: 'bike', label: 'By bike' },
  { value: 'drive', label: 'By car' },
]
const stays = ['10', '20', '30', '45']

/** The studios of a route in the order that misses the fewest of them, with the time at each. */
export default function RoutePlanner({ near, onRoute, ids, saved }: RoutePlannerProps) {
  const app = useApp()
  const { data: index } = useSuspenseQuery({ ...guideQueries(app).index(), staleTime: Number.POSITIVE_INFINITY })
  const now = useNow()
  const [by, goBy] = useState<WayToGo>('walk')
  const [stay, setStay] = useState('20')
  const [chosenDay, chooseDay] = useState<string>()
  const [isStepFree, setStepFree] = useState(false)
  const [avoidsHills, setAvoidsHills] = useState(false)
  if (!index) return null
  const { edition, listings } = index
  const at = localMoment(now, edition.tz)
  const all = ids.flatMap(id => listings.find(card => card.id === id) ?? [])
  const cards = isStepFree ? all.filter(({ access }) => access === 'full') : all
  const days = daysOf(cards, at)
  const day = chosenDay !== undefined && days.includes(chosenDay) ? chosenDay : (bestDay(cards, days) ?? at.date)
  const stops = stopsOn(cards, day)
  const question: RouteQuestion = {
    stops,
    start: near.here,
    begins: beginningOn(stops, cards, day, at),
    by,
    stay: Number(stay),
    avoidsHills,
    avoidsStairs: isStepFree,
  }
  const unsaved = saved.filter(id => !ids.includes(id) && listings.some(card => card.id === id))
  const goes = (way: WayToGo) => {
    goBy(way)
    if (way === 'wheelchair') setStepFree(true)
  }
  const leftOut = all.length - stops.length
  // Studios that open by appointment alone have no days at all.
  const isOver = all.some(({ openings }) => openings.length > 0) && daysOf(all, at).length === 0
  const clear = (
    <Button size="s" look="quiet" onClick={() => storedRoute.change(() => [])}>
      Clear route
    </Button>
  )
  return (
    <div className={css.planner}>
      {unsaved.length > 0 && ids.length < maxStops && (
        <Button size="s" onClick={() => addToRoute(...unsaved)}>
          Add {counted(unsaved.length, 'saved studio')}
        </Button>
      )}
      {ids.length === 0 ? (
        <p>Choose a studio on the map and press “Add to route”. A route has up to {maxStops} studios.</p>
      ) : isOver ? (
        <>
          <p>The open days of these studios are over.</p>
          <p>{clear}</p>
        </>
      ) : (
        <>
          <div className={css.choices}>
            {days.length > 0 && (
              <Select
                label="Day"
                value={day}
                options={days.map(value => ({ value, label: shortDay(value) }))}
                onChange={event => chooseDay(event.target.value)}
              />
            )}
            <Select label="You go" value={by} options={ways} onChange={event => goes(event.target.value as WayToGo)} />
            <Select
              label="At each studio"
              value={stay}
              options={stays.map(value => ({ value, label: `${value} minutes` }))}
              onChange={event => setStay(event.target.value)}
            />
          </div>
          <div className={css.wishes}>
            <Checkbox
              label="Only studios that are measured as free of steps"
              checked={isStepFree}
              onChange={event => setStepFree(event.target.checked)}
            />
            {index.heights !== undefined && (
              <Checkbox
                label="Avoid hills"
                help="The way may be longer."
                checked={avoidsHills}
                onChange={event => setAvoidsHills(event.target.checked)}
              />
            )}
          </div>
          {leftOut > 0 && <p className={css.quiet}>{counted(leftOut, 'studio')} left out: no pin on the map, or not measured as free of steps.</p>}
          {stops.length > 0 ? (
            <Planned {...{ question, day, index, onRoute }} />
          ) : (
            <p>
              No studio of your route can be planned.{' '}
              {isStepFree ? 'Uncheck “free of steps” to see all of them.' : 'None of them has a pin on the map.'}
            </p>
          )}
          <p className={css.buttons}>
            {!near.here && (
              <Button size="s" busy={near.asking} onClick={near.ask}>
                Begin where you are
              </Button>
            )}
            {clear}
          </p>
        </>
      )}
    </div>
  )
}

interface PlannedProps {
  readonly question: RouteQuestion
  readonly day: string
  readonly index: Parameters<typeof RouteList>[0]['index']
  readonly onRoute: OnRoute | undefined
}

/** The former plan stays until the next one is there. */
function Planned({ question, day, index, onRoute }: PlannedProps) {
  const app = useApp()
  const { heights: heightsPath, streets: streetsPath } = index
  const { data } = useQuery({
    queryKey: ['route', question, heightsPath, streetsPath],
    queryFn: async () => {
      const { heights: heightsAt, streets: streetsAt } = guideQueries(app)
      const [heights, streets] = await Promise.all([
        // A route over level ground is better than none.
        heightsPath === undefined ? undefined : app.queries.ensureQueryData(heightsAt(heightsPath)).catch(() => undefined),
        // So is a route planned without knowing the stairs.
        streetsPath === undefined ? undefined : app.queries.ensureQueryData(streetsAt(streetsPath)).catch(() => undefined),
      ])
      const stairs = streets?.stairs
      return { plan: await planInWorker({ question, ground: { heights, stairs } }), knowsHills: heights !== undefined, knowsStairs: !!stairs?.length }
    },
    placeholderData: before => before,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data && <RouteList {...data} {...{ day, index, onRoute }} by={question.by} />
}
