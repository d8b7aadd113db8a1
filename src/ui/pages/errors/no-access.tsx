import { Suspense } from 'react'
import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { useSignedIn } from '../../queries/session.queries'
import css from './error-page.module.css'

export const noAccessTitle = 'No access'

/** Signed in without the needed role. Saying that the page exists helps staff; guests get a 404. */
export const NoAccess = ({ path }: { readonly path: string }) => (
  <div className={css.page}>
    <PageHead
      title={noAccessTitle}
      lead="You are signed in, but your account cannot open this part of the office. Ask a superadmin for access."
      actions={<LinkButton to={`/adminportal?next=${encodeURIComponent(path)}`}>Sign in with another account</LinkButton>}
    />
    <Suspense fallback={null}>
      <ForVolunteers />
    </Suspense>
    <p>
      <Anchor to="/">Back to the front page</Anchor>
    </p>
  </div>
)

/** Volunteers are led to the one panel that is open to them. */
const ForVolunteers = () =>
  useSignedIn()?.claims.vol !== undefined && (
    <p>
      <Anchor to="/cpanel/verifier">Scan cards at a door</Anchor>
    </p>
  )
