import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { PersonView } from '../../../../domain/people/person-profile'
import { Time } from '../../../kit/time'
import { usePanelPlace } from '../../engine/use-panel-place'
import css from './person.module.css'

/** Who somebody is, and how they are reached. What is not known is not listed. */
export function PersonFacts({ view: { person, account, artist, agreed, roles } }: { readonly view: PersonView }) {
  const { tz } = usePanelPlace()
  const { names, emails, phones = [], addresses = [], organisation, birthYear, guardianEmail, tags, source, household } = person
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Sorted as', names.sort !== names.display && names.sort],
    ['Pronouns', names.pronouns],
    ['Organisation', organisation],
    [
      'E-mail',
      emails.length > 0 &&
        lines(
          emails.map(
            ({ address, verified, bounce }) => `${address}${verified ? '' : ', not verified'}${bounce?.hardAt ? ', returned for good' : ''}`,
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
    ['Born', birthYear],
    ['Guardian', guardianEmail],
    ['Roles', roles.length > 0 && roles.join(', ')],
    ['Agreed to', agreed.length > 0 ? agreed.join(', ') : 'nothing'],
    ['Tags', tags.length > 0 && tags.join(', ')],
    ['Household', household],
    ['Where from', source],
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
  return (
    <dl className={css.facts}>
      {facts
        .filter(([, value]) => value !== undefined && value !== false && value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}

const lines = (all: readonly string[]) => all.map(line => <span key={line}>{line}</span>)
