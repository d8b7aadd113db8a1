import { Functions } from '../../ports/functions'
import { Ids } from '../../ports/ids'
import { call } from '../shared/cloud-function'
import { addPerson, type PersonToAdd } from './add-person.function'
import { changePersonContacts } from './change-person-contacts.function'
import type { Person } from './merge-snapshot'

/** Enters people and changes how they are reached, as staff do: addresses are unique over all people. */
export class ContactsDesk {
  static readonly inject = [Functions, Ids] as const

  constructor(
    private readonly functions: Functions,
    private readonly ids: Ids,
  ) {}

  /** The id under which a form enters somebody: sent twice it enters one. */
  newId(): string {
    return this.ids.next()
  }

  async add(person: PersonToAdd): Promise<string> {
    return (await call(this.functions, addPerson, person)).personId
  }

  /** What is not named stays. */
  async change(person: Person, change: { readonly emails?: readonly string[]; readonly phones?: readonly string[] }): Promise<void> {
    const { id, rev, addresses = [] } = person
    const labelOf = (address: string) => person.emails.find(email => email.address === address)?.label
    const emails = (change.emails ?? person.emails.map(({ address }) => address)).map(address => {
      const label = labelOf(address)
      return { address, ...(label && { label }) }
    })
    await call(this.functions, changePersonContacts, {
      personId: id,
      rev,
      emails,
      phones: [...(change.phones ?? person.phones ?? [])],
      addresses: addresses.map(address => ({ ...address })),
    })
  }
}
