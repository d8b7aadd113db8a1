import { brokenInvariants } from './broken-invariants'
import { deadLinks } from './dead-links'
import type { Check } from './finding'
import { missingAlt } from './missing-alt'
import { orphanFiles } from './orphan-files'
import { unpinned } from './unpinned'
import { withoutEmail } from './without-email'

/** Every check by its name, which is also the id of its findings. */
export const checks = { unpinned, missingAlt, deadLinks, orphanFiles, withoutEmail, brokenInvariants } as const satisfies Record<string, Check>
