import { adoptEmailHandler } from './accounts/adopt-email.handler'
import { approveRoleHandler } from './accounts/approve-role.handler'
import { deleteAccountHandler, disableAccountHandler, revokeSessionsHandler, sendAccountLinkHandler } from './accounts/change-account.handler'
import { deleteMyAccountHandler } from './accounts/delete-my-account.handler'
import { expireRolesHandler } from './accounts/expire-roles.handler'
import { exportMyDataHandler } from './accounts/export-my-data.handler'
import { finishDeletionsHandler } from './accounts/finish-deletions.handler'
import { joinAsMemberHandler } from './accounts/join-as-member.handler'
import { keepJoiningHandler } from './accounts/keep-joining.handler'
import { linkAccountHandler } from './accounts/link-account.handler'
import { listAccountsHandler } from './accounts/list-accounts.handler'
import { noteStaffSignInHandler } from './accounts/note-staff-sign-in.handler'
import { recordConsentHandler } from './accounts/record-consent.handler'
import { revokeRoleHandler } from './accounts/revoke-role.handler'
import { setRoleHandler } from './accounts/set-role.handler'
import { startMasqueradeHandler } from './accounts/start-masquerade.handler'
import { stopMasqueradeHandler } from './accounts/stop-masquerade.handler'
import { countVisitHandler } from './analytics/count-visit.handler'
import { rollUpCountersHandler } from './analytics/roll-up-counters.handler'
import { addWorkHandler } from './artists/add-work.handler'
import { arrangePicturesHandler } from './artists/arrange-pictures.handler'
import { publishArtistsHandler } from './artists/publish-artists.handler'
import { publishMyWorksHandler } from './artists/publish-my-works.handler'
import { archiveResourcesHandler } from './content/archive-resources.handler'
import { checkResourceLinksHandler } from './content/check-resource-links.handler'
import { openResourceHandler, readResourceFileHandler } from './content/open-resource.handler'
import { removeOrphanFileHandler } from './content/remove-orphan-file.handler'
import { sendContactMessageHandler } from './content/send-contact-message.handler'
import { tidyPicturesHandler } from './content/tidy-pictures.handler'
import { tidyResourcesHandler } from './content/tidy-resources.handler'
import { restoreImagesHandler, trashImagesHandler } from './content/trash-images.handler'
import { writeHandbookHandler } from './content/write-handbook.handler'
import { publishCalendarHandler } from './events/publish-calendar.handler'
import { expireExportsHandler } from './exports/expire-exports.handler'
import { openExportHandler } from './exports/open-export.handler'
import { requestExportHandler } from './exports/request-export.handler'
import { restoreBackupHandler } from './exports/restore-backup.handler'
import { publishSnapshotHandler } from './guide/publish-snapshot.handler'
import { importControlHandler } from './imports/import-control.handler'
import { importRunHandler } from './imports/import-run.handler'
import { importStartHandler } from './imports/import-start.handler'
import { importUndoHandler } from './imports/import-undo.handler'
import { rememberMappingHandler } from './imports/remember-mapping.handler'
import { resolveShortLinkHandler } from './links/resolve-short-link.handler'
import { issueCardHandler, listCardKeysHandler } from './memberships/cards.handler'
import { syncOfflineScansHandler } from './memberships/sync-offline-scans.handler'
import { bulkRunHandler } from './operations/bulk-run.handler'
import { bulkStartHandler } from './operations/bulk-start.handler'
import { bulkUndoHandler } from './operations/bulk-undo.handler'
import { emptyTrashHandler } from './operations/empty-trash.handler'
import { cloneChecklistsHandler, keepChecklistHandler } from './operations/keep-checklist.handler'
import { lookAtHealthHandler } from './operations/look-at-health.handler'
import { moveBugHandler } from './operations/move-bug.handler'
import { noteExportHandler } from './operations/note-export.handler'
import { publishDueHandler } from './operations/publish-due.handler'
import { purgeRecordsHandler } from './operations/purge-records.handler'
import { reportBugHandler } from './operations/report-bug.handler'
import { restoreRecordsHandler } from './operations/restore-records.handler'
import { saveRecordHandler } from './operations/save-record.handler'
import { trashRecordsHandler } from './operations/trash-records.handler'
import { writeRowIndexesHandler } from './operations/write-row-indexes.handler'
import { addPersonHandler } from './people/add-person.handler'
import { answerForPersonHandler } from './people/answer-for-person.handler'
import { changePersonContactsHandler } from './people/change-person-contacts.handler'
import { decideEligibilityHandler } from './people/decide-eligibility.handler'
import { findByNumberHandler } from './people/find-by-number.handler'
import { findDuplicatesHandler } from './people/find-duplicates.handler'
import { freezeSegmentHandler } from './people/freeze-segment.handler'
import { mergePeopleHandler } from './people/merge-people.handler'
import { previewMergeHandler } from './people/preview-merge.handler'
import { readPersonMoneyHandler } from './people/read-person-money.handler'
import { runSegmentHandler } from './people/run-segment.handler'
import { sendProofHandler } from './people/send-proof.handler'
import { tidyMergesHandler } from './people/tidy-merges.handler'
import { tidyProofsHandler } from './people/tidy-proofs.handler'
import { undoMergeHandler } from './people/undo-merge.handler'
import type { FunctionHandler } from './shared/cloud-function'

/** Every callable of the product; each host loops over this list. */
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
  expireRolesHandler,
  finishDeletionsHandler,
  importControlHandler,
  importRunHandler,
  importStartHandler,
  importUndoHandler,
  publishCalendarHandler,
  publishDueHandler,
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
  rememberMappingHandler,
  reportBugHandler,
  resolveShortLinkHandler,
  revokeRoleHandler,
  rollUpCountersHandler,
  revokeSessionsHandler,
  sendAccountLinkHandler,
  sendContactMessageHandler,
  setRoleHandler,
  startMasqueradeHandler,
  stopMasqueradeHandler,
  syncOfflineScansHandler,
  archiveResourcesHandler,
  checkResourceLinksHandler,
  openResourceHandler,
  readResourceFileHandler,
  tidyResourcesHandler,
  removeOrphanFileHandler,
  restoreImagesHandler,
  tidyPicturesHandler,
  trashImagesHandler,
  tidyProofsHandler,
  writeHandbookHandler,
  mergePeopleHandler,
  undoMergeHandler,
  bulkRunHandler,
  bulkStartHandler,
  bulkUndoHandler,
  emptyTrashHandler,
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
  expireExportsHandler,
  openExportHandler,
  requestExportHandler,
  restoreBackupHandler,
  writeRowIndexesHandler,
  noteExportHandler,
  tidyMergesHandler,
]
