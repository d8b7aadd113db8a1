import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OwnDrafts } from '../../domain/office/own-drafts'
import { useApp } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { Button } from '../kit/button'
import { sessionQueries } from '../queries/session.queries'
import css from './form.module.css'
import { type Draft, draftText, keptDraft, readDraft } from './kept-draft'

type Values = Readonly<Record<string, unknown>>

interface DraftLineProps {
  /** Identifies the form: `resources/abc`, or `resources/new`. */
  readonly name: string
  readonly values: Values
  /** Names of the fields that differ from what is stored. */
  readonly edited: readonly string[]
  /** The record as stored, to which `edited` refers. */
  readonly on?: (object & { readonly rev: number }) | undefined
  readonly onTake: (draft: Draft) => void
}

/** Milliseconds between two saves of the draft. */
const often = 2000

/** Saves unsaved input on this device and with the account, and offers it when the form is opened again. */
export function DraftLine({ name: form, values, edited, on, onTake }: DraftLineProps) {
  const app = useApp()
  const user = useLiveQuery(sessionQueries(app).user())
  const drafts = async () => (await app.services()).get(OwnDrafts)
  const [local] = useState(() => keptDraft(`${user?.uid}:${form}`))
  const [found, setFound] = useState(() => local.read())
  // Only the tab that made the draft deletes it: another tab may have the same form open.
  const isOurs = useRef(false)
  const editedOf = (from: object): Values => Object.fromEntries(edited.map(name => [name, (from as Values)[name]]))
  const entered = edited.length === 0 ? undefined : draftText({ values: editedOf(values), ...(on && { rev: on.rev, was: editedOf(on) }) })

  const keepHere = useEffectEvent(() => {
    if (entered !== undefined) local.write(entered)
  })
  const forget = () => {
    isOurs.current = false
    local.forget()
    setFound(undefined)
    drafts()
      .then(own => own.forget(form))
      .catch((error: unknown) => console.warn('the draft stays on the server', error))
  }
  const isOver = useEffectEvent(() => isOurs.current && forget())
  // If the server cannot store it, the draft of this device remains.
  const keepThere = useEffectEvent(() => {
    if (entered === undefined) return
    drafts()
      .then(own => own.keep(form, entered))
      .catch((error: unknown) => console.warn('the draft is kept on this device alone', error))
  })
  const readThere = useEffectEvent(async () => {
    const draft = await (await drafts()).read(form)
    return draft && readDraft(draft.content)
  })
  useEffect(() => {
    readThere()
      .then(there => there && setFound(here => here ?? there))
      .catch((error: unknown) => console.warn('drafts of other devices were not found', error))
    const keeping = setInterval(() => keepHere(), often)
    const leave = () => keepThere()
    addEventListener('focusout', leave)
    return () => {
      clearInterval(keeping)
      removeEventListener('focusout', leave)
      keepHere()
    }
  }, [])
  const isEntered = entered !== undefined
  // oxlint-disable-next-line react/set-state-in-effect -- a draft that was found is over with the form it was for
  useEffect(() => {
    // Sent or reverted: neither this draft nor the one it replaced is needed.
    if (isEntered) isOurs.current = true
    else isOver()
  }, [isEntered])
  if (!found || isEntered) return null
  return (
    <div className={css.line} role="status">
      <span>You have unsaved changes from before.</span>
      <Button
        size="xs"
        onClick={() => {
          onTake(found)
          setFound(undefined)
        }}
      >
        Restore them
      </Button>
      <Button look="quiet" size="xs" onClick={forget}>
        Discard them
      </Button>
    </div>
  )
}
