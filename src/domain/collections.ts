import { accounts } from './accounts/accounts.collection'
import { endedSessions } from './accounts/ended-sessions.collection'
import { joinings } from './accounts/joining-drafts.collection'
import { roleGrants } from './accounts/roles/role-grants.collection'
import { staffSignIns } from './accounts/sign-in/staff-sign-ins.collection'
import { adOrders } from './ads/ad-orders.collection'
import { adPrices } from './ads/ad-prices.collection'
import { flatPlans } from './ads/flat-plan/flat-plans.collection'
import { placedAds } from './ads/placed-ads.collection'
import { counterShards, counters, unansweredWords } from './analytics/counters.collection'
import { artists, artworks } from './artists/artists.collection'
import { savedSearches } from './artists/saved-searches.collection'
import { saves } from './artists/saves.collection'
import { audit, auditValues } from './audit/audit.collection'
import { changeNotes } from './audit/change-notes.collection'
import { backupKeys } from './backups/backup-keys.collection'
import { restores } from './backups/restores.collection'
import { bugs } from './bugs/bugs.collection'
import { eventTags } from './calendar/tags/event-tags.collection'
import { holds, waitlist } from './capacity/holds.collection'
import { contactMessages } from './contact-form/contact-messages.collection'
import { contactLog } from './contacts/contact-log.collection'
import { articleComments, eventComments, pageComments } from './content/comments.collection'
import { nav } from './content/nav.collection'
import { navVersions } from './content/nav-versions.collection'
import { officeSettings } from './content/office-settings.collection'
import { pageDrafts } from './content/page-drafts.collection'
import { pageVersions } from './content/page-versions.collection'
import { pages } from './content/pages.collection'
import { policyAcceptances } from './content/policies/policy-acceptances.collection'
import { policies } from './content/policies.collection'
import { eligibility } from './eligibility/eligibility.collection'
import { checkIns } from './events/check-ins.collection'
import { eventPlaces } from './events/event-places.collection'
import { eventSubmissions } from './events/event-submissions.collection'
import { events } from './events/events.collection'
import { guestList, rsvps } from './events/rsvps.collection'
import { exportJobs } from './exports/export-jobs.collection'
import { flipbooks } from './flipbook/flipbooks.collection'
import { campaigns } from './giving/campaigns.collection'
import { donations } from './giving/donations.collection'
import { donorSettings } from './giving/donors/donor-settings.collection'
import { letters } from './giving/letters.collection'
import { pledges } from './giving/pledges.collection'
import { releasedCards } from './giving/released-cards.collection'
import { savedCards } from './giving/saved-cards.collection'
import { subscriptions } from './giving/subscriptions.collection'
import { grantApplications } from './grants/grant-applications.collection'
import { grants } from './grants/grants.collection'
import { articles } from './guide/articles/articles.collection'
import { deadlines } from './guide/deadlines.collection'
import { doors } from './guide/door-status/doors.collection'
import { editions, neighbourhoods, weekends } from './guide/editions.collection'
import { listingContacts } from './guide/listing-contacts.collection'
import { listings, sites } from './guide/listings.collection'
import { indexRuns } from './guide/numbering/index-runs.collection'
import { setAsideNumbers } from './guide/numbering/set-aside-numbers.collection'
import { passportKeys } from './guide/passport/passport-keys.collection'
import { prizeDraws, prizeWinners } from './guide/passport/prize-draws.collection'
import { prices } from './guide/price-tables.collection'
import { snapshots } from './guide/publishing/snapshots.collection'
import { callNotices } from './guide/registering/call-notices.collection'
import { listingInvitations } from './guide/registering/listing-invitations.collection'
import { places } from './guide/registering/places.collection'
import { registrations, roster } from './guide/registrations.collection'
import { listingReviews } from './guide/review/listing-reviews.collection'
import { checklists } from './handbook/checklists.collection'
import { handbook } from './handbook/handbook.collection'
import { healthChecks } from './health/health-checks.collection'
import { siteChanges } from './hosting/site-changes.collection'
import { importBatches, importMappings, importRows } from './imports/import-batches.collection'
import { calls } from './jury/calls.collection'
import { entries } from './jury/entries.collection'
import { scores } from './jury/scores.collection'
import { submissions } from './jury/submissions.collection'
import { linkClicks } from './links/daily-link-clicks.collection'
import { shortLinks, slugs } from './links/short-links.collection'
import { mailings, recipients } from './mail/mailings.collection'
import { mails } from './mail/mails.collection'
import { sequences } from './mail/sequences.collection'
import { suppressions } from './mail/suppressions.collection'
import { templates } from './mail/templates.collection'
import { artLovers } from './memberships/art-lovers.collection'
import { cardKeys } from './memberships/card-keys.collection'
import { membershipSeats } from './memberships/family-seats/membership-seats.collection'
import { membershipProducts } from './memberships/membership-products.collection'
import { memberships, terms } from './memberships/memberships.collection'
import { perkCodes } from './memberships/perk-codes.collection'
import { perkDetails } from './memberships/perk-details.collection'
import { perkRedemptions } from './memberships/perk-redemptions.collection'
import { perks } from './memberships/perks.collection'
import { membershipWaivers } from './memberships/waivers/membership-waivers.collection'
import { duplicates } from './merging/duplicate-pairs.collection'
import { merges } from './merging/merges.collection'
import { cannedReplies, threadHandling, threadNotes } from './messages/thread-handling.collection'
import { messages, threads } from './messages/threads.collection'
import { drafts } from './office/drafts.collection'
import { panelShortcuts } from './office/panel-shortcut-records.collection'
import { presence } from './office/presence.collection'
import { consents } from './people/consents.collection'
import { deletions } from './people/deletions.collection'
import { emailKeys } from './people/email-keys.collection'
import { passport } from './people/passport.collection'
import { people } from './people/people.collection'
import { personNotes } from './people/person-notes.collection'
import { images } from './pictures/images.collection'
import { privateShares } from './private-shares/private-shares.collection'
import { programs } from './programs/programs.collection'
import { bulkChanges, bulkRows } from './records/bulk/bulk-changes.collection'
import { resourceMembersParts, resources } from './resources/resources.collection'
import { segments } from './segments/segments.collection'
import { type Collection, matchesPath } from './shared/records/collection'
import { organisation } from './shared/records/organisation.collection'
import { sequenceNumbers } from './shared/records/sequence-numbers.collection'
import { payouts } from './shop/bank-payouts.collection'
import { carts } from './shop/carts/carts.collection'
import { codeUses, discountCodes } from './shop/codes/discount-codes.collection'
import { downloads } from './shop/downloads/downloads.collection'
import { shopKeys } from './shop/order-keys/shop-keys.collection'
import { orders } from './shop/orders.collection'
import { payments, receipts } from './shop/payments.collection'
import { products } from './shop/products.collection'
import { providerEvents } from './shop/provider-events.collection'
import { shopSettings } from './shop/shop-settings.collection'
import { rowIndexes } from './tables/row-indexes.collection'
import { savedViews } from './tables/saved-views.collection'
import { tasks } from './tasks/tasks.collection'

/** Every collection of the product. Paths outside them are closed to everybody. */
export const collections: readonly Collection[] = [
  accounts,
  adOrders,
  flatPlans,
  adPrices,
  articleComments,
  articles,
  artists,
  artLovers,
  artworks,
  audit,
  auditValues,
  backupKeys,
  bugs,
  bulkChanges,
  bulkRows,
  callNotices,
  calls,
  campaigns,
  cannedReplies,
  cardKeys,
  carts,
  changeNotes,
  checkIns,
  checklists,
  consents,
  contactLog,
  contactMessages,
  counters,
  counterShards,
  deadlines,
  deletions,
  panelShortcuts,
  codeUses,
  discountCodes,
  donations,
  donorSettings,
  downloads,
  drafts,
  duplicates,
  editions,
  eligibility,
  emailKeys,
  endedSessions,
  entries,
  eventPlaces,
  eventComments,
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
  setAsideNumbers,
  joinings,
  letters,
  linkClicks,
  listingContacts,
  listingInvitations,
  listingReviews,
  listings,
  doors,
  mailings,
  mails,
  membershipProducts,
  memberships,
  membershipSeats,
  membershipWaivers,
  merges,
  messages,
  nav,
  navVersions,
  neighbourhoods,
  officeSettings,
  orders,
  organisation,
  pageComments,
  pageDrafts,
  pages,
  pageVersions,
  passport,
  passportKeys,
  prizeDraws,
  prizeWinners,
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
  policyAcceptances,
  places,
  presence,
  prices,
  privateShares,
  products,
  programs,
  providerEvents,
  receipts,
  recipients,
  registrations,
  releasedCards,
  resourceMembersParts,
  resources,
  restores,
  roleGrants,
  roster,
  rowIndexes,
  rsvps,
  savedCards,
  savedSearches,
  savedViews,
  saves,
  scores,
  segments,
  sequenceNumbers,
  sequences,
  shopKeys,
  shopSettings,
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
  threadHandling,
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
