import type { ReactNode } from 'react'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { callQuery } from '../../blocks/season-timeline/call.queries'
import type { CallNow } from '../../blocks/season-timeline/call-for-artists'
import { LinkButton } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { dayRange } from '../../kit/time/format-time'
import css from './signed-out-registration.module.css'

interface SignedOutRegistrationProps {
  /** Where a new artist begins. */
  readonly joining: string
  /** The form to sign in. */
  readonly children: ReactNode
}

/** What follows signing in, and what a new artist can do now: while registration is open, before it, and after it. */
const waysOf = (phase: CallNow['phase'] | undefined): { readonly signIn: string; readonly join: string } => {
  switch (phase) {
    case 'before':
      return { signIn: 'Then you can ask for an email when registration opens.', join: 'Make your artist page now, and be ready.' }
    case 'closed':
    case undefined:
      return { signIn: 'Then you see your registrations and what you can still do.', join: 'Make your artist page for the next season.' }
    default:
      return {
        signIn: 'Then the form opens. What you enter is kept.',
        join: 'Make your artist page first. It takes a few minutes and leads back to the form.',
      }
  }
}

const needs = [
  { title: 'A place to show', text: 'Your own studio, a studio building, or a community site in the city. Its neighborhood decides your weekend.' },
  { title: 'Your listing', text: 'Your name, your main medium, and a sentence about your work. The picture can follow until the guide is reviewed.' },
  { title: 'The fee', text: 'You see each line before you pay, by card or by check. Volunteer hours lower it, and you can ask for a waiver.' },
] as const

/** The call for artists for whoever has to sign in before they register: until when, how to begin, and what it asks for. */
export default function SignedOutRegistration({ joining, children }: SignedOutRegistrationProps) {
  const call = useLiveQuery(callQuery(useApp()))
  const { signIn, join } = waysOf(call?.now.phase)
  return (
    <>
      <PageHead
        over="For artists"
        title={call ? `Register for ${call.season.edition.name}` : 'Register a studio'}
        lead={call?.now.says ?? 'You can register when the next season is announced.'}
      />
      <div className={css.ways}>
        <section aria-labelledby="sign-in">
          <h2 id="sign-in">Sign in</h2>
          <p>{signIn}</p>
          {children}
        </section>
        <section aria-labelledby="join">
          <h2 id="join">New here?</h2>
          <p>{join}</p>
          <p>
            <LinkButton size="l" to={joining}>
              Join as an artist
            </LinkButton>
          </p>
        </section>
      </div>
      {call && call.now.phase !== 'closed' && (
        <section className={css.part} aria-labelledby="needs">
          <h2 id="needs">What you need</h2>
          <ul className={css.needs}>
            {needs.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {call && call.now.stops.length > 0 && (
        <section className={css.part} aria-labelledby="dates">
          <h2 id="dates">Dates</h2>
          <ul className={css.dates}>
            {call.now.stops.map(({ from, to, name, says, is }) => (
              <li key={name} data-is={is}>
                <strong>{dayRange(from, to)}</strong>
                <span>{name}</span>
                <span>{says}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
