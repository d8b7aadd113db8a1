import { useEffect, useRef, useState } from 'react'
import type { JoiningDraft } from '../../../../domain/accounts/joining'
import { joiningOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { accountQueries } from '../../../queries/account.queries'
import { useUnsavedInput } from '../../../routing/unsaved-input'

/** Milliseconds after the last key press before the draft is saved. */
const pause = 2000

export interface JoiningUse {
  readonly draft: JoiningDraft
  readonly change: (change: Partial<JoiningDraft>) => void
  /** Saves at once, as before the next step. */
  readonly keep: (change?: Partial<JoiningDraft>) => Promise<void>
  readonly saving: 'kept' | 'waiting' | 'failed'
}

/** The draft of joining, saved with the account two seconds after the last key press, so that any device can resume. */
export function useJoining(uid: string, kept: JoiningDraft): JoiningUse {
  const app = useApp()
  const [draft, setDraft] = useState(kept)
  const [saving, setSaving] = useState<JoiningUse['saving']>('kept')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Reloading before the draft is saved would lose input.
  useUnsavedInput(saving !== 'kept')

  const save = async (next: JoiningDraft) => {
    clearTimeout(timer.current)
    setSaving('waiting')
    try {
      await (await joiningOf(app)).keep(next)
      app.queries.setQueryData(accountQueries(app).joining().queryKey, { uid, draft: next })
      setSaving('kept')
    } catch (error) {
      setSaving('failed')
      throw error
    }
  }
  return {
    draft,
    saving,
    change: change => {
      const next = { ...draft, ...change }
      setDraft(next)
      setSaving('waiting')
      clearTimeout(timer.current)
      // The error is shown beside the form; the next key press tries again.
      timer.current = setTimeout(() => void save(next).catch(() => undefined), pause)
    },
    keep: async (change = {}) => {
      const next = { ...draft, ...change }
      setDraft(next)
      await save(next)
    },
  }
}
