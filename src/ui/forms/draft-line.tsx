import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drafts } from '../../domain/office/drafts.collection'
import { OwnDrafts } from '../../domain/office/own-drafts'
import type { Field, FieldMap } from '../../domain/shared/records/fields'
import { useApp } from '../app-services/app'
import { useLiveQuery } from '../app-services/live-query'
import { Button } from '../kit/button'
import { sessionQueries } from '../queries/session.queries'
import css from './form.module.css'
import { draftText, keptDraft, readDraft } from './kept-draft'
import type { FormDraft } from './use-form'

interface DraftLineProps {
  readonly draft: FormDraft
  readonly fields: FieldMap
  readonly values: Readonly<Record<string, unknown>>
  /** Names of the fields that differ from what is stored. */
  readonly edited: readonly string[]
}

/** Milliseconds between two saves of the draft. */
const often = 2000
/** A text that may be longer than a whole draft is a file, such as a screenshot. */
const isKept = ({ kind, max = 0 }: Field) => kind !== 'text' || max <= drafts.fields.content.max!

/** Saves unsaved input on this device and with the account, and offers it when the form is opened again. */
export default function DraftLine({ draft: { name: form, on, restore, savedRef }, fields, values, edited }: DraftLineProps) {
  const app = useApp()
  const user = useLiveQuery(sessionQueries(app).user())
  const ownDrafts = async () => (await app.services()).get(OwnDrafts)
  const [local] = useState(() => keptDraft(`${user?.uid}:${form}`))
  const [found, setFound] = useState(() => local.read())
  // Only the tab that made the draft deletes it: another tab may have the same form open.
  const isOurs = useRef(false)
  // The input as it was saved. The form may be taken off the page with it: it must not become a draft again.
  const saved = useRef<string>(undefined)
  const kept = edited.filter(name => fields[name] && isKept(fields[name]))
  const editedOf = (from: object) => Object.fromEntries(kept.map(name => [name, (from as typeof values)[name]]))
  const entered = kept.length === 0 ? undefined : draftText({ values: editedOf(values), ...(on && { rev: on.rev, was: editedOf(on) }) })

  const keepHere = useEffectEvent(() => {
    if (entered === undefined || entered === saved.current) return
    saved.current = undefined
    local.write(entered)
  })
  const forget = () => {
    local.forget()
    setFound(undefined)
    ownDrafts()
      .then(own => own.forget(form))
      .catch((error: unknown) => console.warn('the draft stays on the server', error))
  }
  const whenSaved = useEffectEvent(() => {
    if (entered === undefined) return
    saved.current = entered
    forget()
  })
  const whenReverted = useEffectEvent(() => {
    if (isOurs.current && saved.current === undefined) forget()
    isOurs.current = false
    saved.current = undefined
  })
  // If the server cannot store it, the draft of this device remains.
  const keepThere = useEffectEvent(() => {
    if (entered === undefined || entered === saved.current) return
    ownDrafts()
      .then(own => own.keep(form, entered))
      .catch((error: unknown) => console.warn('the draft is kept on this device alone', error))
  })
  const readThere = useEffectEvent(async () => {
    const draft = await (await ownDrafts()).read(form)
    return draft && readDraft(draft.content)
  })
  useEffect(() => {
    readThere()
      .then(there => there && setFound(here => here ?? there))
      .catch((error: unknown) => console.warn('drafts of other devices were not found', error))
    const keeping = setInterval(() => keepHere(), often)
    const leave = () => keepThere()
    addEventListener('focusout', leave)
    savedRef.current = () => whenSaved()
    return () => {
      clearInterval(keeping)
      removeEventListener('focusout', leave)
      savedRef.current = undefined
      keepHere()
    }
  }, [savedRef])
  const isEntered = entered !== undefined
  // oxlint-disable-next-line react/set-state-in-effect -- a draft that was found is over with the form it was for
  useEffect(() => {
    if (isEntered) isOurs.current = true
    else whenReverted()
  }, [isEntered])
  if (!found || isEntered) return null
  return (
    <div className={css.line} role="status">
      <span>You have unsaved changes from before.</span>
      <Button
        size="xs"
        onClick={() => {
          restore(found)
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
