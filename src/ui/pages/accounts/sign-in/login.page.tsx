import { safeRedirect } from '../../../../domain/accounts/sign-in/safe-redirect'
import { Anchor } from '../../../kit/anchor'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { useRouteVisit } from '../../../routing/use-route-visit'
import css from './login.module.css'

interface SignInChoice {
  readonly title: string
  readonly text: string
  /** The address after signing in if the login address has no `next`. */
  readonly next: string
  readonly at?: string
}

const choices: readonly SignInChoice[] = [
  { title: 'Artist', text: 'Your works, your studio, your weekend.', next: '/dashboard/artworks' },
  { title: 'Art lover', text: 'Your card, and what you saved.', next: '/dashboard/overview' },
  { title: 'Donor', text: 'Your gifts and their receipts.', next: '/dashboard/donations' },
  { title: 'Advertiser', text: 'Your advertisements, and what is to do next.', next: '/dashboard/overview' },
  { title: 'Staff', text: 'The office.', next: '/cpanel', at: '/adminportal' },
]

/** All choices lead to the same sign-in; each sets where to go afterwards. */
export default function LoginPage() {
  const asked = useRouteVisit().search.get('next')
  const way = ({ at = '/signin', next }: SignInChoice) => `${at}?next=${encodeURIComponent(safeRedirect(asked, next))}`
  return (
    <PageFrame>
      <PageHead title="Sign in or join" lead="One account is enough for everything. Choose what brings you here." />
      <ul className={css.doors}>
        {choices.map(door => (
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
        No account yet? <Anchor to="/newmember">Join</Anchor>. It takes a few minutes, and you can pause.
      </p>
    </PageFrame>
  )
}
