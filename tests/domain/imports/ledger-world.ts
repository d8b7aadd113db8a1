import { people } from '../../../src/domain/accounts/people'
import { campaigns } from '../../../src/domain/giving/campaigns'
import { ImportDesk } from '../../../src/domain/imports/import-desk'
import type { ImportKind } from '../../../src/domain/imports/import-kinds'
import { importPlan } from '../../../src/domain/imports/import-plan'
import type { ImportPlan } from '../../../src/domain/imports/planned-row'
import { proposeMapping } from '../../../src/domain/imports/propose-mapping'
import { StandingRecords } from '../../../src/domain/imports/standing-records'
import { membershipProducts } from '../../../src/domain/memberships/membership-products'
import { Records } from '../../../src/domain/shared/records'
import type { Claims } from '../../../src/ports/auth'
import { tableOf } from '../../support/import-files'
import { type StaffWorld, staffWorld } from '../../support/staff-world'

export const tz = 'America/Los_Angeles'
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

/** A backend with two memberships, a campaign, a fund and Ana Ruiz; the staff bring files in. */
export interface LedgerWorld extends StaffWorld {
  readonly desk: ImportDesk
  /** Records as callables see them. */
  readonly behind: Records
  plan(kind: ImportKind, text: string): Promise<ImportPlan>
  bringIn(kind: ImportKind, text: string): Promise<string>
}

export async function ledgerWorld(claims: Claims = { pid: 'p-staff', adm: 1, sc: 'cmp' }): Promise<LedgerWorld> {
  const world = await staffWorld(claims, new Date('2027-08-01T10:00Z'))
  const behind = new Records(world.store, { current: world.auth.current })
  const [desk, standing] = [world.services.get(ImportDesk), world.services.get(StandingRecords)]
  const names = { first: 'Ana', last: 'Ruiz', display: 'Ana Ruiz', sort: 'Ruiz, Ana' }
  const level = (key: string, name: string) => ({ key, name, summary: '', price: usd(80), seats: 1, perkIds: [] })
  const product = { headline: '', summary: '', termMonths: 12, graceDays: 14, questions: [], order: 1, status: 'live' as const }
  const levels = [level('individual', 'Individual'), level('family', 'Family')]
  const cause = {
    summary: '',
    body: { type: 'doc' as const, content: [] },
    raised: usd(100),
    gifts: 1,
    amounts: [],
    wall: [],
    order: 1,
    status: 'live' as const,
  }
  await behind.commit(
    behind.creating(people, 'ana', { names, emails: [{ address: 'ana@x.org', verified: true }], kind: 'person', tags: [], status: 'active' }),
    behind.creating(membershipProducts, 'art', {
      ...product,
      routeKey: 'art',
      name: 'Artist membership',
      audience: 'artist',
      levels: [level('artist', 'Artist')],
    }),
    behind.creating(membershipProducts, 'lover', { ...product, routeKey: 'artlover', name: 'Art lovers', audience: 'artlover', levels }),
    behind.creating(campaigns, 'roof', { ...cause, kind: 'campaign', title: 'A new roof' }),
    behind.creating(campaigns, 'kiln-fund', { ...cause, kind: 'fund', title: 'The kiln' }),
  )
  const plan = async (kind: ImportKind, text: string) => {
    const table = await tableOf(text, 'old-system.csv')
    const { mapping, formats } = proposeMapping(kind, table)
    const read = { table, mapping, formats }
    if (kind === 'events') return importPlan({ ...read, kind, tz, ...(await standing.events()) })
    const known = kind === 'people' ? await desk.people() : await desk.owners()
    if (kind === 'memberships') return importPlan({ ...read, kind, people: known, ...(await standing.memberships()) })
    if (kind === 'donations') return importPlan({ ...read, kind, people: known, ...(await standing.gifts(tz)) })
    return importPlan({ ...read, kind: 'people', people: known })
  }
  const bringIn = async (kind: ImportKind, text: string) => {
    const batchId = await desk.start(await plan(kind, text))
    const { outcome, refused } = await desk.run(batchId)
    if (outcome !== 'done' || refused.length > 0) throw new Error(JSON.stringify({ outcome, refused }))
    return batchId
  }
  return { ...world, desk, behind, plan, bringIn }
}
