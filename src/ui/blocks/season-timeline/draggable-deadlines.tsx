import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { DeadlineKey } from '../../../domain/guide/clock/deadline'
import type { SeasonDate } from '../../../domain/guide/clock/season-dates'
import { dateOfDay, dayNumber } from '../../../domain/shared/time/local-day'
import { daysOf, nameOf } from './season-date-text'
import { StripGround } from './season-strip'
import css from './season-strip.module.css'
import { type TimelineScale, timelineScale } from './timeline-scale'

type DeadlineDate = Extract<SeasonDate, { is: 'deadline' }>

interface DraggableDeadlinesProps {
  readonly dates: readonly SeasonDate[]
  readonly today: string
  readonly onMove: (key: DeadlineKey, date: string) => void
  /** What is wrong with a deadline, as a sentence. */
  readonly problem: (key: DeadlineKey) => string | undefined
}

/** How many days each key moves a deadline. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -7, PageUp: 7 }
/** Consecutive deadlines are placed in different rows, so that each is large enough for a finger on a phone. */
const rows = 5

/** A timeline whose deadlines can be dragged, or moved with the keyboard: a day with the arrow keys, a week with page up and down. */
export function DraggableDeadlines({ dates, today, onMove, problem }: DraggableDeadlinesProps) {
  const strip = useRef<HTMLDivElement>(null)
  // During a drag the strip keeps its ends, so that nothing moves under the pointer.
  const [held, setHeld] = useState<{ readonly key: DeadlineKey; readonly scale: TimelineScale }>()
  const [shown, setShown] = useState<DeadlineKey>()
  const scale = held?.scale ?? timelineScale(dates)
  if (!scale) return null
  const moved = dates.filter((date): date is DeadlineDate => date.is === 'deadline')
  const named = moved.find(({ key }) => key === (held?.key ?? shown))
  const wrong = named && problem(named.key)

  const drag = (event: PointerEvent, key: DeadlineKey) => {
    if (held?.key !== key || !strip.current) return
    const { left, width } = strip.current.getBoundingClientRect()
    onMove(key, scale.dayAt(Math.min(99.9, Math.max(0, ((event.clientX - left) / width) * 100))))
  }
  const step = (event: KeyboardEvent, { key, from }: DeadlineDate) => {
    const days = steps[event.key]
    if (days === undefined) return
    event.preventDefault()
    onMove(key, dateOfDay(dayNumber(from) + days))
  }
  return (
    <>
      <div ref={strip} className={`${css.strip} ${css.moves}`}>
        <StripGround dates={dates} today={today} scale={scale} />
        {moved.map((date, i) => (
          <button
            key={date.key}
            type="button"
            role="slider"
            className={css.handle}
            style={{ left: `${scale.at(date.from) ?? 0}%`, bottom: `${44 + (i % rows) * 24}px` }}
            data-past={date.until < today || undefined}
            data-wrong={problem(date.key) === undefined ? undefined : true}
            aria-label={nameOf(date)}
            aria-valuemin={dayNumber(scale.dayAt(0))}
            aria-valuemax={dayNumber(scale.dayAt(99.9))}
            aria-valuenow={dayNumber(date.from)}
            aria-valuetext={[daysOf(date), problem(date.key)].filter(Boolean).join('. ')}
            onFocus={() => setShown(date.key)}
            onPointerEnter={() => setShown(date.key)}
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId)
              setHeld({ key: date.key, scale })
            }}
            onPointerMove={event => drag(event, date.key)}
            onPointerUp={() => setHeld(undefined)}
            onPointerCancel={() => setHeld(undefined)}
            onKeyDown={event => step(event, date)}
          />
        ))}
      </div>
      <p className={css.named} data-wrong={wrong === undefined ? undefined : true}>
        {named ? `${nameOf(named)}: ${daysOf(named)}. ${wrong ?? ''}` : 'Drag a date, or choose it and press the arrow keys.'}
      </p>
    </>
  )
}
