import { brokenInvariants } from './broken-invariants'
import { danglingReferences } from './dangling-references'
import { deadLinks } from './dead-links'
import type { Check } from './finding'
import { missingAlt } from './missing-alt-text'
import { orphanFiles } from './orphan-files'
import { withoutEmail } from './people-without-email'
import { rehearsalDue } from './rehearsal-due'
import { unpinned } from './studios-without-pin'
import { unsentMail } from './unsent-mail'

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
