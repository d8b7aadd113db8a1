import { type FormEvent, useState } from 'react'
import { OwnStudio } from '../../../domain/accounts/own-studio'
import { useApp } from '../../app-services/app'
import { Anchor } from '../../kit/anchor'
import { TextField } from '../../kit/text-field'
import type { ArtistProfile } from '../../queries/account.queries'
import { useUnsavedInput } from '../../routing/unsaved-input'
import { FailureNotice } from '../accounts/failure-notice'
import css from './dashboard.module.css'
import { SavedLine } from './saved-line'
import { TextArea } from './text-area'
import { useSaving } from './use-saving'
import { useTyped } from './use-typed'

const longestMedium = 60
const longestLink = 2048

const wordsOf = ({ displayName, statement = '', media, links, commissions, teaching }: ArtistProfile) => ({
  displayName,
  statement,
  media: media.join(', '),
  links: links.join('\n'),
  commissions,
  teaching,
})

/** What the public reads of an artist. */
export function ArtistForm({ profile }: { readonly profile: ArtistProfile }) {
  const app = useApp()
  const [{ displayName, statement, media, links, commissions, teaching }, change] = useTyped(profile.rev, wordsOf(profile))
  const [tried, setTried] = useState(false)
  const { busy, error, saved, save, touch } = useSaving()

  const listed = { media: partsOf(media, /,/), links: partsOf(links, /\s+/) }
  const wrong = {
    displayName: displayName.trim() === '' ? 'Enter the name you show.' : undefined,
    media:
      listed.media.length > 6
        ? 'Six at most; the first one leads.'
        : listed.media.some(medium => medium.length > longestMedium)
          ? `${longestMedium} characters at most between two commas.`
          : undefined,
    links:
      listed.links.length > 6
        ? 'Six at most.'
        : listed.links.some(link => !/^https?:\/\//i.test(link) || !URL.canParse(link) || link.length > longestLink)
          ? 'A link begins with https://'
          : undefined,
  }
  const next = { displayName: displayName.trim(), statement: statement.trim() || undefined, ...listed, commissions, teaching }
  const { displayName: n, statement: s, media: m, links: l, commissions: c, teaching: t } = profile
  useUnsavedInput(JSON.stringify(next) !== JSON.stringify({ displayName: n, statement: s, media: m, links: l, commissions: c, teaching: t }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(wrong).some(Boolean)) return
    void save(async () => (await app.services()).get(OwnStudio).changeProfile(profile, next))
  }
  return (
    <form className={css.form} noValidate onSubmit={submit} onChange={touch}>
      <p className={css.quiet}>
        {profile.status === 'public' ? (
          <>
            Shown at <Anchor to={`/artist/${profile.handle}`}>/artist/{profile.handle}</Anchor>; a change is shown there with the next publication.
          </>
        ) : (
          'Nobody sees this page yet. It is published when it has a name, a medium and a picture.'
        )}
      </p>
      <FailureNotice error={error} />
      <TextField
        label="Name you show"
        maxLength={60}
        value={displayName}
        onChange={event => change({ displayName: event.target.value })}
        error={tried ? wrong.displayName : undefined}
      />
      <TextArea label="Statement" maxLength={2000} rows={7} value={statement} onChange={event => change({ statement: event.target.value })} />
      <TextField
        label="Media"
        help="With commas between them; the first one leads."
        value={media}
        onChange={event => change({ media: event.target.value })}
        error={tried ? wrong.media : undefined}
      />
      <TextArea
        label="Links"
        help="One a line."
        rows={3}
        value={links}
        onChange={event => change({ links: event.target.value })}
        error={tried ? wrong.links : undefined}
      />
      <label className={css.check}>
        <input type="checkbox" checked={commissions} onChange={event => change({ commissions: event.target.checked })} /> I take commissions
      </label>
      <label className={css.check}>
        <input type="checkbox" checked={teaching} onChange={event => change({ teaching: event.target.checked })} /> I teach
      </label>
      <SavedLine label="Save" busy={busy} saved={saved} />
    </form>
  )
}

const partsOf = (words: string, between: RegExp) =>
  words
    .split(between)
    .map(part => part.trim())
    .filter(Boolean)
