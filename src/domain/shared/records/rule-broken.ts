/** Rules of the organisation that an action may break. A closed list, so that every rule has its sentence. */
export const brokenRules = [
  'illegal-transition',
  'no-staff-access',
  'too-many-attempts',
  'requires-recent-login',
  'password-weak',
  'too-young',
  'guardian-missing',
  'email-unverified',
  'email-elsewhere',
  'maybe-known',
  'not-joined',
  'staff-account',
  'edition-exists',
  'edition-missing',
  'website-missing',
  'nothing-to-publish',
  'unpinned-listings',
  'import-not-running',
  'import-changed',
  'bulk-not-running',
  'count-changed',
  'undo-expired',
  'file-refused',
  'file-too-large',
  'file-unreadable',
  'too-many-rows',
  'cell-too-large',
  'slug-reserved',
  'slug-taken',
  'not-an-artist',
  'picture-refused',
  'picture-undescribed',
  'picture-last',
  'pictures-full',
  'wall-full',
  'wall-too-often',
  'record-overtaken',
  'merge-roles',
  'merge-over',
  'merge-later-first',
  'consent-evidence',
  'reason-missing',
  'email-taken',
  'segment-unreadable',
  'role-self',
  'role-held',
  'role-past',
  'role-same-person',
  'role-last-superadmin',
  'too-many-roles',
  'call-missing',
  'no-account',
  'account-linked',
  'email-differs',
  'masquerade-staff',
  'bugs-today',
  'bug-joined',
  'proof-missing',
  'searches-full',
  'card-unknown',
  'perk-used-up',
] as const
export type BrokenRule = (typeof brokenRules)[number]

/** Rules that limit how often something may be done. */
export const limitRules: readonly BrokenRule[] = ['too-many-attempts', 'bugs-today', 'wall-too-often']

/** A rule of the organisation refused the action; `details` carries codes and numbers, never sentences. */
export class RuleBroken extends Error {
  override readonly name = 'RuleBroken'
  constructor(
    readonly rule: BrokenRule,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(rule)
  }
}
