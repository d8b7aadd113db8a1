import type { Memberships } from '../../../../domain/memberships/membership-offer'
import { LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import css from '../accounts.module.css'
import { levelOf } from './join-membership'

interface JoinedProps {
  readonly name: string
  /** Joined a moment ago, not long since. */
  readonly now: boolean
  readonly verified: boolean
  readonly email: string
  readonly offer: Memberships
  /** The level that was wished for. */
  readonly level: string | null
  readonly next: string
}

/** Inside: what is next. */
export default function Joined({ name, now, verified, email, offer, level, next }: JoinedProps) {
  const wished = levelOf(offer, level ?? undefined)
  return (
    <PageFrame narrow>
      <PageHead
        title={now ? `Welcome, ${name}` : 'You are in already'}
        lead={now ? 'The door is open. Here is what you can do now.' : `You are signed in as ${name}.`}
        actions={
          <>
            <LinkButton look="main" size="l" to={next}>
              {next.startsWith('/dashboard') ? 'Go to your dashboard' : 'Go on'}
            </LinkButton>
            <LinkButton size="l" to="/sfosguide">
              Look at the studios
            </LinkButton>
          </>
        }
      />
      <div className={css.form}>
        {now && !verified && (
          <Notice title="One thing waits in your mail.">Open the link we sent to {email}, so that we know the address is yours.</Notice>
        )}
        {wished && (
          <Notice title={`${wished.level.name}, ${moneyOf(wished.level.price)}`}>
            You wished for this membership. Paying is not possible here yet; nothing was charged, and you are not a member of it.
          </Notice>
        )}
      </div>
    </PageFrame>
  )
}
