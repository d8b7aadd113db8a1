import { useEffect, useRef, useState } from 'react'
import type { JoiningDraft } from '../../../../domain/accounts/joining'
import { keepJoiningContract } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app'
import { callAfterHydration } from '../../../app-services/call-after-hydration'
import { accountQueries } from '../../../queries/account.queries'
import { useUnsavedInput } from '../../../routing/unsaved-input'

/** Milliseconds after the last key before what was entered is kept. */
const pause = 2000

export interface JoiningUse {
  readonly draft: JoiningDraft
  readonly change: (change: Partial<JoiningDraft>) => void
  /** Keeps at once, as before the next step. */
  readonly keep: (change?: Partial<JoiningDraft>) => Promise<void>
  readonly saving: 'kept' | 'waiting' | 'failed'
}

/** What is entered on the way in; kept with the account two seconds after the last key, so that any device can resume. */
export function useJoining(uid: string, kept: JoiningDraft): JoiningUse {
  const app = useApp()
  const [draft, setDraft] = useState(kept)
  const [saving, setSaving] = useState<JoiningUse['saving']>('kept')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // A page that is reloaded between the last key and its keeping would lose words.
  useUnsavedInput(saving !== 'kept')

  const save = async (next: JoiningDraft) => {
    clearTimeout(timer.current)
    setSaving('waiting')
    try {
      await callAfterHydration(app, keepJoiningContract, { draft: next })
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
      // A failure is shown beside the form; the next key tries again.
      timer.current = setTimeout(() => void save(next).catch(() => undefined), pause)
    },
    keep: async (change = {}) => {
      const next = { ...draft, ...change }
      setDraft(next)
      await save(next)
    },
  }
}
