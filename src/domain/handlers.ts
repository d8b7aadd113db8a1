import { publishSnapshotHandler } from './guide/publish-snapshot.handler'
import { importControlHandler } from './imports/import-control.handler'
import { importRunHandler } from './imports/import-run.handler'
import { importStartHandler } from './imports/import-start.handler'
import { importUndoHandler } from './imports/import-undo.handler'
import { resolveShortLinkHandler } from './links/resolve-short-link.handler'
import type { FunctionHandler } from './shared/cloud-function'

/** Every callable of the product; each host loops over this list. */
export const handlers: readonly FunctionHandler[] = [
  importControlHandler,
  importRunHandler,
  importStartHandler,
  importUndoHandler,
  publishSnapshotHandler,
  resolveShortLinkHandler,
]
