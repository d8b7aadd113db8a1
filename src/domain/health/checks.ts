import { brokenInvariants } from './broken-invariants'
import { danglingReferences } from './dangling-references'
import { deadLinks } from './dead-links'
import type { Check } from './finding'
import { missingAlt } from './missing-alt'
import { orphanFiles } from './orphan-files'
import { rehearsalDue } from './rehearsal-due'
import { unpinned } from './unpinned'
import { unsentMail } from './unsent-mail'
import { withoutEmail } from './without-email'

/** Every check by its name, which is also the id of its findings. */
export const checks = {
  unpinned,
  missingAlt,
  deadLinks,
  orphanFiles,
  withoutEmail,
  brokenInvariants,
  danglingReferences,
  unsentMail,
  rehearsalDue,
} as const satisfies Record<string, Check>

/** Checks that read most of the database, so a night runs them only if they have not run for almost a week. */
export const weeklyChecks: ReadonlySet<string> = new Set<keyof typeof checks>(['danglingReferences'])
