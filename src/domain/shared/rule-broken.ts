/** Rules of the organisation that an act may break. One closed list, so that every one has its sentence. */
export const brokenRules = [
  'illegal-transition',
  'no-staff-access',
  'too-many-attempts',
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
  'nothing-to-publish',
  'unpinned-listings',
  'import-not-running',
  'import-changed',
  'undo-expired',
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
] as const
export type BrokenRule = (typeof brokenRules)[number]

/** A rule of the organisation refused the act; `details` carries codes and numbers, never sentences. */
export class RuleBroken extends Error {
  override readonly name = 'RuleBroken'
  constructor(
    readonly rule: BrokenRule,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(rule)
  }
}
