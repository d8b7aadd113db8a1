import type { Fields } from '../../../ports/documents'
import { sampleArticles } from './guide/sample-articles'
import { sampleDeadlines } from './guide/sample-deadlines'
import { sampleEditions } from './guide/sample-editions'
import { sampleEvents } from './guide/sample-events'
import { sampleInvitations } from './guide/sample-invitations'
import { sampleListings } from './guide/sample-listings'
import { samplePlaces, sampleSites } from './guide/sample-places'
import { samplePortal } from './guide/sample-portal'
import { samplePrices } from './guide/sample-prices'
import { sampleVerifier } from './guide/sample-verifier'
import { sampleWaitingList } from './guide/sample-waiting-list'
import { sampleBackups } from './office/sample-backups'
import { sampleBugs } from './office/sample-bugs'
import { sampleCodes } from './office/sample-codes'
import { sampleGiving } from './office/sample-giving'
import { sampleHandbook } from './office/sample-handbook'
import { sampleImports } from './office/sample-imports'
import { sampleLedger } from './office/sample-ledger'
import { sampleMemberships } from './office/sample-memberships'
import { sampleKeptCards } from './office/sample-monthly'
import { sampleOfficeWork } from './office/sample-office-work'
import { soldElsewhere } from './office/sample-open-ledger'
import { samplePledges } from './office/sample-pledges'
import { samplePrograms } from './office/sample-programs'
import { sampleGoodsFiles, sampleShop, sampleShopSettings } from './office/sample-shop'
import { sampleTurnout } from './office/sample-turnout'
import { sampleVisits } from './office/sample-visits'
import type { SampleAccount } from './people/sample-account'
import { sampleArtists } from './people/sample-artists'
import { sampleAudit } from './people/sample-audit'
import { sampleAccounts } from './people/sample-cast'
import { sampleContacts } from './people/sample-contacts'
import { sampleDuplicates } from './people/sample-duplicates'
import { sampleNewArtists } from './people/sample-new-artists'
import { samplePassport } from './people/sample-passport'
import { samplePeople } from './people/sample-people'
import { sampleRoles } from './people/sample-roles'
import { sampleSaves } from './people/sample-saves'
import { sampleSearches } from './people/sample-searches'
import { sampleContent } from './sample-content'
import type { SampleFile } from './sample-file'
import { sampleLibrary } from './sample-library'
import { sampleOfficeSettings, sampleOrganisation } from './sample-organisation'
import { sampleResourceFiles, sampleResources } from './sample-resources'
import { instantAt } from './season-times'

/** The initial content of an empty local store. */
export interface SampleSeason {
  /** Complete documents, with stamps. */
  readonly documents: readonly { readonly path: string; readonly data: Fields }[]
  readonly accounts: readonly SampleAccount[]
  readonly files: readonly SampleFile[]
  /** What lies at the simulated payment provider: documents that no record declares. */
  readonly atProvider: readonly { readonly path: string; readonly data: Fields }[]
  /** Guides to publish in this order once the documents are stored, each with the clock set to `at`. */
  readonly publish: readonly { readonly editionId: string; readonly at: Date; readonly makeCurrent: boolean }[]
  /** The time that local mode shows until another is set: a Saturday morning when the studios open. */
  readonly defaultInstant: Date
}

/** The season of an invented city, the same on every machine. */
export function sampleSeason(): SampleSeason {
  return {
    documents: [
      sampleOrganisation(),
      sampleOfficeSettings(),
      ...samplePeople(),
      ...sampleNewArtists(),
      ...sampleDuplicates(),
      ...sampleContacts([...samplePeople(), ...sampleDuplicates()]),
      ...sampleRoles(),
      ...sampleBackups(),
      ...sampleBugs(),
      ...sampleAudit(),
      ...sampleImports(),
      ...sampleHandbook(),
      ...sampleVerifier(),
      ...sampleEditions(),
      ...sampleDeadlines(),
      ...samplePrices(),
      ...sampleSites(),
      ...sampleArtists(id => samplePlaces().homes.get(id)?.quarter),
      ...sampleListings(),
      ...samplePortal(),
      ...sampleWaitingList(),
      ...sampleInvitations(),
      ...sampleLibrary(),
      ...samplePassport(sampleListings()),
      ...sampleEvents(),
      ...sampleArticles(),
      ...sampleContent(),
      ...samplePrograms(),
      ...sampleGiving(),
      ...sampleMemberships(),
      ...sampleResources(),
      ...sampleSaves(),
      ...sampleSearches(),
      ...sampleShop(),
      ...sampleCodes(),
      sampleShopSettings(),
      ...sampleLedger(),
      ...samplePledges(),
      ...sampleOfficeWork(),
      ...sampleTurnout(),
      ...sampleVisits(sampleEvents()),
    ],
    accounts: sampleAccounts(),
    files: [...sampleResourceFiles(), ...sampleGoodsFiles()],
    atProvider: [...sampleKeptCards(), soldElsewhere()],
    publish: [
      { editionId: '2026', at: instantAt('2026-09-14T09:00'), makeCurrent: false },
      { editionId: '2027', at: instantAt('2027-09-13T09:00'), makeCurrent: true },
    ],
    defaultInstant: instantAt('2027-10-16T11:00'),
  }
}
