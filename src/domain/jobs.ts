import { expireRoles } from './accounts/roles/expire-roles.job'
import { mailAds } from './ads/mails/mail-ads.job'
import { askForArt } from './ads/orders/ask-for-art.job'
import { rollUpCounters } from './analytics/roll-up-counters.job'
import { expireRestores } from './backups/expire-restores.job'
import { tidyBugPictures } from './bugs/tidy-bug-pictures.job'
import { publishDecidedEvents } from './calendar/publish-decided-events.job'
import { supersedePolicies } from './content/policies/supersede-policies.job'
import { tidyProofs } from './eligibility/tidy-proofs.job'
import { expireExports } from './exports/expire-exports.job'
import { publishChangedLevels } from './giving/donors/publish-changed-levels.job'
import { publishDonorWalls } from './giving/donors/publish-walls.job'
import { nudgeUnopenedDoors } from './guide/door-status/nudge-unopened-doors.job'
import { lapseOffers } from './guide/registering/lapse-offers.job'
import { mailCallOpen } from './guide/registering/mail-call-open.job'
import { mailRegistrations } from './guide/registering/mail-registration'
import { nightlyHealth } from './health/nightly-health.job'
import { purgePictures } from './image-library/purge-pictures.job'
import { discardDryRuns } from './imports/discard-dry-runs.job'
import { tidyImports } from './imports/tidy-imports.job'
import { tidyMail } from './mail/tidy-mail.job'
import { remindByDate } from './memberships/notices/remind-by-date.job'
import { beginLevels } from './memberships/terms/begin-levels.job'
import { tidyMerges } from './merging/tidy-merges.job'
import { tidyUploads } from './pictures/tidy-uploads.job'
import { deleteExpired } from './privacy/delete-expired.job'
import { endRetention } from './privacy/end-retention.job'
import { finishDeletions } from './privacy/finish-deletions.job'
import { expirePrivateShares } from './private-shares/expire-private-shares.job'
import { publishDue } from './publishing/publish-due.job'
import { emptyTrash } from './records/trash/empty-trash.job'
import { offerEventPlaces } from './replies/offer-event-places.job'
import { archiveResources } from './resources/archive-resources.job'
import { checkPublishedLinks } from './resources/check-published-links.job'
import { tidyResourceFiles } from './resources/tidy-resource-files.job'
import { tidyReceipts } from './shared/delete-call-outcomes.job'
import { type HandlerPorts, handlerContext } from './shared/functions/handler-context'
import { type Job, jobState, keepJobState, throwFailures } from './shared/functions/job'
import { expireOrders } from './shop/checkout/expire-orders.job'
import { releaseHolds } from './shop/checkout/release-holds.job'
import { tidyGoodsFiles } from './shop/downloads/tidy-goods-files.job'
import { correctRefundedLetters } from './shop/letters/correct-letters.job'
import { chargeMonthly } from './shop/monthly/charge-monthly.job'
import { forgetCards } from './shop/monthly/forget-cards.job'
import { mailEndingCards } from './shop/monthly/mail-ending-cards.job'
import { askAboutPayments } from './shop/payments/ask-about-payments.job'
import { askAboutRefunds } from './shop/payments/ask-about-refunds.job'
import { makeRefunds } from './shop/payments/make-refunds.job'
import { reconcilePayouts } from './shop/payouts/reconcile-payouts.job'
import { mailDeadlines } from './shop/registrations/mail-deadlines.job'
import { followEvents } from './shop/tickets/follow-events.job'
import { writeRowIndexes } from './tables/write-row-indexes.job'

/** Every job of the product. Each host runs them by the clock. */
export const jobs: readonly Job[] = [
  archiveResources,
  askAboutPayments,
  askAboutRefunds,
  askForArt,
  beginLevels,
  chargeMonthly,
  checkPublishedLinks,
  correctRefundedLetters,
  deleteExpired,
  discardDryRuns,
  emptyTrash,
  endRetention,
  expireExports,
  expireOrders,
  expirePrivateShares,
  expireRestores,
  expireRoles,
  finishDeletions,
  followEvents,
  forgetCards,
  mailAds,
  mailEndingCards,
  lapseOffers,
  makeRefunds,
  nightlyHealth,
  nudgeUnopenedDoors,
  publishChangedLevels,
  publishDecidedEvents,
  publishDonorWalls,
  publishDue,
  offerEventPlaces,
  purgePictures,
  reconcilePayouts,
  releaseHolds,
  mailCallOpen,
  mailDeadlines,
  mailRegistrations,
  remindByDate,
  rollUpCounters,
  supersedePolicies,
  tidyBugPictures,
  tidyGoodsFiles,
  tidyImports,
  tidyMail,
  tidyMerges,
  tidyProofs,
  tidyReceipts,
  tidyResourceFiles,
  tidyUploads,
  writeRowIndexes,
]

/** Less than a day, so that a daily job still runs at the same hour. */
const asGoodAsADay = 23 * 3_600_000

/** Hosts call this hourly and every five minutes. A job that fails does not affect the others. */
export async function runJobs(every: 'five-minutes' | 'hour', ports: HandlerPorts): Promise<void> {
  const context = handlerContext({ ...ports, actor: undefined })
  const due = jobs.filter(job => job.every === every || (job.every === 'day' && every === 'hour'))
  throwFailures('jobs', await Promise.allSettled(due.map(job => (job.every === 'day' ? runDaily(job, context) : job.run(context)))))
}

async function runDaily(job: Job, context: ReturnType<typeof handlerContext>): Promise<number> {
  const now = context.clock.now()
  const { at } = await jobState(context, job.name)
  if (at && Math.abs(now.getTime() - at.getTime()) < asGoodAsADay) return 0
  const done = await job.run(context)
  await keepJobState(context, job.name, { at: now })
  return done
}
