import { adoptEmailHandler } from './accounts/adopt-email.handler'
import { deleteMyAccountHandler } from './accounts/delete-my-account.handler'
import { exportMyDataHandler } from './accounts/export-my-data.handler'
import { finishDeletionsHandler } from './accounts/finish-deletions.handler'
import { joinAsMemberHandler } from './accounts/join-as-member.handler'
import { keepJoiningHandler } from './accounts/keep-joining.handler'
import { noteStaffSignInHandler } from './accounts/note-staff-sign-in.handler'
import { recordConsentHandler } from './accounts/record-consent.handler'
import { addWorkHandler } from './artists/add-work.handler'
import { arrangePicturesHandler } from './artists/arrange-pictures.handler'
import { publishArtistsHandler } from './artists/publish-artists.handler'
import { publishMyWorksHandler } from './artists/publish-my-works.handler'
import { sendContactMessageHandler } from './content/send-contact-message.handler'
import { tidyPicturesHandler } from './content/tidy-pictures.handler'
import { publishCalendarHandler } from './events/publish-calendar.handler'
import { publishSnapshotHandler } from './guide/publish-snapshot.handler'
import { importControlHandler } from './imports/import-control.handler'
import { importRunHandler } from './imports/import-run.handler'
import { importStartHandler } from './imports/import-start.handler'
import { importUndoHandler } from './imports/import-undo.handler'
import { rememberMappingHandler } from './imports/remember-mapping.handler'
import { resolveShortLinkHandler } from './links/resolve-short-link.handler'
import { publishDueHandler } from './operations/publish-due.handler'
import type { FunctionHandler } from './shared/cloud-function'

/** Every callable of the product; each host loops over this list. */
export const handlers: readonly FunctionHandler[] = [
  addWorkHandler,
  adoptEmailHandler,
  arrangePicturesHandler,
  deleteMyAccountHandler,
  exportMyDataHandler,
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
  keepJoiningHandler,
  noteStaffSignInHandler,
  publishSnapshotHandler,
  recordConsentHandler,
  rememberMappingHandler,
  resolveShortLinkHandler,
  sendContactMessageHandler,
  tidyPicturesHandler,
]
