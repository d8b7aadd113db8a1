import type { LocalMode, LocalState } from '../../domain/hosting/local-mode'
import { useApp } from '../app-services/app-context'
import { sentenceOf } from '../app-services/error-sentence'
import { useAction } from '../forms/use-action'
import styles from './local-mode-bar.module.css'

/** Signs in as a person of the sample season, without a password. */
export function SamplePersonChoice({ mode, state }: { mode: LocalMode; state: LocalState }) {
  const { queries } = useApp()
  const { busy, error, run } = useAction(() => queries.invalidateQueries())
  if (mode.people.length === 0) return null
  return (
    <label className={styles.field}>
      <span>As</span>
      <select value={state.as ?? ''} disabled={busy} onChange={event => void run(() => mode.signInAs(event.target.value || undefined))}>
        <option value="">nobody (visitor)</option>
        {mode.people
          .filter(person => person.key !== 'visitor')
          .map(person => (
            <option key={person.key} value={person.key}>
              {person.key} · {person.name}
            </option>
          ))}
      </select>
      {error !== undefined && <span role="alert">{sentenceOf(error)}</span>}
    </label>
  )
}
