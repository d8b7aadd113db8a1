import type { Fields } from '../../../ports/documents'
import { sampleGiving } from './giving'
import { sampleMemberships } from './memberships'
import { samplePrograms } from './programs'
import type { SampleAccount } from './sample-account'
import { sampleArticles } from './sample-articles'
import { sampleArtists } from './sample-artists'
import { sampleAudit } from './sample-audit'
import { sampleBugs } from './sample-bugs'
import { sampleAccounts } from './sample-cast'
import { sampleContacts } from './sample-contacts'
import { sampleContent } from './sample-content'
import { sampleDeadlines } from './sample-deadlines'
import { sampleDeskWork } from './sample-desk-work'
import { sampleDoors } from './sample-doors'
import { sampleDoubles } from './sample-doubles'
import { sampleEditions } from './sample-editions'
import { sampleEvents } from './sample-events'
import { sampleHandbook } from './sample-handbook'
import { sampleImports } from './sample-imports'
import { sampleLedger } from './sample-ledger'
import { sampleLibrary } from './sample-library'
import { sampleListings } from './sample-listings'
import { sampleOrganisation } from './sample-organisation'
import { samplePassport } from './sample-passport'
import { samplePeople } from './sample-people'
import { samplePlaces, sampleSites } from './sample-places'
import { type SampleFile, sampleResourceFiles, sampleResources } from './sample-resources'
import { sampleRoles } from './sample-roles'
import { sampleSearches } from './sample-searches'
import { sampleTurnout } from './sample-turnout'
import { sampleVisits } from './sample-visits'
import { instantAt } from './season-times'
import { sampleShop } from './shop'

/** Everything an empty local store begins with. */
export interface SampleSeason {
  /** Complete documents, with stamps. */
  readonly documents: readonly { readonly path: string; readonly data: Fields }[]
  readonly accounts: readonly SampleAccount[]
  readonly files: readonly SampleFile[]
  /** Guides to publish once the documents are in the store, in this order, each with the clock at `at`. */
  readonly publish: readonly { readonly editionId: string; readonly at: Date; readonly makeCurrent: boolean }[]
  /** "Now" in local mode until somebody sets another: a Saturday morning, as the doors open. */
  readonly defaultInstant: Date
}

/** The season of an invented city, the same on every machine. */
export function sampleSeason(): SampleSeason {
  return {
    documents: [
      sampleOrganisation(),
      ...samplePeople(),
      ...sampleDoubles(),
      ...sampleContacts([...samplePeople(), ...sampleDoubles()]),
      ...sampleRoles(),
      ...sampleBugs(),
      ...sampleAudit(),
      ...sampleImports(),
      ...sampleHandbook(),
      ...sampleDoors(),
      ...sampleEditions(),
      ...sampleDeadlines(),
      ...sampleSites(),
      ...sampleArtists(id => samplePlaces().homes.get(id)?.quarter),
      ...sampleListings(),
      ...sampleLibrary(),
      ...samplePassport(sampleListings()),
      ...sampleEvents(),
      ...sampleArticles(),
      ...sampleContent(),
      ...samplePrograms(),
      ...sampleGiving(),
      ...sampleMemberships(),
      ...sampleResources(),
      ...sampleSearches(),
      ...sampleShop(),
      ...sampleLedger(),
      ...sampleDeskWork(),
      ...sampleTurnout(),
      ...sampleVisits(sampleEvents()),
    ],
    accounts: sampleAccounts(),
    files: sampleResourceFiles(),
    publish: [
      { editionId: '2026', at: instantAt('2026-09-14T09:00'), makeCurrent: false },
      { editionId: '2027', at: instantAt('2027-09-13T09:00'), makeCurrent: true },
    ],
    defaultInstant: instantAt('2027-10-16T11:00'),
  }
}
