import { OwnStudio } from '../../../domain/art/own-studio'
import { artists } from '../../../domain/artists/artists.collection'
import { useApp } from '../../app-services/app'
import { DraftLine } from '../../forms/draft-line'
import { Form, FormField } from '../../forms/form'
import { CommaListInput, LineListInput } from '../../forms/list-text-input'
import { MergeDialog } from '../../forms/merge-dialog'
import { useRecordForm } from '../../forms/use-record-form'
import { Anchor } from '../../kit/anchor'
import { type ArtistProfile, renewAccount } from '../../queries/account.queries'
import css from './dashboard.module.css'

const { displayName, statement, media, links, commissions, teaching } = artists.fields
const fields = { displayName, statement, media, links, commissions, teaching }

const isUrl = (link: string) => /^https?:/.test(link) && URL.canParse(link)

/** An artist's public profile. */
export function ArtistForm({ profile }: { readonly profile: ArtistProfile }) {
  const app = useApp()
  const work = useRecordForm<typeof artists, typeof fields>({
    fields,
    record: profile,
    check: ({ links: entered = [] }) => ({ links: entered.every(isUrl) ? undefined : 'Enter addresses that begin with https://' }),
    change: async (before, changed) => {
      const saved = await (await app.services()).get(OwnStudio).changeProfile(before, changed)
      await renewAccount(app)
      return saved
    },
  })
  const { form } = work
  return (
    <>
      <p className={css.quiet}>
        {profile.status === 'public' ? (
          <>
            Shown at <Anchor to={`/artist/${profile.handle}`}>/artist/{profile.handle}</Anchor>. Visitors see a change after the next publication.
          </>
        ) : (
          'Your page is not public yet. It needs a name, a medium and a picture.'
        )}
      </p>
      <Form
        form={form}
        label="Save"
        head={<DraftLine name={`${artists.path}/${profile.id}`} values={form.values} edited={form.edited} on={work.read} onTake={work.takeUp} />}
      >
        <FormField name="displayName" label="Public name" />
        <FormField name="statement" label="Statement" rows={7} />
        <FormField name="media" input={CommaListInput} help="Separate them with commas. Put the main one first." />
        <FormField name="links" input={LineListInput} help="One per line." rows={3} />
        <FormField name="commissions" label="I take commissions" />
        <FormField name="teaching" label="I teach" />
      </Form>
      {work.overtaken && (
        <MergeDialog
          fields={fields}
          mine={form.values}
          overtaken={work.overtaken}
          onSettle={chosen => void work.settle(chosen)}
          onClose={work.keepMine}
        />
      )}
    </>
  )
}
