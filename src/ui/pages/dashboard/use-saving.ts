import { useState } from 'react'
import { useApp } from '../../app-services/app'
import { useSubmit } from '../../forms/use-submit'
import { renewAccount } from '../../queries/account.queries'

/** A form of the dashboard: saves, reads the account anew, and says that it was saved. */
export function useSaving() {
  const app = useApp()
  const [saved, setSaved] = useState(false)
  const submit = useSubmit()
  const save = async (work: () => Promise<unknown>): Promise<boolean> => {
    setSaved(false)
    const done = await submit.run(async () => {
      await work()
      await renewAccount(app)
    })
    setSaved(done)
    return done
  }
  return { busy: submit.busy, error: submit.error, saved, save, touch: () => setSaved(false) }
}
