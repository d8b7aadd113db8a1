import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { LocalMode, LocalState } from '../../domain/hosting/local-mode'
import { localMoment } from '../../domain/shared/time/local-day'
import { useApp } from '../app-services/app-context'
import { siteQueries } from '../queries/site.queries'
import styles from './local-mode-bar.module.css'

/** Sets the day and time of the whole product, in the organization's time zone. */
export function SimulatedDate({ mode, state }: { mode: LocalMode; state: LocalState }) {
  const app = useApp()
  const { data: organisation } = useQuery(siteQueries(app).organisation())
  const tz = organisation?.tz ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const { date, time } = localMoment(state.now, tz)
  // As a `datetime-local` input needs it.
  const shown = `${date}T${time}`
  const [typed, setTyped] = useState<string>()

  const set = (instant: Date | undefined) => {
    mode.setNow(instant)
    setTyped(undefined)
    void app.queries.invalidateQueries()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { wallTime } = await import('../../domain/shared/time/wall-time')
    set(wallTime(typed ?? shown, tz).utc)
  }
  return (
    <form className={styles.field} onSubmit={event => void submit(event)}>
      <label>
        <span>Date</span>
        <input
          type="datetime-local"
          required
          title={`On the clock of ${tz}`}
          value={typed ?? shown}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      <button type="submit">Set</button>
      <button type="button" onClick={() => set(undefined)} title={state.beganEmpty ? 'Back to today' : 'Back to the date of the sample season'}>
        Default
      </button>
    </form>
  )
}
