import { accounts } from './accounts/accounts'
import { consents } from './accounts/consents'
import { deletions } from './accounts/deletions'
import { emailKeys } from './accounts/email-keys'
import { joinings } from './accounts/joining'
import { passport } from './accounts/passport'
import { people } from './accounts/people'
import { roleGrants } from './accounts/role-grants'
import { staffSignIns } from './accounts/staff-sign-ins'
import { adOrders } from './ads/ad-orders'
import { placedAds } from './ads/placed-ads'
import { counterShards, counters, unansweredWords } from './analytics/counters'
import { artists, artworks } from './artists/artists'
import { savedSearches } from './artists/saved-searches'
import { saves } from './artists/saves'
import { contactMessages } from './content/contact-messages'
import { contactSenders } from './content/contact-senders'
import { handbook } from './content/handbook'
import { images } from './content/images'
import { officeSettings } from './content/office-settings'
import { pageComments, pageVersions } from './content/page-versions'
import { nav, pages, policies } from './content/pages'
import { resourceMembersParts, resources } from './content/resources'
import { organisation } from './content/settings'
import { checkIns } from './events/check-ins'
import { eventSubmissions } from './events/event-submissions'
import { eventTags } from './events/event-tags'
import { events } from './events/events'
import { guestList, rsvps } from './events/rsvps'
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
import { indexRuns } from './guide/index-runs'
import { listingContacts } from './guide/listing-contacts'
import { listings, sites } from './guide/listings'
import { adPrices, prices } from './guide/price-tables'
import { registrations, roster } from './guide/registrations'
import { snapshots } from './guide/snapshots'
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
import { cannedReplies, threadDesk, threadNotes } from './messages/thread-desk'
import { messages, threads } from './messages/threads'
import { audit, auditValues } from './operations/audit'
import { bugs } from './operations/bugs'
import { bulkChanges, bulkRows } from './operations/bulk-changes'
import { checklists } from './operations/checklists'
import { deletionNotes } from './operations/deletion-notes'
import { desks } from './operations/desks'
import { drafts } from './operations/drafts'
import { exportJobs } from './operations/export-jobs'
import { healthChecks } from './operations/health-checks'
import { importBatches, importMappings, importRows } from './operations/import-batches'
import { presence } from './operations/presence'
import { rowIndexes } from './operations/row-indexes'
import { savedViews } from './operations/saved-views'
import { sequenceNumbers } from './operations/sequence-numbers'
import { siteChanges } from './operations/site-changes'
import { tasks } from './operations/tasks'
import { contactLog } from './people/contact-log'
import { duplicates } from './people/duplicates'
import { eligibility } from './people/eligibility'
import { merges } from './people/merges'
import { personNotes } from './people/person-notes'
import { segments } from './people/segments'
import { programs } from './programs/programs'
import type { Collection } from './shared/collection'
import { holds, waitlist } from './shop/holds'
import { orders } from './shop/orders'
import { payments, receipts } from './shop/payments'
import { payouts } from './shop/payouts'
import { products } from './shop/products'
import { providerEvents } from './shop/provider-events'

/** Every record of the product. A path that no collection here claims is closed to everybody. */
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
  contactSenders,
  counters,
  counterShards,
  deadlines,
  deletionNotes,
  deletions,
  desks,
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
