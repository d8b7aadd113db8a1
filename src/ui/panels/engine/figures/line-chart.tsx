import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import css from './figures.module.css'

export interface LinePoint {
  /** The point's position on the axis, in words. */
  readonly label: string
  readonly now: number | undefined
  readonly former: number | undefined
  /** Of a period that is not over, only as much of `former` as has passed of it. */
  readonly formerByNow: number | undefined
  /** `now` is incomplete, because its period is not over. */
  readonly soFar: boolean
}

interface LineChartProps {
  readonly title: string
  readonly points: readonly LinePoint[]
  readonly nowName: string
  /** `undefined` if there is no previous season. */
  readonly formerName: string | undefined
  readonly say: (n: number) => string
  /** Index of the point at which weekend 1 begins, if it is in the range. */
  readonly opening: number | undefined
}

const height = 100
const roundSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/**
 * Two seasons as lines, one solid and one dashed. The chart is a slider along its points: pointer or arrow keys select one, and its values
 * are shown as text above.
 */
export function LineChart({ title, points, nowName, formerName, say, opening }: LineChartProps) {
  const lastKnown = Math.max(
    0,
    points.findLastIndex(({ now }) => now !== undefined),
  )
  const [chosen, setChosen] = useState<number>()
  const at = Math.min(chosen ?? lastKnown, points.length - 1)
  const most = top(Math.max(0, ...points.flatMap(({ now, former }) => [now ?? 0, former ?? 0])))
  const steps = Math.max(1, points.length - 1)
  const x = (i: number) => (100 * i) / steps
  const pathOf = (value: (point: LinePoint, i: number) => number | undefined) =>
    points
      .flatMap((point, i) => {
        const n = value(point, i)
        return n === undefined ? [] : [`${x(i)},${height - (height * n) / most}`]
      })
      .join(' ')
  // An incomplete period would look like a decline, so the line to it is drawn differently.
  const going = points.findIndex(({ soFar }) => soFar)
  const words = (name: string, n: number | undefined) => `${name} ${n === undefined ? 'not yet' : say(n)}`
  const point = points[at]
  const formerText = formerName !== undefined && point && formerWords(words(formerName, point.soFar ? point.formerByNow : point.former), point, say)
  const reading = point && [words(nowName, point.now), ...(formerText ? [formerText] : [])].join(', ')

  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 7,
      PageUp: at + 7,
      Home: 0,
      End: points.length - 1,
    }[event.key]
    if (to === undefined) return
    event.preventDefault()
    setChosen(Math.max(0, Math.min(points.length - 1, to)))
  }
  const onPointerMove = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    if (width > 0) setChosen(Math.max(0, Math.min(points.length - 1, Math.round(((clientX - left) / width) * steps))))
  }
  return (
    <div className={css.chart}>
      <p className={css.reading}>
        <strong>{point?.label}</strong>
        <span>
          <svg className={css.key} viewBox="0 0 24 8" aria-hidden="true">
            <line x1="0" y1="4" x2="24" y2="4" className={css.now} />
          </svg>
          {words(nowName, point?.now)}
        </span>
        {formerName !== undefined && (
          <span>
            <svg className={css.key} viewBox="0 0 24 8" aria-hidden="true">
              <line x1="0" y1="4" x2="24" y2="4" className={css.former} />
            </svg>
            {formerText}
          </span>
        )}
      </p>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={`${title}, along its days`}
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${point?.label}: ${reading}`}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerDown={onPointerMove}
      >
        <span className={css.most} aria-hidden="true">
          {say(most)}
        </span>
        {opening !== undefined && (
          <span className={css.opening} style={{ insetInlineStart: `${x(opening)}%` }} aria-hidden="true">
            <span data-late={x(opening) > 70 || undefined}>Weekend 1</span>
          </span>
        )}
        <span className={css.cursor} style={{ insetInlineStart: `${x(at)}%` }} aria-hidden="true" />
        <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {[0.25, 0.5, 0.75].map(share => (
            <line key={share} x1="0" x2="100" y1={height * share} y2={height * share} className={css.grid} />
          ))}
          {formerName !== undefined && <polyline points={pathOf(({ former }) => former)} className={css.former} />}
          <polyline points={pathOf(({ now, soFar }) => (soFar ? undefined : now))} className={css.now} />
          {going > -1 && <polyline points={pathOf(({ now }, i) => (i < going - 1 ? undefined : now))} className={css.going} />}
        </svg>
      </div>
      <p className={css.ends} aria-hidden="true">
        <span>{points[0]?.label}</span>
        <span>{points.at(-1)?.label}</span>
      </p>
    </div>
  )
}

/** A part of a period is compared with the same part, and the whole is named as such. */
const formerWords = (words: string, { soFar, former, formerByNow }: LinePoint, say: (n: number) => string) =>
  soFar && former !== undefined && former !== formerByNow ? `${words}, ${say(former)} in all of it` : words

/** The next higher round number. */
function top(most: number): number {
  if (most <= 0) return 1
  const unit = 10 ** Math.floor(Math.log10(most))
  return roundSteps.map(step => step * unit).find(step => step >= most) ?? most
}
