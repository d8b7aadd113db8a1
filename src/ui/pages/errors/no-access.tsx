import { Anchor } from '../../kit/anchor'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import css from './error-sheet.module.css'

export const noAccessTitle = 'No access'

/** Signed in, but without the access this part of the office asks for. The page is there: saying so helps staff, and guests see a 404 elsewhere. */
export const NoAccess = ({ path }: { readonly path: string }) => (
  <div className={css.sheet}>
    <PageHead
      title={noAccessTitle}
      lead="You are signed in, but this part of the office is not open to your account. Whoever leads your team can change that."
      actions={<LinkButton to={`/adminportal?next=${encodeURIComponent(path)}`}>Sign in with another account</LinkButton>}
    />
    <p>
      <Anchor to="/">Back to the front page</Anchor>
    </p>
  </div>
)
