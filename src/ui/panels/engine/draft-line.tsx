import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { OwnDrafts } from '../../../domain/operations/own-drafts'
import type { Collection } from '../../../domain/shared/collection'
import { useService } from '../../app-services/app'
import { Button } from '../../office/controls/button'
import { useStaff } from '../../office/use-staff'
import { type Draft, draftText, keptDraft, readDraft } from './kept-draft'
import css from './record-form.module.css'

type Values = Record<string, unknown>

interface DraftLineProps {
  readonly of: Collection
  /** `new` for one that is not there yet. */
  readonly id: string
  readonly values: Values
  /** Names of the fields that differ from the record. */
  readonly edited: readonly string[]
  /** The record that these differ from. */
  readonly on?: (Values & { readonly rev: number }) | undefined
  readonly onTake: (draft: Draft) => void
}

/** Milliseconds between two keepings of what was entered. */
const often = 2000

/** Keeps what was entered but not saved, and offers it when the form is opened again. */
export function DraftLine({ of, id, values, edited, on, onTake }: DraftLineProps) {
  const { user } = useStaff()
  const drafts = useService(OwnDrafts)
  const form = `${of.path}/${id}`
  const [local] = useState(() => keptDraft(`${user?.uid}:${form}`))
  const [found, setFound] = useState(() => local.read())
  const editedOf = (from: Values): Values => Object.fromEntries(edited.map(name => [name, from[name]]))
  const entered = edited.length === 0 ? undefined : draftText({ values: editedOf(values), ...(on && { rev: on.rev, was: editedOf(on) }) })

  const keepHere = useEffectEvent(() => {
    if (entered !== undefined) local.write(entered)
    else if (!found) local.forget()
  })
  const forget = () => {
    local.forget()
    setFound(undefined)
    drafts.forget(form).catch((error: unknown) => console.warn('the draft stays on the server', error))
  }
  const isOver = useEffectEvent(forget)
  // A draft is a help: where it cannot be kept on the server, the one of this device stands.
  const keepThere = useEffectEvent(() => {
    const work = entered !== undefined ? drafts.keep(form, entered) : found ? undefined : drafts.forget(form)
    work?.catch((error: unknown) => console.warn('the draft is kept on this device alone', error))
  })
  useEffect(() => {
    const keeping = setInterval(() => keepHere(), often)
    return () => {
      clearInterval(keeping)
      keepHere()
    }
  }, [])
  useEffect(() => {
    drafts.read(form).then(
      draft => draft && setFound(here => here ?? readDraft(draft.content)),
      (error: unknown) => console.warn('drafts of other devices were not found', error),
    )
  }, [drafts, form])
  const isEntered = entered !== undefined
  const wasEntered = useRef(false)
  useEffect(() => {
    // Sent, or taken back: it is not wanted any more, nor is what it stood instead of.
    if (!isEntered) keepHere()
    if (wasEntered.current && !isEntered) isOver()
    wasEntered.current = isEntered
    const leave = () => keepThere()
    addEventListener('focusout', leave)
    return () => removeEventListener('focusout', leave)
  }, [isEntered])
  if (!found || edited.length > 0) return null
  return (
    <div className={css.save} role="status">
      <span>You entered something here and did not save it.</span>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => {
          onTake(found)
          setFound(undefined)
        }}
      >
        Take it up again
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={forget}>
        Throw it away
      </Button>
    </div>
  )
}
