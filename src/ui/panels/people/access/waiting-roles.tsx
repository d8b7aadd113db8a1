import { useState } from 'react'
import { Time } from '../../../kit/time'
import { Button } from '../../../office/controls/button'
import type { RoleGrant } from '../../../queries/access.queries'
import css from './access.module.css'
import { ReasonDialog } from './reason-dialog'
import { grantWords } from './role-words'

interface WaitingRolesProps {
  readonly grants: readonly RoleGrant[]
  /** Person id of who is here: nobody decides on what she asked for or would get. */
  readonly self: string | undefined
  readonly tz: string
  readonly onApprove: (grant: RoleGrant) => Promise<unknown>
  readonly onReject: (grant: RoleGrant, reason: string) => Promise<unknown>
}

/** Roles that a second person must approve before they are in force. */
export function WaitingRoles({ grants, self, tz, onApprove, onReject }: WaitingRolesProps) {
  const [rejected, setRejected] = useState<RoleGrant>()
  return (
    <section className={css.part} aria-labelledby="waiting">
      <h2 id="waiting">Waiting for a second person</h2>
      {grants.length === 0 && <p className={css.quiet}>Nothing waits. Superadmins and the scope money come here first.</p>}
      <ul className={css.cards}>
        {grants.map(grant => {
          const isInvolved = self === grant.requestedBy || self === grant.personId
          return (
            <li key={grant.id} className={css.card}>
              <h3>
                {grant.personName} – {grantWords(grant)}
              </h3>
              <p>{grant.reason}</p>
              <p className={css.quiet}>
                Asked for <Time at={grant.createdAt} tz={tz} year />
                {grant.until && (
                  <>
                    , until <Time at={grant.until} tz={tz} show="day" year />
                  </>
                )}
              </p>
              {isInvolved ? (
                <p className={css.quiet}>Somebody else decides: you asked for it, or it would be yours.</p>
              ) : (
                <div className={css.acts}>
                  <Button onClick={() => void onApprove(grant)} aria-label={`Approve ${grantWords(grant)} for ${grant.personName}`}>
                    Approve
                  </Button>
                  <Button variant="default" onClick={() => setRejected(grant)} aria-label={`Turn down ${grantWords(grant)} for ${grant.personName}`}>
                    Turn down
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
      {rejected && (
        <ReasonDialog
          title={`Turn down the role of ${rejected.personName}?`}
          what={`${grantWords(rejected)} will not be given. Your reason stays in the history.`}
          act="Turn down"
          onClose={() => setRejected(undefined)}
          onAct={reason => {
            setRejected(undefined)
            void onReject(rejected, reason)
          }}
        />
      )}
    </section>
  )
}
