import { RecordService } from '../../src/domain/records/record-service'
import type { Claims } from '../../src/ports/auth'
import { type Fields, maxWrites } from '../../src/ports/documents'
import { type StaffWorld, staffWorld } from './staff-world'
import { standing } from './stamped'

export const contentEditor: Claims = { pid: 'p-cy', adm: 1, sc: 'c' }
export const peopleEditor: Claims = { pid: 'p-pia', adm: 1, sc: 'p' }
export const superadmin: Claims = { pid: 'p-root', sa: 1 }

export interface Office extends StaffWorld {
  readonly service: RecordService
  /** Adds documents without audit entries. */
  readonly stand: (documents: { readonly [path: string]: Fields }) => Promise<void>
  /** The document as it is stored. */
  readonly stored: (path: string) => Promise<Fields | undefined>
}

/** A backend with these documents and a signed-in staff member. */
export async function office(claims: Claims, documents: { readonly [path: string]: Fields } = {}): Promise<Office> {
  const world = await staffWorld(claims, new Date('2027-06-02T12:00:00Z'))
  const stand = async (more: { readonly [path: string]: Fields }) => {
    const writes = Object.entries(more).map(([path, fields]) => ({ op: 'set', path, data: standing(fields) }) as const)
    for (let at = 0; at < writes.length; at += maxWrites) await world.store.commit(writes.slice(at, at + maxWrites))
  }
  await stand(documents)
  return { ...world, service: world.services.get(RecordService), stand, stored: async path => (await world.store.get(path))?.data }
}

export const resource = (title: string, more: Fields = {}): Fields => ({
  kind: 'article',
  title,
  link: 'https://tools.example/',
  audience: 'artists',
  tags: ['framing'],
  order: 0,
  status: 'draft',
  ...more,
})

export const person = (display: string, more: Fields = {}): Fields => ({
  names: { first: display, last: '', display, sort: display },
  emails: [],
  kind: 'person',
  tags: [],
  status: 'active',
  ...more,
})
