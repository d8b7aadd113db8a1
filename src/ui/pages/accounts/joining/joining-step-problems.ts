import { type JoiningDraft, joiningFields } from '../../../../domain/accounts/joining-drafts.collection'
import { isBirthdayAsked, isOldEnough, needsGuardian } from '../../../../domain/people/age'
import { optional } from '../../../../domain/shared/records/fields'
import { isEmailAddress } from '../../../../domain/shared/text/email-address'
import type { FormProblems } from '../../../forms/use-form'
import { type JoiningStep, joiningSteps } from './joining-steps'

export type ProfileProblems = { readonly [field in 'first' | 'last' | 'organisation' | 'birthYear' | 'hadBirthday' | 'guardianEmail']?: string }

/** What is missing or wrong in the profile, in words beside each field. */
export function profileProblems(draft: JoiningDraft, now: Date): ProfileProblems {
  const { kind, first = '', last = '', organisation = '', birthYear = '', hadBirthday = false, guardianEmail = '' } = draft
  const year = /^\d{4}$/.test(birthYear) ? Number(birthYear) : undefined
  const yearWords =
    year === undefined || year < 1900 || year > now.getUTCFullYear()
      ? 'Enter the year with four digits.'
      : !isBirthdayAsked(year, now) && !isOldEnough(year, hadBirthday, now)
        ? 'You can have an account from the age of 13. You can visit every studio without one.'
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

/** The fields of a step, depending on the input so far. */
export function stepFields(step: JoiningStep, { kind, birthYear = '' }: JoiningDraft, now: Date) {
  const year = /^\d{4}$/.test(birthYear) ? Number(birthYear) : undefined
  const { organisation, first, last, hadBirthday, guardianEmail, pronouns, phone, topics, product } = joiningFields
  const isAsked = year !== undefined && isBirthdayAsked(year, now)
  const isYoung = year !== undefined && year <= now.getUTCFullYear() && needsGuardian(year, now) && (isAsked || isOldEnough(year, false, now))
  switch (step) {
    case 'profile':
      return {
        ...(kind === 'business' && { organisation }),
        first,
        last,
        birthYear: joiningFields.birthYear,
        pronouns,
        ...(isAsked && { hadBirthday }),
        ...(isYoung && { guardianEmail }),
        phone,
      }
    case 'membership':
      return { product }
    case 'news':
      return { topics: optional(topics) }
    default:
      return { kind: joiningFields.kind }
  }
}

/** The problems of a step's input. */
export function stepProblems(step: JoiningStep, draft: JoiningDraft, now: Date): FormProblems<typeof joiningFields> {
  if (step === 'profile') return profileProblems(draft, now)
  if (step === 'who') return { kind: draft.kind ? undefined : 'Choose one to go on.' }
  return { product: step === 'membership' && draft.product === undefined ? 'Choose one to go on.' : undefined }
}

/** The first incomplete step, at which joining resumes. */
export function nextStep(draft: JoiningDraft, now: Date): JoiningStep {
  if (!draft.kind) return 'who'
  if (Object.keys(profileProblems(draft, now)).length > 0) return 'profile'
  if (draft.product === undefined) return 'membership'
  return draft.topics ? 'finish' : 'news'
}

/** The step to show: the requested one, or the first incomplete one if that comes earlier. */
export function shownStep(asked: string | null, draft: JoiningDraft, now: Date): JoiningStep {
  const open = nextStep(draft, now)
  const wanted = joiningSteps.find(step => step === asked && step !== 'account')
  return wanted && joiningSteps.indexOf(wanted) <= joiningSteps.indexOf(open) ? wanted : open
}
