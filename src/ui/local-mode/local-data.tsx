import { useRef, useState } from 'react'
import type { LocalMode, LocalState } from '../../domain/hosting/local-mode'
import { useApp } from '../app-services/app-context'
import { sentenceOf } from '../app-services/error-sentence'
import { saveFile } from '../app-services/save-file'
import { useAction } from '../forms/use-action'
import styles from './local-mode-bar.module.css'

/** Downloads the whole store as a file, loads one, or resets it to its initial content. */
export function LocalData({ mode, state: { memory, beganEmpty } }: { mode: LocalMode; state: LocalState }) {
  const { queries } = useApp()
  const file = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLDialogElement>(null)
  const [messages, setMessages] = useState({ during: '', after: memory ? 'This data is stored in this tab only.' : '' })
  const { busy, error, run } = useAction()
  const resetTo = beganEmpty ? 'Reset to an empty organization' : 'Reset to the sample season'
  const work = (during: string, after: string, act: () => Promise<void>) => {
    setMessages({ during, after })
    return run(act)
  }
  const download = () =>
    work('Gathering…', 'Downloaded.', async () => {
      saveFile(await mode.download(), 'local-data.json')
    })
  const load = (chosen: File) =>
    work('Loading…', 'Loaded.', async () => {
      await mode.load(chosen)
      await queries.resetQueries()
    })
  const reset = () =>
    work('Resetting…', `${resetTo}.`, async () => {
      await mode.reset()
      await queries.resetQueries()
    })

  return (
    <>
      <button type="button" onClick={() => void download()}>
        Download
      </button>
      <button type="button" onClick={() => file.current?.click()}>
        Load
      </button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label="File of local data"
        onChange={event => {
          const chosen = event.target.files?.[0]
          if (chosen) void load(chosen)
          event.target.value = ''
        }}
      />
      <button type="button" onClick={() => confirm.current?.showModal()}>
        Reset
      </button>
      <span role="status" className={styles.message}>
        {busy ? messages.during : error === undefined ? messages.after : sentenceOf(error)}
      </span>
      <dialog ref={confirm} className={styles.dialog} aria-labelledby="local-reset">
        <h2 id="local-reset">{resetTo}?</h2>
        <p>This deletes everything you entered or imported in this browser. Download it first if you may need it again.</p>
        <form method="dialog" className={styles.answers}>
          <button type="submit">Keep my data</button>
          <button type="submit" onClick={() => void reset()}>
            {resetTo}
          </button>
        </form>
      </dialog>
    </>
  )
}
