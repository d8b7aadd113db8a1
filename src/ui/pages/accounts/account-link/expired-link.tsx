import { safeReturn } from '../../../../domain/accounts/sign-in/safe-redirect'
import type { Session } from '../../../../domain/accounts/sign-in/session'
import { signInFields } from '../../../../domain/accounts/sign-in/sign-in-fields'
import { optional } from '../../../../domain/shared/records/fields'
import { sessionOf } from '../../../app-services/account-services'
import { useApp } from '../../../app-services/app-context'
import { Form, FormField, sentWords } from '../../../forms/form'
import { useForm } from '../../../forms/use-form'
import { LinkButton } from '../../../kit/button'
import { Notice } from '../../../kit/feedback/notice'
import { PageHead } from '../../../kit/page-head'
import { PageFrame } from '../../../layout/page-frame'
import { useSignedIn } from '../../../queries/session.queries'
import css from '../accounts.module.css'
import { rememberedEmail, useRememberedEmail } from '../sign-in/remembered-email'
import type { Operation } from './action-text'

interface DeadLinkProps {
  readonly state: 'expired' | 'used'
  /** The purpose of the link, as its address says. */
  readonly operation: Operation | undefined
  readonly returnTo: string | null
}

const words = {
  expired: { title: 'This link has run out', lead: 'Links work for a while only, so that an old mail opens nothing.' },
  used: { title: 'This link was used already', lead: 'A link works once. It may also have lost a part on its way from the mail to here.' },
}

/** A link that no longer works, and a button for a new one if the address is known. */
export default function ExpiredLink({ state, operation, returnTo }: DeadLinkProps) {
  return (
    <PageFrame narrow>
      <PageHead {...words[state]} />
      <div className={css.form}>
        <NextStep operation={operation} returnTo={returnTo} />
      </div>
    </PageFrame>
  )
}

function NextStep({ operation, returnTo }: Omit<DeadLinkProps, 'state'>) {
  const user = useSignedIn()
  switch (operation) {
    case 'reset-password':
      return <NewLink label="Send me a new link" send={(session, email) => session.sendPasswordReset(email)} />
    case 'sign-in':
      return <NewLink label="Send me a new link" send={(session, email) => session.sendSignInLink(email, safeReturn(returnTo, '/dashboard'))} />
    case 'verify-email':
      if (user?.emailVerified)
        return (
          <Notice
            tone="good"
            title={`${user.email} is confirmed.`}
            actions={<LinkButton to={safeReturn(returnTo, '/dashboard')}>Go on</LinkButton>}
          />
        )
      if (user) return <NewLink label="Send me a new link" known={user.email} send={session => session.sendVerification()} />
      return <LinkButton to="/signin?next=%2Fdashboard%2Fsettings">Sign in to get a new link</LinkButton>
    case 'change-email':
      return <LinkButton to="/dashboard/settings">Ask for it again in your settings</LinkButton>
    case 'recover-email':
      // Whoever changed the address could request such a link too, so staff have to help from here on.
      return <LinkButton to="/about/contact">Write to us</LinkButton>
    case undefined:
      return <LinkButton to="/signin">Sign in</LinkButton>
  }
}

interface NewLinkProps {
  readonly label: string
  /** The address to which the link is sent, whatever is typed. */
  readonly known?: string
  readonly send: (session: Session, email: string) => Promise<void>
}

function NewLink({ label, known, send }: NewLinkProps) {
  const app = useApp()
  const remembered = useRememberedEmail(rememberedEmail)
  const asked = known ?? remembered ?? undefined
  const form = useForm({
    fields: { email: asked === undefined ? signInFields.email : optional(signInFields.email) },
    guards: false,
    initial: { email: asked },
    submit: async ({ email }) => {
      await send(await sessionOf(app), email)
      rememberedEmail.remember(email)
    },
  })
  if (form.state === 'saved')
    return (
      <Notice tone="good" title="Look into your mail.">
        If there is an account for {form.values.email}, a new link is on its way.
      </Notice>
    )
  return (
    <Form form={form} label={asked === undefined ? label : `${label} to ${asked}`} words={sentWords}>
      {asked === undefined && <FormField name="email" autoComplete="username" />}
    </Form>
  )
}
