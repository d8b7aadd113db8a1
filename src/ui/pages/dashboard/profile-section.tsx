import { type FormEvent, useState } from 'react'
import { namesOf, phoneOf } from '../../../domain/accounts/contact-names'
import { OwnAccount } from '../../../domain/accounts/own-account'
import { useApp } from '../../app-services/app'
import { useLiveQuery } from '../../app-services/live-query'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/empty-state'
import { TextField } from '../../kit/text-field'
import { accountQueries, type Person } from '../../queries/account.queries'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { FailureNotice } from '../accounts/failure-notice'
import { ArtistForm } from './artist-form'
import css from './dashboard.module.css'
import { SavedLine } from './saved-line'
import { useSaving } from './use-saving'
import { useTyped } from './use-typed'

/** Who somebody is to the organisation, and, for artists, to the public. */
export function ProfileSection() {
  const app = useApp()
  const person = useLiveQuery(accountQueries(app).person())
  const profile = useLiveQuery(accountQueries(app).profile())
  if (!person)
    return (
      <EmptyState title="You have not finished joining" action={<LinkButton to="/newmember">Go on joining</LinkButton>}>
        <p>Your name and the rest are entered there.</p>
      </EmptyState>
    )
  return (
    <>
      <section aria-labelledby="you" className={css.part}>
        <h2 id="you">You</h2>
        <PersonForm person={person} />
      </section>
      {profile && (
        <section aria-labelledby="public" className={css.part}>
          <h2 id="public">Your public page</h2>
          <ArtistForm profile={profile} />
        </section>
      )}
    </>
  )
}

const wordsOf = ({ names: { first, last, pronouns = '' }, phones: [phone = ''] = [] }: Person) => ({ first, last, pronouns, phone })

function PersonForm({ person }: { readonly person: Person }) {
  const app = useApp()
  const kept = wordsOf(person)
  const [typed, change] = useTyped(person.rev, kept)
  const { first, last, pronouns, phone } = typed
  const [tried, setTried] = useState(false)
  const { busy, error, saved, save, touch } = useSaving()
  const wrong = {
    first: first.trim() === '' ? 'Enter your first name.' : undefined,
    phone: phone.trim() !== '' && !phoneOf(phone) ? 'A phone number has 7 to 15 digits.' : undefined,
  }
  useUnsavedInput((Object.keys(kept) as (keyof typeof kept)[]).some(name => typed[name] !== kept[name]))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (wrong.first || wrong.phone) return
    const number = phoneOf(phone)
    const phones = [...(number ? [number] : []), ...(person.phones?.slice(1) ?? [])]
    void save(async () => (await app.services()).get(OwnAccount).changePerson(person, { names: namesOf(first, last, pronouns), phones }))
  }
  return (
    <form className={css.form} noValidate onSubmit={submit} onChange={touch}>
      <FailureNotice error={error} />
      <div className={css.pair}>
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={80}
          value={first}
          onChange={event => change({ first: event.target.value })}
          error={tried ? wrong.first : undefined}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={80}
          value={last}
          onChange={event => change({ last: event.target.value })}
        />
        <TextField label="Pronouns (optional)" maxLength={40} value={pronouns} onChange={event => change({ pronouns: event.target.value })} />
        <TextField
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={20}
          value={phone}
          onChange={event => change({ phone: event.target.value })}
          error={tried ? wrong.phone : undefined}
        />
      </div>
      <SavedLine label="Save" busy={busy} saved={saved} />
    </form>
  )
}
