import { campaigns } from '../../src/domain/giving/campaigns.collection'
import { ImportService } from '../../src/domain/imports/import-service'
import { membershipProducts } from '../../src/domain/memberships/membership-products.collection'
import { people } from '../../src/domain/people/people.collection'
import { organisation, organisationId } from '../../src/domain/shared/records/organisation.collection'
import { Records } from '../../src/domain/shared/records/records'
import type { Claims } from '../../src/ports/auth'
import { csvFile, type Planned, planFile, startPlanned } from './import-files'
import { type StaffWorld, staffWorld } from './staff-world'

const tz = 'America/Los_Angeles'
const usd = (dollars: number) => ({ cents: dollars * 100, cur: 'usd' as const })

/** A backend with two memberships, a campaign, a fund and Ana Ruiz, for imports by staff. */
export interface LedgerWorld extends StaffWorld {
  readonly service: ImportService
  /** Records without a policy, as callables see them. */
  readonly behind: Records
  plan(kind: string, text: string): Promise<Planned>
  bringIn(kind: string, text: string): Promise<string>
}

export async function ledgerWorld(claims: Claims = { pid: 'p-staff', adm: 1, sc: 'cmp' }): Promise<LedgerWorld> {
  const world = await staffWorld(claims, new Date('2027-08-01T10:00Z'))
  const behind = new Records(world.store, { current: world.auth.current })
  const service = world.services.get(ImportService)
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
  const settings = { name: 'Saltlight', shortName: 'Saltlight', season: 'Open doors', tagline: 'Art', city: 'Exampleton', address: '1 Quay' }
  await behind.commit(
    behind.creating(organisation, organisationId, { ...settings, tz, email: 'desk@x.org', accent: 'teal', links: [], sponsors: [] }),
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
  const plan = (kind: string, text: string) => planFile(world, kind, csvFile(text, 'old-system.csv'))
  const bringIn = async (kind: string, text: string) => {
    const batchId = await startPlanned(world, await plan(kind, text))
    const { outcome, refused } = await service.run(batchId)
    if (outcome !== 'done' || refused.length > 0) throw new Error(JSON.stringify({ outcome, refused }))
    return batchId
  }
  return { ...world, service, behind, plan, bringIn }
}
