import { Auth } from '../../ports/auth'
import { roleGrants } from '../accounts/roles/role-grants.collection'
import { nav } from '../content/nav.collection'
import { officeSettings, type SetUpStep, setUpSteps } from '../content/office-settings.collection'
import { pages } from '../content/pages.collection'
import { policies } from '../content/policies.collection'
import { newestFirst } from '../guide/edition-order'
import { editions } from '../guide/editions.collection'
import { RecordService } from '../records/record-service'
import type { StoredOf } from '../shared/records/collection'
import { organisation, organisationId } from '../shared/records/organisation.collection'
import { Records } from '../shared/records/records'
import { RuleBroken, recordOvertaken } from '../shared/records/rule-broken'
import type { TemplateFacts } from './templates/template-facts'

export interface SetUpProgress {
  readonly organisation: StoredOf<typeof organisation> | undefined
  readonly office: StoredOf<typeof officeSettings> | undefined
  /** Steps whose result exists. */
  readonly done: readonly SetUpStep[]
  /** Steps that were skipped and whose result does not exist. */
  readonly skipped: readonly SetUpStep[]
  /** The first step that is neither done nor skipped. */
  readonly next: SetUpStep | undefined
  readonly editions: readonly StoredOf<typeof editions>[]
  /** Slugs of the pages that are published. */
  readonly pages: readonly string[]
  /** Kinds of the policies that are in force. */
  readonly policies: readonly string[]
  readonly header: readonly string[]
}

/** Steps that others depend on, so they cannot be skipped. */
export const neededSteps: readonly SetUpStep[] = ['name', 'legal']

/** The set-up of a new organization; its progress is derived from the existing records. For superadmins. */
export class OrganisationSetUp {
  static readonly inject = [Records, RecordService, Auth] as const

  constructor(
    private readonly records: Records,
    private readonly service: RecordService,
    private readonly auth: Auth,
  ) {}

  async progress(): Promise<SetUpProgress> {
    const self = this.auth.current?.claims.pid
    const [settings, office, allEditions, published, header, effective, grants] = await Promise.all([
      this.records.get(organisation, organisationId),
      this.records.get(officeSettings, organisationId),
      this.records.find(editions),
      this.records.find(pages, { where: [['status', '==', 'published']] }),
      this.records.get(nav, 'header'),
      this.records.find(policies, { where: [['status', '==', 'effective']] }),
      this.records.find(roleGrants, { where: [['status', '==', 'active']] }),
    ])
    const slugs = published.map(({ slug }) => slug)
    const is: Readonly<Record<SetUpStep, boolean>> = {
      name: settings !== undefined,
      legal: office !== undefined,
      front: settings?.season !== undefined && settings.tagline !== undefined,
      look: settings?.accent !== undefined,
      edition: allEditions.length > 0,
      pages: slugs.includes('about') && slugs.includes('contact'),
      menu: (header?.items.length ?? 0) > 0,
      policies: effective.some(({ kind }) => kind === 'privacy'),
      people: grants.some(({ personId }) => personId !== self),
    }
    const skipped = (office?.skipped ?? []).filter(step => !is[step])
    return {
      organisation: settings,
      office,
      done: setUpSteps.filter(step => is[step]),
      skipped,
      next: setUpSteps.find(step => !is[step] && !skipped.includes(step)),
      editions: newestFirst(allEditions),
      pages: slugs,
      policies: effective.map(({ kind }) => kind),
      header: header?.items.map(({ to }) => to) ?? [],
    }
  }

  /** Skips a step; it can be done later. */
  skip(step: SetUpStep): Promise<void> {
    return this.changeOffice(({ skipped = [] }) => ({ skipped: [...new Set([...skipped, step])] }))
  }

  /** From now on `/cpanel` shows the office. */
  finish(): Promise<void> {
    return this.changeOffice(() => ({ isSetUp: true }))
  }

  private async changeOffice(change: (office: StoredOf<typeof officeSettings>) => { skipped?: SetUpStep[]; isSetUp?: boolean }): Promise<void> {
    const office = await this.records.get(officeSettings, organisationId)
    if (!office) throw new RuleBroken('settings-missing')
    const saved = await this.service.change(officeSettings, office, change(office))
    if (saved.outcome === 'overtaken') throw recordOvertaken(saved.theirs)
  }
}

/** Facts for the templates; `undefined` until both names are known. */
export function templateFacts({ organisation: settings, office }: Pick<SetUpProgress, 'organisation' | 'office'>): TemplateFacts | undefined {
  return settings && office && { ...settings, legalName: office.legalName, ein: office.ein }
}
