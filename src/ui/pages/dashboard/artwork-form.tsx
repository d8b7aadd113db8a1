import { type FormEvent, useState } from 'react'
import { OwnStudio } from '../../../domain/accounts/own-studio'
import { useApp } from '../../app-services/app'
import type { OwnWork } from '../../queries/account.queries'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { FailureNotice } from '../accounts/failure-notice'
import css from './dashboard.module.css'
import { SavedLine } from './saved-line'
import { useSaving } from './use-saving'
import { useWorkDraft } from './work-draft'
import { WorkFields } from './work-fields'

/** What is said of a work, to be changed. */
export function ArtworkForm({ own, onSaved }: { readonly own: OwnWork; readonly onSaved: () => void }) {
  const app = useApp()
  const draft = useWorkDraft(own)
  const [tried, setTried] = useState(false)
  const { busy, error, saved, save, touch } = useSaving()
  useUnsavedInput(draft.isChanged)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!draft.isRight) return
    if (await save(async () => (await app.services()).get(OwnStudio).changeWork(own.work, draft.record))) onSaved()
  }
  return (
    <form className={css.form} noValidate onSubmit={event => void submit(event)} onChange={touch}>
      <FailureNotice error={error} />
      <WorkFields draft={draft} tried={tried} />
      <SavedLine label="Save this work" busy={busy} saved={saved} />
    </form>
  )
}
