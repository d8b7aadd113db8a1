import { useState } from 'react'
import { type DeletionAct, deleteMyAccount } from '../../../../domain/privacy/delete-my-account.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp, useLiveQuery } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import { Dialog } from '../../../kit/feedback/dialog'
import { Notice } from '../../../kit/feedback/notice'
import { Time } from '../../../kit/time/time'
import { accountQueries, renewAccount } from '../../../queries/account.queries'
import { useNow } from '../../../queries/clock.queries'
import type { SignedIn } from '../../../queries/session.queries'
import { useOrganisation } from '../../../queries/site.queries'
import { useReauthentication } from '../../../reauthentication/use-reauthentication'
import css from '../dashboard.module.css'

/** Requests the deletion of the account, which takes effect after seven days, or cancels the request. */
export function DeleteAccount({ user }: { readonly user: SignedIn }) {
  const app = useApp()
  const deletion = useLiveQuery(accountQueries(app).deletion())
  const now = useNow()
  const tz = useOrganisation()?.tz ?? 'UTC'
  const [asking, setAsking] = useState(false)
  const { busy, error, run } = useAction(() => renewAccount(app))
  const { reauthenticated: proven, question } = useReauthentication(user.email)
  const act = async (what: DeletionAct) => {
    setAsking(false)
    await run(() => proven(async () => (await app.services()).get(Callables).call(deleteMyAccount, { act: what })))
  }

  if (deletion?.status === 'cooling') {
    const due = now >= deletion.dueAt
    return (
      <div className={css.form}>
        <FailureNotice error={error} />
        <Notice
          title={due ? 'Your account is deleted within the hour.' : 'Your account is about to be deleted.'}
          actions={
            <Button look="main" busy={busy} onClick={() => void act('keep')}>
              Keep my account
            </Button>
          }
        >
          {due ? (
            'The seven days are over. You can still keep it, until it is done.'
          ) : (
            <>
              You asked for it. It is done on <Time at={deletion.dueAt} tz={tz} year />; until then nothing is changed, and you can keep it.
            </>
          )}
        </Notice>
      </div>
    )
  }
  return (
    <div className={css.form}>
      <p>
        Your name and addresses go, with your public page, your works and their pictures. What the law makes us keep, such as gifts, stays without
        your name. It is done seven days after you ask.
      </p>
      <FailureNotice error={error} />
      {question}
      <div className={css.row}>
        <Button busy={busy} onClick={() => setAsking(true)}>
          Delete my account
        </Button>
      </div>
      <Dialog
        open={asking}
        title="Delete your account?"
        onClose={() => setAsking(false)}
        actions={
          <>
            <Button look="main" onClick={() => setAsking(false)}>
              Keep it
            </Button>
            <Button onClick={() => void act('ask')}>Begin the seven days</Button>
          </>
        }
      >
        <p>We mail you about it, and you can take it back for seven days.</p>
      </Dialog>
    </div>
  )
}
