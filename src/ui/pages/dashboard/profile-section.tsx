import { AccountSettingsService } from '../../../domain/accounts/account-settings-service'
import { namesOf, phoneOf } from '../../../domain/people/normal-name-and-phone'
import { nameFields, people } from '../../../domain/people/people.collection'
import { optional, text } from '../../../domain/shared/records/fields'
import { useApp, useLiveQuery } from '../../app-services/app-context'
import { Form, FormField } from '../../forms/form'
import { useRecordForm } from '../../forms/use-record-form'
import { LinkButton } from '../../kit/button'
import { EmptyState } from '../../kit/feedback/empty-state'
import { accountQueries, type Person, renewAccount } from '../../queries/account.queries'
import { ArtistForm } from './artist-form'
import css from './dashboard.module.css'

/** The person's data and, for artists, their public profile. */
export function ProfileSection() {
  const app = useApp()
  const person = useLiveQuery(accountQueries(app).person())
  const profile = useLiveQuery(accountQueries(app).profile())
  if (!person)
    return (
      <EmptyState title="You have not finished joining" action={<LinkButton to="/newmember">Continue joining</LinkButton>}>
        <p>You enter your name and other details there.</p>
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

const { first, last, pronouns } = nameFields
const fields = { first, last: optional(last), pronouns, phone: optional(text('Phone', 20)) }

const valuesOf = ({ names, phones: [phone] = [] }: Partial<Person>) => ({
  first: names?.first,
  last: names?.last || undefined,
  pronouns: names?.pronouns,
  phone,
})

function PersonForm({ person }: { readonly person: Person }) {
  const app = useApp()
  const { form } = useRecordForm<typeof people, typeof fields>({
    fields,
    valuesOf,
    record: person,
    draft: `${people.path}/${person.id}`,
    check: ({ phone }) => ({ phone: phone && !phoneOf(phone) ? 'Enter 7 to 15 digits.' : undefined }),
    change: async (before, _, entered) => {
      const number = entered.phone && phoneOf(entered.phone)
      const phones = [...(number ? [number] : []), ...(before.phones?.slice(1) ?? [])]
      const names = namesOf(entered.first ?? '', entered.last ?? '', entered.pronouns)
      const saved = await (await app.services()).get(AccountSettingsService).changePerson(before, { names, phones })
      await renewAccount(app)
      return saved
    },
  })
  return (
    <Form form={form} label="Save" needsChange>
      <div className={css.pair}>
        <FormField name="first" autoComplete="given-name" />
        <FormField name="last" label="Last name" autoComplete="family-name" />
        <FormField name="pronouns" />
        <FormField name="phone" type="tel" autoComplete="tel" />
      </div>
    </Form>
  )
}
