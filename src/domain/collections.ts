import { accounts } from './accounts/accounts'
import { joinings } from './accounts/joining'
import { roleGrants } from './accounts/roles/role-grants'
import { staffSignIns } from './accounts/sign-in/staff-sign-ins'
import { adOrders } from './ads/ad-orders'
import { placedAds } from './ads/placed-ads'
import { counterShards, counters, unansweredWords } from './analytics/counters'
import { artists, artworks } from './artists/artists'
import { savedSearches } from './artists/saved-searches'
import { saves } from './artists/saves'
import { audit, auditValues } from './audit/audit'
import { deletionNotes } from './audit/deletion-notes'
import { bugs } from './bugs/bugs'
import { eventTags } from './calendar/event-tags'
import { contactMessages } from './contact-form/contact-messages'
import { contactLog } from './contacts/contact-log'
import { officeSettings } from './content/office-settings'
import { pageComments, pageVersions } from './content/page-versions'
import { nav, pages, policies } from './content/pages'
import { eligibility } from './eligibility/eligibility'
import { checkIns } from './events/check-ins'
import { eventSubmissions } from './events/event-submissions'
import { events } from './events/events'
import { guestList, rsvps } from './events/rsvps'
import { exportJobs } from './exports/export-jobs'
import { campaigns } from './giving/campaigns'
import { donations } from './giving/donations'
import { letters } from './giving/letters'
import { pledges } from './giving/pledges'
import { subscriptions } from './giving/subscriptions'
import { grantApplications } from './grants/grant-applications'
import { grants } from './grants/grants'
import { articles } from './guide/articles'
import { deadlines } from './guide/deadlines'
import { editions, neighbourhoods, weekends } from './guide/editions'
import { flipbooks } from './guide/flipbooks'
import { listingContacts } from './guide/listing-contacts'
import { listings, sites } from './guide/listings'
import { adPrices, prices } from './guide/price-tables'
import { indexRuns } from './guide/publishing/index-runs'
import { snapshots } from './guide/publishing/snapshots'
import { registrations, roster } from './guide/registrations'
import { checklists } from './handbook/checklists'
import { handbook } from './handbook/handbook'
import { healthChecks } from './health/health-checks'
import { siteChanges } from './hosting/site-changes'
import { importBatches, importMappings, importRows } from './imports/import-batches'
import { calls } from './jury/calls'
import { entries } from './jury/entries'
import { scores } from './jury/scores'
import { submissions } from './jury/submissions'
import { linkClicks } from './links/link-clicks'
import { privateShares } from './links/private-shares'
import { shortLinks, slugs } from './links/short-links'
import { mailings, recipients } from './mail/mailings'
import { sequences } from './mail/sequences'
import { suppressions } from './mail/suppressions'
import { templates } from './mail/templates'
import { artLovers } from './memberships/art-lovers'
import { cardKeys } from './memberships/card-keys'
import { membershipProducts } from './memberships/membership-products'
import { memberships, terms } from './memberships/memberships'
import { perkCodes } from './memberships/perk-codes'
import { perkDetails } from './memberships/perk-details'
import { perkRedemptions } from './memberships/perk-redemptions'
import { perks } from './memberships/perks'
import { duplicates } from './merging/duplicates'
import { merges } from './merging/merges'
import { cannedReplies, threadDesk, threadNotes } from './messages/thread-handling'
import { messages, threads } from './messages/threads'
import { drafts } from './office/drafts'
import { panelShortcuts } from './office/panel-shortcut-records'
import { presence } from './office/presence'
import { consents } from './people/consents'
import { deletions } from './people/deletions'
import { emailKeys } from './people/email-keys'
import { passport } from './people/passport'
import { people } from './people/people'
import { personNotes } from './people/person-notes'
import { images } from './pictures/images'
import { programs } from './programs/programs'
import { bulkChanges, bulkRows } from './records/bulk/bulk-changes'
import { resourceMembersParts, resources } from './resources/resources'
import { segments } from './segments/segments'
import { type Collection, matchesPath } from './shared/records/collection'
import { organisation } from './shared/records/organisation'
import { sequenceNumbers } from './shared/records/sequence-numbers'
import { holds, waitlist } from './shop/holds'
import { orders } from './shop/orders'
import { payments, receipts } from './shop/payments'
import { payouts } from './shop/payouts'
import { products } from './shop/products'
import { providerEvents } from './shop/provider-events'
import { rowIndexes } from './tables/row-indexes'
import { savedViews } from './tables/saved-views'
import { tasks } from './tasks/tasks'

/** Every collection of the product. A path outside them is closed to everybody. */
export const collections: readonly Collection[] = [
  accounts,
  adOrders,
  adPrices,
  articles,
  artists,
  artLovers,
  artworks,
  audit,
  auditValues,
  bugs,
  bulkChanges,
  bulkRows,
  calls,
  campaigns,
  cannedReplies,
  cardKeys,
  checkIns,
  checklists,
  consents,
  contactLog,
  contactMessages,
  counters,
  counterShards,
  deadlines,
  deletionNotes,
  deletions,
  panelShortcuts,
  donations,
  drafts,
  duplicates,
  editions,
  eligibility,
  emailKeys,
  entries,
  events,
  eventSubmissions,
  eventTags,
  exportJobs,
  flipbooks,
  grantApplications,
  grants,
  guestList,
  handbook,
  healthChecks,
  holds,
  images,
  importBatches,
  importMappings,
  importRows,
  indexRuns,
  joinings,
  letters,
  linkClicks,
  listingContacts,
  listings,
  mailings,
  membershipProducts,
  memberships,
  merges,
  messages,
  nav,
  neighbourhoods,
  officeSettings,
  orders,
  organisation,
  pageComments,
  pages,
  pageVersions,
  passport,
  payments,
  payouts,
  people,
  perkCodes,
  perkDetails,
  perkRedemptions,
  perks,
  personNotes,
  placedAds,
  pledges,
  policies,
  presence,
  prices,
  privateShares,
  products,
  programs,
  providerEvents,
  receipts,
  recipients,
  registrations,
  resourceMembersParts,
  resources,
  roleGrants,
  roster,
  rowIndexes,
  rsvps,
  savedSearches,
  savedViews,
  saves,
  scores,
  segments,
  sequenceNumbers,
  sequences,
  shortLinks,
  siteChanges,
  sites,
  slugs,
  snapshots,
  staffSignIns,
  submissions,
  subscriptions,
  suppressions,
  tasks,
  templates,
  terms,
  threadDesk,
  threadNotes,
  threads,
  unansweredWords,
  waitlist,
  weekends,
]

const found = new Map<string, Collection | undefined>()

/** The declaration of the collection at a path, such as `editions/2027/weekends`; `undefined` for an undeclared path. */
export function collectionAt(path: string): Collection | undefined {
  if (!found.has(path))
    found.set(
      path,
      collections.find(of => matchesPath(of, path)),
    )
  return found.get(path)
}

/** The collection with this declared path, such as `editions/{edition}/weekends`. */
export const collectionNamed = (declared: string): Collection | undefined => collections.find(({ path }) => path === declared)
