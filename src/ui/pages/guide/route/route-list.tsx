import { useEffect } from 'react'
import type { GuideCard, GuideIndex } from '../../../../domain/guide/publishing/guide-snapshot-types'
import type { PlannedStop, RoutePlan } from '../../../../domain/guide/routes/route-timetable'
import { timeOfMinute } from '../../../../domain/guide/routes/stops-of-day'
import { aroundStairs, speeds, type WayToGo } from '../../../../domain/guide/routes/ways-to-go'
import { saveFile } from '../../../app-services/save-file'
import { distanceText, shortDay } from '../../../blocks/days-and-hours-text'
import { Button } from '../../../kit/button'
import { counted } from '../../../kit/counted'
import { ShareButton } from '../../../kit/share-button'
import { wallClockTime } from '../../../kit/time/format-time'
import { guideLinks } from '../guide-links'
import { StudioRow } from '../map/studio-row'
import css from './route.module.css'
import { removeFromRoute } from './stored-route'

/** Takes the pins of the stops in their order, for the map. */
export type OnRoute = (pins: readonly (readonly [number, number])[] | undefined) => void

interface RouteListProps {
  readonly plan: RoutePlan
  /** Whether heights of the city are known. */
  readonly knowsHills: boolean
  /** Whether stairs in its streets are. */
  readonly knowsStairs: boolean
  readonly day: string
  readonly by: WayToGo
  readonly index: GuideIndex
  readonly onRoute: OnRoute | undefined
}

/** When a file was made, for calendars that read it twice. */
const stampNow = () => new Date()

const clock = (minute: number) => wallClockTime(timeOfMinute(minute))
const goes: Readonly<Record<WayToGo, string>> = { walk: 'on foot', wheelchair: 'by wheelchair', bike: 'by bike', drive: 'by car' }

/** The planned stops as a list, and the files of the route. */
export function RouteList({ plan, knowsHills, knowsStairs, day, by, index, onRoute }: RouteListProps) {
  const links = guideLinks(undefined)
  const cards = new Map(index.listings.map(card => [card.id, card]))
  useEffect(() => {
    onRoute?.(pinsOf(plan, day, index))
  }, [plan, day, index, onRoute])
  useEffect(() => () => onRoute?.(undefined), [onRoute])
  const name = `${index.edition.name}, ${shortDay(day)}`
  const save = async (kind: 'gpx' | 'ics') => {
    const { routeGpx, routeCalendar } = await import('../../../../domain/calendar/route-gpx-and-calendar')
    const file = { name, plan, cards }
    const stamp = stampNow()
    if (kind === 'gpx') saveFile(new Blob([routeGpx(file)], { type: 'application/gpx+xml' }), `route-${day}.gpx`)
    else saveFile(new Blob([routeCalendar(file, day, index.edition.tz, location.origin, stamp)], { type: 'text/calendar' }), `route-${day}.ics`)
  }
  return (
    <>
      <p className={css.day}>{shortDay(day)}</p>
      <p role="status">
        {counted(plan.stops.length, 'studio')}, {distanceText(plan.metres)} {goes[by]}
        {knowsHills && `, ${climbText(plan.climb)}`}, done by {clock(plan.ends)}
        {plan.missed > 0 && `. ${counted(plan.missed, 'studio is', 'studios are')} closed when you arrive`}
      </p>
      <p className={css.quiet}>
        {accessText(plan.stops.flatMap(({ id }) => cards.get(id) ?? []))} {methodText({ knowsHills, knowsStairs, by })}
      </p>
      <ol className={css.stops}>
        {plan.stops.map((stop, i) => {
          const card = cards.get(stop.id)
          return (
            card && (
              <li key={stop.id}>
                <span className={css.nth} aria-hidden="true">
                  {i + 1}
                </span>
                <StudioRow
                  card={card}
                  to={links.listing(card)}
                  aside={
                    <Button size="s" look="quiet" onClick={() => removeFromRoute(card.id)}>
                      Remove<span className="visually-hidden"> {card.name}</span>
                    </Button>
                  }
                >
                  {stopText(stop, card, knowsHills)}
                </StudioRow>
              </li>
            )
          )
        })}
      </ol>
      <p className={css.buttons}>
        <Button size="s" onClick={() => void save('gpx')}>
          Download GPX
        </Button>
        <Button size="s" onClick={() => void save('ics')}>
          Download for calendar
        </Button>
        <ShareButton size="s" title={name} path={links.maps({ route: plan.stops.map(({ id }) => id).join(',') })} />
      </p>
    </>
  )
}

/** Nobody goes to studios that are closed all day: they come last in the list, and are not on the line. */
const pinsOf = ({ stops }: RoutePlan, day: string, { listings }: GuideIndex) =>
  stops.flatMap(({ id }) => {
    const card = listings.find(one => one.id === id)
    return card?.pin && card.openings.some(([date]) => date === day) ? [card.pin] : []
  })

/** What was measured at the doors. */
function accessText(cards: readonly Pick<GuideCard, 'access'>[]): string {
  const known = (['full', 'partial', 'none'] as const).map(
    level => [cards.filter(({ access }) => access === level).length, accessWords[level]] as const,
  )
  const unknown = cards.filter(({ access }) => access === undefined).length
  const parts = [...known, [unknown, 'not measured'] as const].flatMap(([n, words]) => (n > 0 ? [`${n} ${words}`] : []))
  return `Getting in: ${parts.join(', ')}.`
}
const accessWords = { full: 'wheelchair accessible', partial: 'partly accessible', none: 'with steps or a narrow door' } as const

/** How ways are counted, since nobody walks the line that the map shows. */
function methodText({ knowsHills, knowsStairs, by }: Pick<RouteListProps, 'knowsHills' | 'knowsStairs' | 'by'>): string {
  const { detour, stairs: stairsBy } = speeds[by]
  const line = `The map shows a straight line from door to door; streets are counted as ${Math.round((detour - 1) * 100)}% longer.`
  const hills = knowsHills ? 'Hills are those on that line.' : 'Times are for level ground.'
  const stairs =
    knowsStairs && stairsBy !== 'elsewhere'
      ? ` Steps on the way are stairs in a street on or beside it; going around them counts as ${aroundStairs} m.`
      : ''
  return `${line} ${hills}${stairs}`
}

/** `up 40 m`; less than a flight of stairs is level. */
const climbText = (metres: number) => (metres < 3 ? 'level' : `up ${Math.round(metres)} m`)

function stopText(
  { arrives, waits, isClosed, metres, climb, isSteep, hasStairs }: PlannedStop,
  { access }: Pick<GuideCard, 'access'>,
  knowsHills: boolean,
): string {
  const getsIn = access ? `, ${accessWords[access]}` : ''
  const hills = knowsHills ? `${climbText(climb)}, ${isSteep ? 'steep, ' : ''}` : ''
  const way = metres > 0 ? `${distanceText(metres)}, ${hills}${hasStairs ? 'steps on the way, ' : ''}` : ''
  if (isClosed) return `${way}${clock(arrives)}: closed when you arrive`
  return `${way}${clock(arrives)}${waits > 0 ? `, opens ${clock(arrives + waits)}` : ''}${getsIn}`
}
