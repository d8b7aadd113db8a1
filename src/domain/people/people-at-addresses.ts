import type { RecordsWithin } from '../shared/records/records'
import { sha256 } from '../shared/sha256'
import { shortened } from '../shared/text/shortened'
import { emailKeys } from './email-keys.collection'
import { normalEmail } from './normal-email'
import { namesOf } from './normal-name-and-phone'
import { people } from './people.collection'

/**
 * Finds the people behind email addresses of payers without an account. An unknown address gets a new person; whoever confirms the address
 * later takes over what was paid with it.
 */
export class PeopleAtAddresses {
  private readonly added = new Map<string, { readonly id: string; readonly key: string }>()

  private constructor(
    private readonly known: ReadonlyMap<string, string>,
    private readonly keys: ReadonlyMap<string, string>,
    private readonly nextId: () => string,
  ) {}

  static async read(within: RecordsWithin, addresses: readonly string[], nextId: () => string): Promise<PeopleAtAddresses> {
    const known = new Map<string, string>()
    const keys = new Map<string, string>()
    for (const address of new Set(addresses.map(normalEmail))) {
      const key = await sha256(address)
      keys.set(address, key)
      const holder = await within.get(emailKeys, key)
      if (holder) known.set(address, holder.personId)
    }
    return new PeopleAtAddresses(known, keys, nextId)
  }

  /** The id of the person who has the address. */
  find(address: string): string | undefined {
    return this.known.get(normalEmail(address))
  }

  /** The id of the person who has the address, or of a new person. */
  id(address: string): string {
    const normal = normalEmail(address)
    const id = this.known.get(normal) ?? this.added.get(normal)?.id
    if (id !== undefined) return id
    const added = { id: this.nextId(), key: this.keys.get(normal)! }
    this.added.set(normal, added)
    return added.id
  }

  /** `source`: how the organization came to know new people. */
  write(within: RecordsWithin, source = 'Paid without an account'): void {
    for (const [address, { id, key }] of this.added) {
      within.create(people, id, {
        names: namesOf('', shortened(address, 80)),
        emails: [{ address, verified: false }],
        kind: 'person',
        tags: [],
        source,
        status: 'active',
      })
      within.create(emailKeys, key, { personId: id })
    }
  }
}
