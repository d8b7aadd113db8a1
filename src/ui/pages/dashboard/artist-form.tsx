import { OwnProfileAndWorks } from '../../../domain/art/own-profile-and-works'
import { artists } from '../../../domain/artists/artists.collection'
import { useApp } from '../../app-services/app-context'
import { Form, FormField } from '../../forms/form'
import { CommaListInput, LineListInput } from '../../forms/list-text-input'
import { useRecordForm } from '../../forms/use-record-form'
import { type ArtistProfile, renewAccount } from '../../queries/account.queries'
import { ArtistPageState } from './artist-page-state'
import css from './dashboard.module.css'
import { SubmitArtistPage } from './submit-artist-page'

const { displayName, statement, media, links, commissions, teaching } = artists.fields
const fields = { displayName, statement, media, links, commissions, teaching }

const isUrl = (link: string) => /^https?:/.test(link) && URL.canParse(link)

/** An artist's public profile. */
export function ArtistForm({ profile }: { readonly profile: ArtistProfile }) {
  const app = useApp()
  const { form } = useRecordForm<typeof artists, typeof fields>({
    fields,
    record: profile,
    draft: `${artists.path}/${profile.id}`,
    check: ({ links: entered = [] }) => ({ links: entered.every(isUrl) ? undefined : 'Enter addresses that begin with https://' }),
    change: async (before, changed) => {
      const saved = await (await app.services()).get(OwnProfileAndWorks).changeProfile(before, changed)
      await renewAccount(app)
      return saved
    },
  })
  return (
    <>
      <p className={css.quiet}>
        <ArtistPageState profile={profile} />
        {profile.status === 'public' && ' Visitors see a change after the next publication.'}
      </p>
      {profile.status === 'changes' && <SubmitArtistPage />}
      <Form form={form} label="Save" needsChange>
        <FormField name="displayName" label="Public name" />
        <FormField name="statement" label="Statement" rows={7} />
        <FormField name="media" input={CommaListInput} />
        <FormField name="links" input={LineListInput} rows={3} />
        <FormField name="commissions" label="I take commissions" />
        <FormField name="teaching" label="I teach" />
      </Form>
    </>
  )
}
