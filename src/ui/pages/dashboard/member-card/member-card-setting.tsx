import { useState } from 'react'
import { unprovedFacts } from '../../../../domain/memberships/card-token'
import { issueCard } from '../../../../domain/memberships/cards.contract'
import { isAdmitted } from '../../../../domain/memberships/membership-state'
import { Callables } from '../../../../domain/shared/functions/callables'
import { useApp } from '../../../app-services/app'
import { useLiveQuery } from '../../../app-services/live-query'
import { storedMemberCard } from '../../../app-services/stored-member-card'
import { FailureNotice } from '../../../forms/failure-notice'
import { useAction } from '../../../forms/use-action'
import { Anchor } from '../../../kit/anchor'
import { Button } from '../../../kit/button'
import { calendarDay, dayOf } from '../../../kit/time/format-time'
import CardDialog from '../../../member-card/card-dialog'
import { MemberCard } from '../../../member-card/member-card'
import { accountQueries, type HeldMembership, renewAccount } from '../../../queries/account.queries'
import type { SignedIn } from '../../../queries/session.queries'
import css from '../dashboard.module.css'

/** The card of each membership that is good: made once, kept on this device, and shown at doors. */
export default function MemberCardSetting({ user }: { readonly user: SignedIn }) {
  const held = useLiveQuery(accountQueries(useApp()).held())
  if (held.length === 0)
    return (
      <p>
        You are no member yet. <Anchor to="/artistmembership">For artists</Anchor>, <Anchor to="/artlovermembership">for art lovers</Anchor>.
      </p>
    )
  return held.map(one => <Membership key={one.id} held={one} uid={user.uid} />)
}

const words: Readonly<Record<HeldMembership['state'], string>> = {
  future: 'It has not begun yet; the card comes with its first day.',
  current: '',
  grace: 'It has run out, and doors still let you in for two weeks.',
  lapsed: 'It has run out, and the card with it.',
  suspended: 'It rests at the moment, and the card with it.',
  none: 'Its payment was taken back.',
}

function Membership({ held: { id, product, level, state, until, serial }, uid }: { readonly held: HeldMembership; readonly uid: string }) {
  const app = useApp()
  const kept = storedMemberCard.useKept()
  const { busy, error, run } = useAction()
  const [isLarge, setLarge] = useState(false)
  const mine = kept?.uid === uid && kept.membershipId === id ? kept : undefined
  const facts = mine && unprovedFacts(mine.token)
  // One that was made elsewhere since, or before the membership was renewed, is good for nothing.
  const isGood = facts !== undefined && facts.serial === serial && facts.until === until
  const make = () =>
    void run(async () => {
      const { token } = await (await app.services()).get(Callables).call(issueCard, { membershipId: id })
      storedMemberCard.change(() => ({ uid, membershipId: id, product, level, token }))
      await renewAccount(app)
    })
  return (
    <div className={css.form}>
      <p>
        {product}, {level}
        {until && `, until ${dayOf(calendarDay(until), 'UTC', { year: true })}`}. {words[state]}
      </p>
      <FailureNotice error={error} />
      {isAdmitted(state) && mine && isGood && (
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
          <p className={css.quiet}>It is in the menu with your name too. A new card ends this one, wherever it was kept.</p>
          {isLarge && <CardDialog card={mine} onClose={() => setLarge(false)} />}
        </>
      )}
      {isAdmitted(state) && !isGood && (
        <>
          <p className={css.quiet}>
            {mine
              ? 'The card on this device was replaced by another, or the membership was renewed since.'
              : serial === undefined
                ? 'A code that doors and shops read, with or without a network.'
                : 'Your card is on another device. One made here ends that one.'}
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
