import { useId, useState } from 'react'
import { sentenceOf } from '../app-services/error-sentence'
import { EmptyBeginning } from './empty-beginning'
import { LocalData } from './local-data'
import styles from './local-mode-bar.module.css'
import { Outbox } from './outbox'
import { SamplePersonChoice } from './sample-person-choice'
import { SimulatedDate } from './simulated-date'
import { type OpenLocalMode, useLocalMode } from './use-local-mode'

const collapsedKey = 'local:bar-collapsed'

/**
 * Tools for developers in local mode; no deployed build contains it. It is last in the document, so that the page's keyboard order comes first, and
 * takes its own space below the page, so that it covers nothing.
 */
export default function LocalModeBar() {
  const opened = useLocalMode()
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const controls = useId()
  if (!opened) return null
  const toggle = () => {
    localStorage.setItem(collapsedKey, String(!collapsed))
    setCollapsed(!collapsed)
  }
  return (
    <aside className={collapsed ? styles.tab : styles.bar} aria-label="Local mode" data-local-mode>
      <button type="button" className={styles.toggle} aria-expanded={!collapsed} aria-controls={controls} onClick={toggle}>
        <span className={styles.lamp} data-offline={!(opened instanceof Error) && opened.state.offline} aria-hidden="true" />
        Local mode
        <span className={styles.mark} aria-hidden="true">
          {collapsed ? '▴' : '▾'}
        </span>
      </button>
      <div id={controls} className={styles.controls} hidden={collapsed}>
        {opened instanceof Error ? <p role="alert">{sentenceOf(opened)}</p> : <Controls {...opened} />}
      </div>
    </aside>
  )
}

function Controls({ mode, state }: OpenLocalMode) {
  return (
    <>
      <SamplePersonChoice mode={mode} state={state} />
      <SimulatedDate mode={mode} state={state} />
      <label className={styles.check}>
        <input type="checkbox" checked={state.offline} onChange={event => mode.setOffline(event.target.checked)} /> Network fails
      </label>
      <Outbox mails={state.outbox} />
      <EmptyBeginning mode={mode} state={state} />
      <LocalData mode={mode} state={state} />
    </>
  )
}

/** Collapsed, unless it was opened before. */
const readCollapsed = () => localStorage.getItem(collapsedKey) !== 'false'
