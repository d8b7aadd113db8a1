import { Link } from 'react-router-dom'
import type { PersonView } from '../../../../domain/contacts/person-profile'
import { people } from '../../../../domain/people/people.collection'
import { plainFields } from '../../../../domain/shared/plain-fields'
import { Time } from '../../../kit/time/time'
import { type Fact, Facts } from '../../engine/facts/facts'
import { usePanelContext } from '../../engine/use-panel-context'

/** Who a person is and how to reach them. Unknown facts are left out. */
export function PersonFacts({ view: { person, account, artist, agreed, roles } }: { readonly view: PersonView }) {
  const { tz } = usePanelContext()
  const { names, emails, phones = [], addresses = [], guardianEmail, tags } = person
  const facts: readonly Fact[] = [
    ['Sorted as', names.sort !== names.display && names.sort],
    ['Pronouns', names.pronouns],
    [
      'Email',
      emails.length > 0 &&
        lines(
          emails.map(
            ({ address, verified, bounce }) => `${address}${verified ? '' : ', not verified'}${bounce?.hardAt ? '; mail to it is returned' : ''}`,
          ),
        ),
    ],
    ['Phone', phones.length > 0 && lines(phones)],
    [
      'Address',
      addresses.length > 0 &&
        lines(
          addresses.map(({ line1, line2, city, region, postcode, country }) =>
            [line1, line2, [postcode, city].filter(Boolean).join(' '), region, country].filter(Boolean).join(', '),
          ),
        ),
    ],
    ...plainFields(people).map(([name, { label }]) => [label, person[name as keyof typeof person] as string | number | undefined] as const),
    ['Guardian', guardianEmail],
    ['Roles', roles.length > 0 && roles.join(', ')],
    ['Agreed to', agreed.length > 0 ? agreed.join(', ') : 'nothing'],
    ['Tags', tags.length > 0 && tags.join(', ')],
    [
      'Account',
      account ? (
        <>
          {account.disabled ? 'disabled' : account.status}
          {account.lastSignIn && (
            <>
              , last signed in <Time at={account.lastSignIn} tz={tz} short year />
            </>
          )}
        </>
      ) : (
        'none'
      ),
    ],
    ['Public page', artist && <Link to={`/art/artists/${artist.handle}`}>{artist.handle}</Link>],
    ['Entered', <Time key="entered" at={person.createdAt} tz={tz} show="day" short year />],
  ]
  return <Facts facts={facts} />
}

const lines = (all: readonly string[]) => all.map(line => <span key={line}>{line}</span>)
