import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { Anchor } from '../../../kit/anchor'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { useRouteVisit } from '../../../routing/use-route-visit'
import css from './login.module.css'

interface Door {
  readonly title: string
  readonly text: string
  /** Where this door leads when nothing better was asked for. */
  readonly next: string
  readonly at?: string
}

const doors: readonly Door[] = [
  { title: 'Artist', text: 'Your works, your studio, your weekend.', next: '/dashboard/artworks' },
  { title: 'Art lover', text: 'Your card, your passport, the studios you saved.', next: '/dashboard/overview' },
  { title: 'Donor', text: 'Your gifts and their receipts.', next: '/dashboard/donations' },
  { title: 'Advertiser', text: 'Your booking, artwork and proof.', next: '/adportal/new' },
  { title: 'Staff', text: 'The office.', next: '/cpanel', at: '/adminportal' },
]

/** Which door is yours? All lead to the same account; each knows where you are likely going. */
export default function LoginPage() {
  const asked = useRouteVisit().search.get('next')
  const way = ({ at = '/signin', next }: Door) => `${at}?next=${encodeURIComponent(safeRedirect(asked, next))}`
  return (
    <PageFrame>
      <PageHead title="Who are you?" lead="One account opens every door. Choose yours and we take you to the right room." />
      <ul className={css.doors}>
        {doors.map(door => (
          <li key={door.title}>
            <Anchor to={way(door)} className={css.door}>
              <span className={css.ring} aria-hidden="true" />
              <span className={css.title}>{door.title}</span>
              <span className={css.text}>{door.text}</span>
            </Anchor>
          </li>
        ))}
      </ul>
      <p className={css.new}>
        No account yet? <Anchor to="/newmember">Join</Anchor>, it takes a few minutes and can be left and resumed.
      </p>
    </PageFrame>
  )
}
