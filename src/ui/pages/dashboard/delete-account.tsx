import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type DeletionAct } from '../../../domain/accounts/delete-my-account.function'
import { OwnAccount } from '../../../domain/accounts/own-account'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Notice } from '../../kit/notice'
import { Time } from '../../kit/time'
import { accountQueries } from '../../queries/account.queries'
import { clockQueries } from '../../queries/clock.queries'
import { siteQueries } from '../../queries/site.queries'
import { FailureNotice } from '../accounts/failure-notice'
import css from './dashboard.module.css'
import { useSaving } from './use-saving'

/** The way out, with seven days to think again. */
export function DeleteAccount() {
  const app = useApp()
  const navigate = useNavigate()
  const deletion = useLiveQuery(accountQueries(app).deletion())
  const now = useLiveQuery(clockQueries(app).now())
  const tz = useLiveQuery(siteQueries(app).organisation())?.tz ?? 'UTC'
  const [asking, setAsking] = useState(false)
  const { busy, error, save } = useSaving()
  const act = async (what: DeletionAct) => {
    setAsking(false)
    const done = await save(async () => (await app.services()).get(OwnAccount).deleteAccount(what))
    if (done && what === 'finish') await navigate('/', { replace: true })
  }

  if (deletion?.status === 'cooling') {
    const due = now >= deletion.dueAt
    return (
      <div className={css.form}>
        <FailureNotice error={error} />
        <Notice
          title={due ? 'The seven days are over.' : 'You asked us to delete your account.'}
          actions={
            <>
              <Button look="main" busy={busy} onClick={() => void act('keep')}>
                Keep my account
              </Button>
              {due && <Button onClick={() => void act('finish')}>Delete it now, for good</Button>}
            </>
          }
        >
          {due ? (
            'It is deleted when you press the button, and cannot be brought back then.'
          ) : (
            <>
              From <Time at={deletion.dueAt} tz={tz} year /> on you can finish it here. Until then nothing is changed.
            </>
          )}
        </Notice>
      </div>
    )
  }
  return (
    <div className={css.form}>
      <p>
        Your name, addresses and public page go; works come off the wall. What the law makes us keep, such as gifts, stays without your name. It waits
        seven days.
      </p>
      <FailureNotice error={error} />
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
