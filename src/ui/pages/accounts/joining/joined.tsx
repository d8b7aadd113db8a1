import type { Memberships } from '../../../../domain/memberships/offered-memberships'
import { LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { moneyOf } from '../../../kit/format-money'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import css from '../accounts.module.css'
import { levelOf } from './join-membership'

interface JoinedProps {
  readonly name: string
  /** Whether the person joined just now. */
  readonly now: boolean
  readonly verified: boolean
  readonly email: string
  readonly offer: Memberships
  /** The level that was chosen. */
  readonly level: string | null
  readonly next: string
}

/** After joining: what to do next. */
export default function Joined({ name, now, verified, email, offer, level, next }: JoinedProps) {
  const wished = levelOf(offer, level ?? undefined)
  return (
    <PageFrame narrow>
      <PageHead
        title={now ? `Welcome, ${name}` : 'You have already joined'}
        lead={now ? 'You have an account. Here is what you can do now.' : `You are signed in as ${name}.`}
        actions={
          <>
            <LinkButton look="main" size="l" to={next}>
              {next.startsWith('/dashboard') ? 'Go to your dashboard' : 'Continue'}
            </LinkButton>
            <LinkButton size="l" to="/sfosguide">
              Look at the studios
            </LinkButton>
          </>
        }
      />
      <div className={css.form}>
        {now && !verified && <Notice title="Confirm your email.">Open the link we sent to {email}.</Notice>}
        {wished && (
          <Notice
            title={`${wished.level.name}, ${moneyOf(wished.level.price)}`}
            actions={<LinkButton to={`/${wished.product.routeKey}membership?level=${wished.level.key}#join`}>See the days and pay</LinkButton>}
          >
            You chose this membership. It has not started, and nothing was charged. It starts when you pay for it.
          </Notice>
        )}
      </div>
    </PageFrame>
  )
}
