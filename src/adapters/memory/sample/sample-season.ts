import type { listings } from '../../../domain/guide/listings.collection'
import type { DataOf } from '../../../domain/shared/records/collection'
import type { Fields } from '../../../ports/documents'
import { sampleHeightsFile } from './city/sample-heights'
import { sampleStreetsFile } from './city/sample-streets'
import { sampleAdFiles, sampleAds } from './guide/sample-ads'
import { sampleArticles } from './guide/sample-articles'
import { sampleDeadlines } from './guide/sample-deadlines'
import { sampleDoors } from './guide/sample-doors'
import { printLock, sampleEditions } from './guide/sample-editions'
import { sampleEventTags } from './guide/sample-event-tags'
import { sampleEvents } from './guide/sample-events'
import { sampleGroupListing } from './guide/sample-group-listing'
import { sampleInvitations } from './guide/sample-invitations'
import { changesSincePrint, sampleListings } from './guide/sample-listings'
import { sampleMembersAndProofs } from './guide/sample-members-and-proofs'
import { samplePrices } from './guide/sample-prices'
import { sampleReplies } from './guide/sample-replies'
import { sampleLocations, sampleSites } from './guide/sample-studio-locations'
import { approvedLate, sampleUnfinishedListings } from './guide/sample-unfinished-listings'
import { sampleWaitingList } from './guide/sample-waiting-list'
import { sampleBackups } from './office/sample-backups'
import { sampleBugs } from './office/sample-bugs'
import { sampleDiscountCodes } from './office/sample-discount-codes'
import { sampleGiving } from './office/sample-giving'
import { sampleHandbook } from './office/sample-handbook'
import { sampleImports } from './office/sample-imports'
import { ledgerAtProvider, sampleLedger } from './office/sample-ledger'
import { sampleMembershipProducts } from './office/sample-membership-products'
import { sampleKeptCards } from './office/sample-monthly-payments'
import { sampleOfficeWork } from './office/sample-office-work'
import { soldElsewhere } from './office/sample-open-ledger'
import { samplePledges } from './office/sample-pledges'
import { samplePrograms } from './office/sample-programs'
import { sampleSeasonResults } from './office/sample-season-results'
import { sampleGoodsFiles, sampleShop, sampleShopSettings } from './office/sample-shop'
import { sampleVisits } from './office/sample-visits'
import { samplePrivateLink } from './pages/sample-private-link'
import type { SampleAccount } from './people/sample-account'
import { sampleArtists } from './people/sample-artists'
import { sampleAudit } from './people/sample-audit'
import { sampleAccounts } from './people/sample-cast'
import { sampleContacts } from './people/sample-contacts'
import { sampleDuplicates } from './people/sample-duplicates'
import { sampleNewArtists } from './people/sample-new-artists'
import { samplePassport, samplePrizeDraws } from './people/sample-passport'
import { samplePeople } from './people/sample-people'
import { sampleRoles } from './people/sample-roles'
import { sampleSavedSearches } from './people/sample-saved-searches'
import { sampleSaves } from './people/sample-saves'
import { instantAt } from './sample-city-time'
import { sampleContent } from './sample-content'
import type { SampleFile } from './sample-file'
import { sampleImageLibrary } from './sample-image-library'
import { sampleOfficeSettings, sampleOrganisation } from './sample-organisation'
import { sampleResourceFiles, sampleResources } from './sample-resources'

export type GuideStep = { readonly editionId: string; readonly at: Date } & (
  | { readonly does: 'number' | 'freeze' | 'flipbook' }
  | { readonly does: 'change'; readonly listingId: string; readonly status: DataOf<typeof listings>['status'] }
  | { readonly does: 'publish'; readonly makeCurrent: boolean }
)

/** The initial content of an empty local store. */
export interface SampleSeason {
  /** Complete documents, with stamps. */
  readonly documents: readonly { readonly path: string; readonly data: Fields }[]
  readonly accounts: readonly SampleAccount[]
  readonly files: readonly SampleFile[]
  /** Documents of the simulated payment provider, which are in no declared collection. */
  readonly atProvider: readonly { readonly path: string; readonly data: Fields }[]
  /** What staff do with the guides once the documents are stored, in this order, each with the clock set to `at`. */
  readonly guides: readonly GuideStep[]
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
      ...sampleMembersAndProofs(),
      ...sampleEditions(),
      ...sampleDeadlines(),
      ...samplePrices(),
      ...sampleAds(),
      ...sampleSites(),
      ...sampleArtists(id => sampleLocations().homes.get(id)?.quarter),
      ...sampleListings(),
      ...sampleUnfinishedListings(),
      ...sampleGroupListing(),
      ...sampleWaitingList(),
      ...sampleInvitations(),
      ...sampleImageLibrary(),
      ...samplePassport(sampleListings()),
      ...samplePrizeDraws(),
      ...sampleDoors(sampleListings()),
      ...sampleEvents(),
      ...sampleReplies(),
      ...sampleEventTags(),
      ...sampleArticles(),
      ...sampleContent(),
      samplePrivateLink(),
      ...samplePrograms(),
      ...sampleGiving(),
      ...sampleMembershipProducts(),
      ...sampleResources(),
      ...sampleSaves(),
      ...sampleSavedSearches(),
      ...sampleShop(),
      ...sampleDiscountCodes(),
      sampleShopSettings(),
      ...sampleLedger(),
      ...samplePledges(),
      ...sampleOfficeWork(),
      ...sampleSeasonResults(),
      ...sampleVisits(sampleEvents()),
    ],
    accounts: sampleAccounts(),
    files: [sampleStreetsFile(), sampleHeightsFile(), ...sampleResourceFiles(), ...sampleGoodsFiles(), ...sampleAdFiles()],
    atProvider: [...sampleKeptCards(), ...ledgerAtProvider(), soldElsewhere()],
    guides: [
      { editionId: '2026', at: instantAt('2026-07-09T15:00'), does: 'number' },
      { editionId: '2026', at: printLock('2026'), does: 'freeze' },
      { editionId: '2026', at: instantAt('2026-09-14T09:00'), does: 'publish', makeCurrent: false },
      { editionId: '2026', at: instantAt('2026-09-14T10:00'), does: 'flipbook' },
      { editionId: '2027', at: instantAt('2027-07-09T15:00'), does: 'number' },
      { editionId: '2027', at: printLock('2027'), does: 'freeze' },
      ...changesSincePrint().map(change => ({ editionId: '2027', at: instantAt('2027-08-20T11:00'), does: 'change' as const, ...change })),
      { editionId: '2027', at: instantAt('2027-09-13T09:00'), does: 'publish', makeCurrent: true },
      { editionId: '2027', at: instantAt('2027-09-13T10:00'), does: 'flipbook' },
      { editionId: '2027', at: instantAt('2027-09-20T11:00'), does: 'change', ...approvedLate() },
    ],
    defaultInstant: instantAt('2027-10-16T11:00'),
  }
}
