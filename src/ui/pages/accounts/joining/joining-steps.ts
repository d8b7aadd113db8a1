import type { JoiningDraft } from '../../../../domain/accounts/joining'
import { isBirthdayAsked, isOldEnough, needsGuardian } from '../../../../domain/people/age'
import { isEmailAddress } from '../../../../domain/shared/text/email-address'

export const joiningSteps = ['account', 'who', 'profile', 'membership', 'news', 'finish'] as const
export type JoiningStep = (typeof joiningSteps)[number]

export const stepNames: { readonly [S in JoiningStep]: string } = {
  account: 'Account',
  who: 'Who you are',
  profile: 'Your name',
  membership: 'Membership',
  news: 'News',
  finish: 'Join',
}

export type ProfileProblems = { readonly [field in 'first' | 'last' | 'organisation' | 'birthYear' | 'hadBirthday' | 'guardianEmail']?: string }

/** What is missing or wrong in the profile, as sentences by field. */
export function profileProblems(draft: JoiningDraft, now: Date): ProfileProblems {
  const { kind, first = '', last = '', organisation = '', birthYear = '', hadBirthday = false, guardianEmail = '' } = draft
  const year = /^\d{4}$/.test(birthYear) ? Number(birthYear) : undefined
  const yearWords =
    year === undefined || year < 1900 || year > now.getUTCFullYear()
      ? 'Enter the year with four digits.'
      : !isBirthdayAsked(year, now) && !isOldEnough(year, hadBirthday, now)
        ? 'You can have an account from the age of 13. Until then, visit the studios with an adult.'
        : undefined
  return {
    ...(first.trim() === '' && { first: 'Enter your first name.' }),
    ...(last.trim() === '' && { last: 'Enter your last name.' }),
    ...(kind === 'business' && organisation.trim() === '' && { organisation: 'Enter the name of the business.' }),
    ...(yearWords && { birthYear: yearWords }),
    ...(year !== undefined && isBirthdayAsked(year, now) && !hadBirthday && { hadBirthday: 'Confirm this to continue.' }),
    ...(year !== undefined &&
      !yearWords &&
      needsGuardian(year, now) &&
      !isEmailAddress(guardianEmail.trim()) && { guardianEmail: 'Enter the email of a parent or guardian.' }),
  }
}

/** The first incomplete step, where resuming leads. */
export function nextStep(draft: JoiningDraft, now: Date): JoiningStep {
  if (!draft.kind) return 'who'
  if (Object.keys(profileProblems(draft, now)).length > 0) return 'profile'
  if (draft.product === undefined) return 'membership'
  return draft.topics ? 'finish' : 'news'
}

/** The step to show: the requested one, or the first incomplete one if that comes before it. */
export function shownStep(asked: string | null, draft: JoiningDraft, now: Date): JoiningStep {
  const open = nextStep(draft, now)
  const wanted = joiningSteps.find(step => step === asked && step !== 'account')
  return wanted && joiningSteps.indexOf(wanted) <= joiningSteps.indexOf(open) ? wanted : open
}
