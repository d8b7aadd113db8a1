import type { PersonView } from '../../../../domain/contacts/person-view-service'
import { nameFields, people } from '../../../../domain/people/people.collection'
import { plainFields } from '../../../../domain/shared/plain-fields'
import { choiceText } from '../../../forms/choice-text'
import { Time } from '../../../kit/time/time'
import { Link } from '../../../routing/link'
import type { Fact } from '../../engine/facts/facts'

/** Who a person is and how to reach them. */
export function personFacts({ person, account, artist, agreed, roles }: PersonView, tz: string): readonly Fact[] {
  const { names, emails, phones = [], addresses = [] } = person
  return [
    [nameFields.sort.label, names.sort !== names.display && names.sort],
    ['Pronouns', names.pronouns],
    [
      'Email',
      emails.map(
        ({ address, verified, bounce }) => `${address}${verified ? '' : ', not verified'}${bounce?.hardAt ? '; mail to it is returned' : ''}`,
      ),
    ],
    ['Phone', phones],
    [
      'Address',
      addresses.map(({ line1, line2, city, region, postcode, country }) =>
        [line1, line2, [postcode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', '),
      ),
    ],
    ...plainFields(people).map(([name, { label, kind }]) => {
      const value = person[name as keyof typeof person] as string | number | undefined
      return [label, kind === 'choice' && value !== undefined ? choiceText(String(value)) : value] as const
    }),
    [people.fields.guardianEmail.label, person.guardianEmail],
    ['Roles', choiceText(roles.join(', '))],
    ['Agreed to', choiceText(agreed.join(', ') || 'nothing')],
    ['Tags', person.tags.join(', ')],
    ['Account', choiceText(account ? (account.disabled ? 'disabled' : account.status) : 'none')],
    ['Last sign-in', account?.lastSignIn && <Time at={account.lastSignIn} tz={tz} short year />],
    ['Public page', artist && <Link to={`/art/artists/${artist.handle}`}>{artist.handle}</Link>],
    ['Entered', <Time key="entered" at={person.createdAt} tz={tz} show="day" short year />],
  ]
}
