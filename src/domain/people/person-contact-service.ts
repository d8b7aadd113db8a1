import { Callables } from '../shared/functions/callables'
import { changePersonContacts } from './change-person-contacts.contract'
import type { Person } from './people.collection'

/** Creates people and changes their contact details, for staff. Uses callables, because email addresses are unique over all people. */
export class PersonContactService {
  static readonly inject = [Callables] as const

  constructor(private readonly callables: Callables) {}

  /** Omitted fields stay unchanged. */
  async change(person: Person, change: { readonly emails?: readonly string[]; readonly phones?: readonly string[] }): Promise<void> {
    const { id, rev, addresses = [] } = person
    const labelOf = (address: string) => person.emails.find(email => email.address === address)?.label
    const emails = (change.emails ?? person.emails.map(({ address }) => address)).map(address => {
      const label = labelOf(address)
      return { address, ...(label && { label }) }
    })
    await this.callables.call(changePersonContacts, {
      personId: id,
      rev,
      emails,
      phones: [...(change.phones ?? person.phones ?? [])],
      addresses: addresses.map(address => ({ ...address })),
    })
  }
}
