import { deleteAccountHandler, disableAccountHandler, revokeSessionsHandler, sendAccountLinkHandler } from './accounts/change-account.handler'
import { keepJoiningHandler } from './accounts/keep-joining.handler'
import { linkAccountHandler } from './accounts/link-account.handler'
import { listAccountsHandler } from './accounts/list-accounts.handler'
import { startMasqueradeHandler } from './accounts/masquerade/start-masquerade.handler'
import { stopMasqueradeHandler } from './accounts/masquerade/stop-masquerade.handler'
import { approveRoleHandler } from './accounts/roles/approve-role.handler'
import { revokeRoleHandler } from './accounts/roles/revoke-role.handler'
import { setRoleHandler } from './accounts/roles/set-role.handler'
import { adoptEmailHandler } from './accounts/sign-in/adopt-email.handler'
import { noteStaffSignInHandler } from './accounts/sign-in/note-staff-sign-in.handler'
import { countVisitHandler } from './analytics/count-visit.handler'
import { publishArtistsHandler } from './art/publish-artists.handler'
import { publishMyWorksHandler } from './art/publish-my-works.handler'
import { addWorkHandler } from './artists/add-work.handler'
import { arrangePicturesHandler } from './artists/arrange-pictures.handler'
import { moveBugHandler } from './bugs/move-bug.handler'
import { reportBugHandler } from './bugs/report-bug.handler'
import { publishCalendarHandler } from './calendar/publish-calendar.handler'
import { sendContactMessageHandler } from './contact-form/send-contact-message.handler'
import { findByNumberHandler } from './contacts/find-by-number.handler'
import { readPersonMoneyHandler } from './contacts/read-person-money.handler'
import { decideEligibilityHandler } from './eligibility/decide-eligibility.handler'
import { sendProofHandler } from './eligibility/send-proof.handler'
import { openExportHandler } from './exports/open-export.handler'
import { requestExportHandler } from './exports/request-export.handler'
import { restoreBackupHandler } from './exports/restore-backup.handler'
import { cloneChecklistsHandler, keepChecklistHandler } from './handbook/keep-checklist.handler'
import { writeHandbookHandler } from './handbook/write-handbook.handler'
import { lookAtHealthHandler } from './health/look-at-health.handler'
import { removeOrphanFileHandler } from './image-library/remove-orphan-file.handler'
import { importPlanHandler } from './imports/plan/import-plan.handler'
import { plannedRowsHandler } from './imports/plan/planned-rows.handler'
import { importControlHandler } from './imports/run/import-control.handler'
import { importDiscardHandler } from './imports/run/import-discard.handler'
import { importRunHandler } from './imports/run/import-run.handler'
import { importStartHandler } from './imports/run/import-start.handler'
import { importUndoHandler } from './imports/run/import-undo.handler'
import { joinAsMemberHandler } from './joining/join-as-member.handler'
import { resolveShortLinkHandler } from './links/resolve-short-link.handler'
import { issueCardHandler, listCardKeysHandler } from './memberships/cards.handler'
import { syncOfflineScansHandler } from './memberships/sync-offline-scans.handler'
import { findDuplicatesHandler } from './merging/find-duplicates.handler'
import { mergePeopleHandler } from './merging/merge-people.handler'
import { previewMergeHandler } from './merging/preview-merge.handler'
import { undoMergeHandler } from './merging/undo-merge.handler'
import { addPersonHandler } from './people/add-person.handler'
import { answerForPersonHandler } from './people/answer-for-person.handler'
import { changePersonContactsHandler } from './people/change-person-contacts.handler'
import { recordConsentHandler } from './people/record-consent.handler'
import { restoreImagesHandler, trashImagesHandler } from './pictures/trash-images.handler'
import { deleteMyAccountHandler } from './privacy/delete-my-account.handler'
import { exportMyDataHandler } from './privacy/export-my-data.handler'
import { publishSnapshotHandler } from './publishing/publish-snapshot.handler'
import { bulkRunHandler } from './records/bulk/bulk-run.handler'
import { bulkStartHandler } from './records/bulk/bulk-start.handler'
import { bulkUndoHandler } from './records/bulk/bulk-undo.handler'
import { noteExportHandler } from './records/note-export.handler'
import { saveRecordHandler } from './records/save-record.handler'
import { purgeRecordsHandler } from './records/trash/purge-records.handler'
import { restoreRecordsHandler } from './records/trash/restore-records.handler'
import { trashRecordsHandler } from './records/trash/trash-records.handler'
import { checkResourceLinksHandler } from './resources/check-resource-links.handler'
import { openResourceHandler, readResourceFileHandler } from './resources/open-resource.handler'
import { freezeSegmentHandler } from './segments/freeze-segment.handler'
import { runSegmentHandler } from './segments/run-segment.handler'
import type { FunctionHandler } from './shared/functions/handler'

/** Every callable of the product. Each host serves this list. */
export const handlers: readonly FunctionHandler[] = [
  addWorkHandler,
  adoptEmailHandler,
  approveRoleHandler,
  arrangePicturesHandler,
  cloneChecklistsHandler,
  countVisitHandler,
  decideEligibilityHandler,
  sendProofHandler,
  deleteAccountHandler,
  deleteMyAccountHandler,
  disableAccountHandler,
  exportMyDataHandler,
  importControlHandler,
  importDiscardHandler,
  importPlanHandler,
  importRunHandler,
  importStartHandler,
  importUndoHandler,
  plannedRowsHandler,
  publishCalendarHandler,
  publishArtistsHandler,
  publishMyWorksHandler,
  joinAsMemberHandler,
  keepChecklistHandler,
  keepJoiningHandler,
  lookAtHealthHandler,
  moveBugHandler,
  issueCardHandler,
  linkAccountHandler,
  listAccountsHandler,
  listCardKeysHandler,
  noteStaffSignInHandler,
  publishSnapshotHandler,
  recordConsentHandler,
  reportBugHandler,
  resolveShortLinkHandler,
  revokeRoleHandler,
  revokeSessionsHandler,
  sendAccountLinkHandler,
  sendContactMessageHandler,
  setRoleHandler,
  startMasqueradeHandler,
  stopMasqueradeHandler,
  syncOfflineScansHandler,
  checkResourceLinksHandler,
  openResourceHandler,
  readResourceFileHandler,
  removeOrphanFileHandler,
  restoreImagesHandler,
  trashImagesHandler,
  writeHandbookHandler,
  mergePeopleHandler,
  undoMergeHandler,
  bulkRunHandler,
  bulkStartHandler,
  bulkUndoHandler,
  purgeRecordsHandler,
  restoreRecordsHandler,
  saveRecordHandler,
  trashRecordsHandler,
  addPersonHandler,
  answerForPersonHandler,
  changePersonContactsHandler,
  findDuplicatesHandler,
  previewMergeHandler,
  runSegmentHandler,
  freezeSegmentHandler,
  findByNumberHandler,
  readPersonMoneyHandler,
  openExportHandler,
  requestExportHandler,
  restoreBackupHandler,
  noteExportHandler,
]
