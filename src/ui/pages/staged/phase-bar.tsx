import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type HomePhase, homePhases } from '../../../domain/content/home-phases'
import type { CalledSeason } from '../../../domain/guide/clock/season-dates'
import type { GuideHomeData } from '../../../domain/guide/reading/guide-home-data'
import { wallTime, wallTimeAt } from '../../../domain/shared/time/wall-time'
import { choiceText } from '../../forms/choice-text'
import { useOrganisationZone } from '../../forms/use-organisation-zone'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/controls/text-field'
import css from './phase-bar.module.css'
import { phaseDates } from './phase-dates'

interface PhaseBarProps {
  readonly front: GuideHomeData | null
  readonly season: CalledSeason | undefined
  readonly now: Date
  /** The time that is shown. */
  readonly at: Date
  /** The phase at that time. */
  readonly phase: HomePhase
}

/** Shows the home page in another phase of the season, or at a time. */
export function PhaseBar({ front, season, now, at, phase }: PhaseBarProps) {
  const [, ask] = useSearchParams()
  const zone = useOrganisationZone()
  const dates = useMemo(() => phaseDates(front, season, now), [front, season, now])
  const show = (time: Date) =>
    ask(
      all => {
        all.set('at', time.toISOString())
        return all
      },
      { replace: true },
    )
  return (
    <section aria-label="Time that is shown" className={css.bar}>
      <span className={css.phases} role="group" aria-label="Phase of the season">
        {homePhases.map(one => {
          const date = dates[one]
          return (
            <Button key={one} size="s" aria-pressed={one === phase} disabled={!date} onClick={date && (() => show(date))}>
              {choiceText(one)}
            </Button>
          )
        })}
      </span>
      <TextField
        label="Date and time"
        type="datetime-local"
        value={wallTimeAt(at, zone).local.slice(0, 16)}
        onChange={({ currentTarget: { value } }) => value !== '' && show(wallTime(value, zone).utc)}
      />
    </section>
  )
}
