import { useState } from 'react'
import { unprovedFacts } from '../../../../domain/memberships/card-token'
import { issueCard } from '../../../../domain/memberships/member-cards.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp } from '../../../app-services/app-context'
import { storedMemberCard } from '../../../app-services/stored-member-card'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Button } from '../../../kit/button'
import CardDialog from '../../../member-card/card-dialog'
import { MemberCard } from '../../../member-card/member-card'
import { type HeldMembership, renewAccount } from '../../../queries/account.queries'
import css from '../dashboard.module.css'

interface OwnMemberCardProps {
  readonly held: Pick<HeldMembership, 'id' | 'product' | 'level' | 'cardUntil' | 'serial'>
  readonly uid: string
}

/** The card of a valid membership: issued once, stored on this device, and shown at entrances. */
export function OwnMemberCard({ held: { id, product, level, cardUntil, serial }, uid }: OwnMemberCardProps) {
  const app = useApp()
  const kept = storedMemberCard.useStored()
  const { busy, error, run } = useAction()
  const [isLarge, setLarge] = useState(false)
  const mine = kept?.uid === uid && kept.membershipId === id ? kept : undefined
  const facts = mine && unprovedFacts(mine.token)
  // A card is invalid if a newer one was issued elsewhere, or if it was issued before a renewal.
  const isGood = facts !== undefined && facts.serial === serial && facts.until === cardUntil
  const make = () =>
    void run(async () => {
      const { token } = await (await app.services()).get(Callables).call(issueCard, { membershipId: id })
      storedMemberCard.change(() => ({ uid, membershipId: id, product, level, token }))
      await renewAccount(app)
    })
  return (
    <div className={css.form} role="group" aria-label="Member card">
      <FailureNotice error={error} />
      {mine && isGood && (
        <>
          <MemberCard card={mine} />
          <div className={css.row}>
            <Button look="main" onClick={() => setLarge(true)}>
              Show it at a door
            </Button>
            <Button busy={busy} onClick={make}>
              Make a new one
            </Button>
          </div>
          <p className={css.quiet}>You also find it in the menu with your name. A new card replaces this one on every device.</p>
          {isLarge && <CardDialog card={mine} onClose={() => setLarge(false)} />}
        </>
      )}
      {!isGood && (
        <>
          <p className={css.quiet}>
            {mine
              ? 'The card on this device was replaced by another, or the membership was renewed since.'
              : serial === undefined
                ? 'A code that doors and shops read, with or without a network.'
                : 'Your card is on another device. A card made here replaces it.'}
          </p>
          <div>
            <Button look="main" busy={busy} onClick={make}>
              {busy ? 'Making…' : 'Get the card'}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
