import type { Person } from './people.collection'

/**
 * The address of an account whose holder has not confirmed it. Anybody may have entered it, so it has no key (`emailKeys`) and finds nobody:
 * data about the address's real owner must not reach the account's holder.
 */
export const unconfirmedAddress = ({ uid, emails }: Pick<Person, 'uid' | 'emails'>): string | undefined =>
  uid !== undefined && emails[0]?.verified === false ? emails[0].address : undefined

/** The addresses by which searches may find a person. */
export const addressesToFindBy = (person: Pick<Person, 'uid' | 'emails'>): readonly string[] => {
  const unconfirmed = unconfirmedAddress(person)
  return person.emails.map(({ address }) => address).filter(address => address !== unconfirmed)
}
