import { useState } from 'react'
import type { LocalMode, LocalState } from '../../domain/hosting/local-mode'
import { useApp } from '../app-services/app'
import { sentenceOf } from '../app-services/error-sentence'
import styles from './local-mode-bar.module.css'

/** Signs in as a person of the sample season, without a password. */
export function SamplePersonChoice({ mode, state }: { mode: LocalMode; state: LocalState }) {
  const { queries } = useApp()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<unknown>()
  const choose = async (key: string) => {
    setBusy(true)
    setFailed(undefined)
    try {
      await mode.signInAs(key || undefined)
      await queries.invalidateQueries()
    } catch (error) {
      setFailed(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <label className={styles.field}>
      <span>As</span>
      <select value={state.as ?? ''} disabled={busy} onChange={event => void choose(event.target.value)}>
        <option value="">nobody (visitor)</option>
        {mode.people
          .filter(person => person.key !== 'visitor')
          .map(person => (
            <option key={person.key} value={person.key}>
              {person.key} · {person.name}
            </option>
          ))}
      </select>
      {failed !== undefined && <span role="alert">{sentenceOf(failed)}</span>}
    </label>
  )
}
