import { useEffect, useEffectEvent, useState } from 'react'
import type { JoiningDraft } from '../../../../domain/accounts/joining-drafts.collection'
import { omitUndefined } from '../../../../domain/shared/omit-undefined'
import { changedFields } from '../../../../domain/shared/records/policy'
import { saveJoiningDraftContract } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { callAfterHydration } from '../../../app-services/call-after-hydration'
import { accountQueries } from '../../../queries/account.queries'
import { useUnsavedInput } from '../../../routing/unsaved-input'

/** Milliseconds after the last key before what was entered is stored. */
const pause = 2000

export interface JoiningUse {
  /** Stores at once, as before the next step. */
  readonly keep: (draft: JoiningDraft) => Promise<void>
  readonly saving: 'kept' | 'waiting' | 'failed'
}

/** Stores what is entered while joining with the account, two seconds after the last key, so that any device can resume. */
export function useJoining(uid: string, draft: JoiningDraft): JoiningUse {
  const app = useApp()
  const [stored, setStored] = useState(draft)
  const [failed, setFailed] = useState<JoiningDraft>()
  const isStored = changedFields(stored, draft).length === 0
  const saving = isStored ? 'kept' : failed === draft ? 'failed' : 'waiting'
  // Reloading the page before the input is saved would lose it.
  useUnsavedInput(!isStored)

  const keep = async (entered: JoiningDraft) => {
    try {
      const next: JoiningDraft = omitUndefined<object>(entered)
      await callAfterHydration(app, saveJoiningDraftContract, { draft: next })
      app.queries.setQueryData(accountQueries(app).joining().queryKey, { uid, draft: next })
      setStored(entered)
    } catch (error) {
      setFailed(entered)
      throw error
    }
  }
  // A failure is shown beside the form; the next key tries again.
  const keepLater = useEffectEvent(() => void keep(draft).catch(() => undefined))
  useEffect(() => {
    if (saving !== 'waiting') return undefined
    const timer = setTimeout(() => keepLater(), pause)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each key begins the pause anew
  }, [draft, saving])
  return { keep, saving }
}
