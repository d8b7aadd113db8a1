import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { drafts } from '../../domain/office/drafts.collection'
import { OwnDrafts } from '../../domain/office/own-drafts'
import type { Field, FieldMap } from '../../domain/shared/records/fields'
import { useApp } from '../app-services/app-context'
import { Button } from '../kit/button'
import { useSignedIn } from '../queries/session.queries'
import { type Draft, draftText, keptDrafts, readDraft } from './browser-draft'
import css from './form.module.css'
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
/** A text that may be longer than a whole draft is a file, such as a screenshot, and is not kept. */
const isKept = ({ kind, max = 0 }: Field) => kind !== 'text' || max <= drafts.fields.content.max!

/** Saves unsaved input on this device and with the account, and offers it when the form is opened again. */
export default function DraftLine({ draft: { name: form, on, restore, savedRef }, fields, values, edited }: DraftLineProps) {
  const app = useApp()
  const user = useSignedIn()
  const ownDrafts = async () => (await app.services()).get(OwnDrafts)
  const [local] = useState(() => keptDrafts(`${user?.uid}:${form}`))
  const [tab] = useState(() => crypto.randomUUID())
  const [found, setFound] = useState(() => new Map(local.read()))
  // The input at the time of saving. If the form unmounts with it, it must not become a draft again.
  const saved = useRef<string>(undefined)
  const isKeptHere = useRef(false)
  const kept = edited.filter(name => fields[name] && isKept(fields[name]))
  const editedOf = (from: object) => Object.fromEntries(kept.map(name => [name, (from as typeof values)[name]]))
  const entered = kept.length === 0 ? undefined : draftText({ values: editedOf(values), ...(on && { rev: on.rev, was: editedOf(on) }) })

  const keepHere = useEffectEvent(() => {
    if (entered === undefined || entered === saved.current) return
    saved.current = undefined
    local.write(tab, entered)
  })
  const forget = (whose: string) => {
    local.forget(whose)
    ownDrafts()
      .then(own => own.forget(form, whose))
      .catch((error: unknown) => console.warn('the draft stays on the server', error))
  }
  /** Deletes the draft of another window: its input was taken over here, or discarded. */
  const end = (other: string) => {
    setFound(before => new Map([...before].filter(([whose]) => whose !== other)))
    forget(other)
  }
  const whenSaved = useEffectEvent(() => {
    if (entered === undefined) return
    saved.current = entered
    forget(tab)
  })
  const whenReverted = useEffectEvent(() => {
    if (isKeptHere.current && saved.current === undefined) forget(tab)
    isKeptHere.current = false
    saved.current = undefined
  })
  // If the server cannot store it, this device's draft remains.
  const keepThere = useEffectEvent(() => {
    if (entered === undefined || entered === saved.current) return
    ownDrafts()
      .then(own => own.keep(form, tab, entered))
      .catch((error: unknown) => console.warn('the draft is kept on this device alone', error))
  })
  const readThere = useEffectEvent(async () => (await ownDrafts()).read(form))
  const whenRead = useEffectEvent((there: Awaited<ReturnType<OwnDrafts['read']>>) => {
    setFound(here => new Map([...there.flatMap(({ tab: whose, content }) => (whose === tab ? [] : [[whose, readDraft(content)] as const])), ...here]))
  })
  useEffect(() => {
    readThere()
      .then(there => whenRead(there))
      .catch((error: unknown) => console.warn('drafts of other devices were not found', error))
    const keeping = setInterval(() => keepHere(), often)
    const leave = () => keepThere()
    addEventListener('focusout', leave)
    // Switching to another app on a phone triggers no blur event.
    document.addEventListener('visibilitychange', leave)
    savedRef.current = () => whenSaved()
    return () => {
      clearInterval(keeping)
      removeEventListener('focusout', leave)
      document.removeEventListener('visibilitychange', leave)
      savedRef.current = undefined
      keepHere()
    }
  }, [savedRef])
  // Input that is here again, as after a reload in the middle of paying, is offered no more: it may be sent from here.
  const whenEntered = useEffectEvent(() => {
    for (const [whose, draft] of found) if (entered !== undefined && isSame(draft.values, editedOf(values))) end(whose)
  })
  // oxlint-disable-next-line react/set-state-in-effect -- it is deleted where it is stored, on this device or on others
  useEffect(() => whenEntered(), [entered])
  const isEntered = entered !== undefined
  useEffect(() => {
    if (isEntered) isKeptHere.current = true
    else whenReverted()
  }, [isEntered])
  if (isEntered) return null
  return [...found].map(([whose, draft]) => (
    <div key={whose} className={css.line} role="status">
      <span>You have unsaved changes from before{found.size > 1 && `: ${fieldsOf(draft, fields)}`}.</span>
      <Button
        size="xs"
        onClick={() => {
          restore(draft)
          // Stored under this window before it is deleted under the other one.
          local.write(tab, draftText(draft))
          end(whose)
        }}
      >
        Restore them
      </Button>
      <Button look="quiet" size="xs" onClick={() => end(whose)}>
        Discard them
      </Button>
    </div>
  ))
}

const isSame = (a: Draft['values'], b: Draft['values']) => {
  const sorted = (entered: Draft['values']) => JSON.stringify(Object.entries(entered).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  return sorted(a) === sorted(b)
}

/** A description of a draft, for choosing between two: its fields, each with the beginning of its value. */
const fieldsOf = ({ values }: Draft, fields: FieldMap): string =>
  Object.entries(values)
    .map(([name, value]) => {
      const entry = typeof value === 'string' || Array.isArray(value) ? String(value) : ''
      return `${fields[name]?.label ?? name}${entry && ` “${entry.length > 40 ? `${entry.slice(0, 40)}…` : entry}”`}`
    })
    .join(', ')
