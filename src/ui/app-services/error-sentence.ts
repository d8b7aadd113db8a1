import { brokenRuleOf } from '../../domain/shared/functions/cloud-function'
import type { BrokenRule, RuleBroken } from '../../domain/shared/records/rule-broken'
import { type PortCode, PortError, type PortName } from '../../ports/errors'
import { counted } from '../kit/counted'
import { numberText } from '../kit/number-text'
import { adRuleWords } from './ad-rule-texts'
import { editionRuleWords, geocoderWords } from './edition-rule-texts'
import { type ErrorText, nothingChanged, stillHere, unfetchedText, unreachable, words } from './error-texts'
import { eventRuleWords } from './event-rule-texts'
import { guideRuleWords } from './guide-rule-texts'
import { orderRuleWords } from './order-rule-texts'
import { waitingTime } from './waiting-time'

type Details = RuleBroken['details']

/** A number from a rule's details with its noun; `undefined` if it is missing. */
const agreeing = (n: unknown, one: string, many: string) => (typeof n === 'number' ? counted(n, one, many) : undefined)

const busy = words('Our service is very busy.', 'Wait a minute and try again.', stillHere)
const notAllowed = words('Your account may not do this.', 'Ask a colleague who may, or sign in with another account.', nothingChanged)
const signInFirst = words('You are not signed in any more.', 'Sign in and try again.', stillHere)
const refused = words('Something in the form was not accepted.', 'Check the fields and try again.', nothingChanged)
const changedMeanwhile = words(
  'Somebody else saved this while you were editing it.',
  'Load the page again and repeat your change.',
  'Their changes are kept.',
)
const ours = words('Something failed on our side.', 'Try again. If it happens twice, tell us what you were doing.', nothingChanged)
const cannot = words('This is not possible here yet.', 'Tell us if you need it.', nothingChanged)
const otherBackup = (happened: string) => words(happened, 'Choose the file as it was downloaded.', nothingChanged)
const alreadyThere = words('This name is taken.', 'Choose another name, or open the existing one.', nothingChanged)
const missing = words('This was deleted or moved.', 'Go back to the list and load it again.', nothingChanged)
const wrongSignIn = words('The email or password is wrong.', 'Try again, or reset your password.')
const proveItIsYou = words('We have to check that it is you.', 'Enter your password again.', nothingChanged)
const deadLink = words('This link no longer works.', 'Request a new link. A link works once, and for a limited time.')

const serverWords: { readonly [C in PortCode<'documents'>]: ErrorText } = {
  'invalid-argument': refused,
  'failed-precondition': changedMeanwhile,
  unimplemented: cannot,
  'not-found': missing,
  'already-exists': alreadyThere,
  'permission-denied': notAllowed,
  unauthenticated: signInFirst,
  aborted: changedMeanwhile,
  'resource-exhausted': busy,
  unavailable: unreachable,
  unknown: ours,
}

/** One text for every error code of every port. A code without a text does not compile. */
const portWords: { readonly [P in PortName]: { readonly [C in PortCode<P>]: ErrorText } } = {
  auth: {
    'wrong-password': wrongSignIn,
    'invalid-credential': wrongSignIn,
    'user-not-found': wrongSignIn,
    'email-already-in-use': words('This email has an account already.', 'Sign in, or reset your password.'),
    'user-disabled': words('This account is closed.', 'Write to us, and we will help.'),
    'too-many-requests': words('That was too many tries.', 'Wait a minute, or reset your password.', 'Your email is still here.'),
    'network-request-failed': words('We cannot reach the network.', 'Check your connection and try again.', 'Your email is still here.'),
    'invalid-email': words('This is not an email address.', 'Enter it like name@example.org.'),
    'weak-password': words('This password is too easy to guess.', 'Use at least 12 characters, such as three or four words.'),
    'invalid-action-code': deadLink,
    'expired-action-code': deadLink,
    'requires-recent-login': proveItIsYou,
    'multi-factor-auth-required': words('This account also needs the code from your app.', 'Sign in again and enter the code.', nothingChanged),
    'invalid-verification-code': words(
      'This code is not valid now.',
      'Enter the code that your app shows now. If it fails again, check that the phone sets its time by itself.',
    ),
    'unverified-email': words('Your email address is not confirmed.', 'Open the link in the email that we sent you, then try again.', nothingChanged),
    'operation-not-allowed': words(
      'Sign-in with a code is not turned on for this site.',
      'Ask who runs the site to turn on TOTP in Identity Platform: docs/deploy.md says how.',
      nothingChanged,
    ),
    unknown: ours,
  },
  documents: serverWords,
  functions: {
    ...serverWords,
    'deadline-exceeded': words('This took too long.', 'Check whether it was done before you try again.'),
    internal: ours,
  },
  storage: {
    unknown: ours,
    'object-not-found': words('This file was deleted or replaced.', 'Load the page again.'),
    unauthenticated: signInFirst,
    unauthorized: notAllowed,
    'quota-exceeded': words('Our file storage is full.', 'Write to us, and we will make space.', nothingChanged),
    'retry-limit-exceeded': words('The upload failed.', 'Check your connection and try again.', 'The part that arrived is kept.'),
    canceled: words('You stopped the upload.', 'Start it again at any time.', nothingChanged),
    'invalid-url': words('This file’s address is wrong.', 'Choose the file again.', nothingChanged),
    'invalid-argument': words('This file was not accepted.', 'Check its type and size, then choose again.', nothingChanged),
  },
  payments: {
    'invalid-argument': ours,
    'failed-precondition': words('This payment cannot be changed now.', 'Load the page again to see its state.', nothingChanged),
    unavailable: words('We cannot reach the payment service.', 'Try again in a minute.', 'You have not been charged.'),
    unknown: ours,
  },
  geocoder: { ...geocoderWords, 'invalid-argument': ours, unknown: ours },
}

/** One text for every rule of the organization. A rule without a text does not compile. */
const ruleWords: { readonly [R in BrokenRule]: (details: Details) => ErrorText } = {
  ...orderRuleWords,
  ...editionRuleWords,
  ...adRuleWords,
  ...guideRuleWords,
  ...eventRuleWords,
  'illegal-transition': ({ from }) =>
    words(
      from ? `This step is not possible while the state is “${from}”.` : 'This step is not possible now.',
      'Load the page again.',
      nothingChanged,
    ),
  'no-staff-access': () => words('These details do not open staff access.', 'If you work here, ask a colleague to check your access.'),
  'requires-recent-login': () => proveItIsYou,
  'too-many-attempts': ({ seconds }) => words('That was too many times.', `Try again in ${waitingTime(Number(seconds ?? 60))}.`, stillHere),
  'password-weak': ({ problem }) => weakPassword[String(problem)] ?? portWords.auth['weak-password'],
  'too-young': ({ years }) =>
    words(`You can have an account from the age of ${years ?? 13}.`, 'Until then, visit the studios with an adult.', nothingChanged),
  'guardian-missing': ({ years }) => words(`Under ${years ?? 18}, we need the email of a parent or guardian.`, 'Enter it and continue.', stillHere),
  'email-elsewhere': () =>
    words('This address belongs to another account.', 'Sign in with that account, or join with another address.', nothingChanged),
  'not-joined': () => words('You have not finished joining.', 'Join first. It takes two minutes.', nothingChanged),
  'preview-only-reads': () => words('You see the site as somebody else, so nothing can be saved.', 'End the preview first.', nothingChanged),
  'preview-not-theirs': () => words('A preview cannot show this.', 'Only the person sees it, with their own account.', nothingChanged),
  'staff-account': () => words('An account with a staff role cannot be deleted.', 'Ask a superadmin to end the role first.', nothingChanged),
  'website-missing': () =>
    words('The codes need a website, and the settings have none.', 'Enter the website in the settings, then make the signs.', nothingChanged),
  'settings-missing': () =>
    words('The organization has no settings yet.', 'A superadmin enters its name and address in the office. Then try again.', nothingChanged),
  'import-not-running': () => words('This import is not running.', 'Open its history. It may be finished or undone.', nothingChanged),
  'import-changed': () =>
    words('The rows of this import were deleted.', 'Import the file again. Rows that were written are skipped.', 'Rows that were written are kept.'),
  'import-later-first': ({ fileName }) =>
    words(
      `A later import${typeof fileName === 'string' ? `, ${fileName},` : ''} builds on this one.`,
      'Choose Undo import again. It shows the imports that are undone first.',
      nothingChanged,
    ),
  'count-changed': ({ counted: expected, found }) =>
    words(
      `${agreeing(found, 'record matches', 'records match') ?? 'Other records match'} now${expected ? `, not ${expected}` : ''}.`,
      'Check the table, then start again.',
      nothingChanged,
    ),
  'bulk-not-running': () => words('This change is not running.', 'Open its history. It may be finished or undone.', nothingChanged),
  'undo-expired': () => words('This is too old to undo.', 'Change the records by hand.', nothingChanged),
  'file-refused': ({ problem, limit }) =>
    words(
      problem === 'too-large'
        ? `This file has more than ${Number(limit) / 2 ** 20} MB.`
        : problem === 'empty'
          ? 'This file is empty.'
          : 'We cannot accept this type of file.',
      'Choose another file.',
      nothingChanged,
    ),
  'file-too-large': ({ limit }) =>
    words(`This file is too large${limit ? ` (${Number(limit) / 2 ** 20} MB at most)` : ''}.`, 'Split it and try again.', nothingChanged),
  'file-unreadable': ({ reason }) =>
    words(unreadable[String(reason)] ?? 'We could not read this file.', 'Save it as CSV (UTF-8) and choose it again.', nothingChanged),
  'too-many-rows': ({ limit }) =>
    words(`This file has too many rows${limit ? ` (${numberText(Number(limit))} at most)` : ''}.`, 'Split it and try again.', nothingChanged),
  'cell-too-large': ({ line }) =>
    words(`A cell${line ? ` in row ${line}` : ''} is too long.`, 'Shorten it and choose the file again.', nothingChanged),
  'page-not-ready': ({ problems }) =>
    words(`This page cannot be published yet.${problems ? ` ${problems}` : ''}`, 'Mend this and try again.', nothingChanged),
  'page-time-past': () => words('This time is over.', 'Choose a later time, or publish the page now.', nothingChanged),
  'slug-reserved': ({ slug }) =>
    words(`${slug ? `“${slug}”` : 'This address'} is used by the website itself.`, 'Choose another address.', nothingChanged),
  'slug-taken': ({ slug, title }) =>
    words(`${slug ? `“${slug}”` : 'This address'} is taken${title ? `: it leads to “${title}”` : ''}.`, 'Choose another address.', nothingChanged),
  'not-an-artist': () => words('Your public page is not open yet.', 'Our staff will open it. Your works wait until then.', 'Your change is kept.'),
  'picture-refused': ({ problem }) =>
    words(refusedPicture[String(problem)] ?? 'We cannot accept this picture.', 'Choose another picture.', nothingChanged),
  'picture-undescribed': () =>
    words('The picture has no description.', 'Describe it for people who cannot see it, then publish the work.', nothingChanged),
  'picture-last': () => words('This is the only picture of a public work.', 'Add another first, or take the work down.', nothingChanged),
  'pictures-full': ({ most }) => words(`A work can have ${most ?? 6} pictures.`, 'Remove one first.', nothingChanged),
  'picture-space-full': () =>
    words('Your pictures fill the space you have here.', 'Remove some: their space is free after 30 days. Or write to us.', stillHere),
  'wall-full': ({ most }) => words(`All ${most ? `${most} ` : ''}places for public works are taken.`, 'Take a work down first.', nothingChanged),
  'works-full': ({ most }) => words(`You can have ${most ?? 500} works here.`, 'Delete one to add another.', 'Your picture is kept.'),
  'saves-full': ({ most }) => words(`You can save ${most ?? 1000} things.`, 'Remove some to save more.', 'What you saved stays on this device.'),
  'record-overtaken': ({ name, isOwn }) =>
    words(
      isOwn ? 'You changed this in another window.' : `${typeof name === 'string' ? name : 'Somebody else'} just changed this.`,
      'Check it, then do it again.',
      nothingChanged,
    ),
  'wall-too-often': () =>
    words(
      'You published or took down works many times this hour.',
      'Change something in an hour. Visitors will see both changes then.',
      'Your change is kept.',
    ),
  'link-unproven': () =>
    words(
      'This account has not confirmed an address of this person.',
      'Have the address confirmed first, or ask a superadmin to link them.',
      nothingChanged,
    ),
  'second-factor-own': () =>
    words('You cannot remove your own code this way.', 'Remove it in your settings, or ask another superadmin.', nothingChanged),
  'role-self': () => words('You cannot give yourself a role.', 'Ask another superadmin.', nothingChanged),
  'role-held': () => words('This person has this role already.', 'Choose another role, or a later end.', nothingChanged),
  'role-past': () => words('The last day of this role has passed.', 'Choose a date in the future.', nothingChanged),
  'role-same-person': () =>
    words(
      'A second superadmin has to approve this role.',
      'Ask one who did not request it, does not get it, and was not appointed by whoever requested it.',
      nothingChanged,
    ),
  'role-last-superadmin': () => words('This is the last superadmin.', 'Give the role to somebody else first.', nothingChanged),
  'too-many-roles': () => words('One account cannot have so many roles.', 'A juror can judge five calls at a time. End one first.', nothingChanged),
  'call-missing': () => words('This call does not exist.', 'Choose one from the list.', nothingChanged),
  'no-account': () => words('This person has no account.', 'Ask them to join first, or link their account under Accounts.', nothingChanged),
  'account-linked': () => words('One of the two is linked already, or has a role.', 'End the role, or unlink first.', nothingChanged),
  'email-differs': () => words('This is not one of their addresses.', 'Enter the address exactly as we have it.', nothingChanged),
  'masquerade-staff': () => words('You cannot see the site as another staff member.', 'Ask them to show you.', nothingChanged),
  'bugs-today': ({ most }) => words(`You sent ${most ?? 10} reports today.`, 'Send it tomorrow, or write to us.', stillHere),
  'bug-joined': () => words('This report is itself a duplicate, or the same one.', 'Choose the report that stays.', nothingChanged),
  'proof-missing': () => words('There is no document to decide on.', 'Ask the person to send it again.', nothingChanged),
  'searches-full': ({ most }) => words(`You can keep ${most ?? 20} searches.`, 'Delete one to save another.', nothingChanged),
  'card-unknown': () => words('This card is not ours, or was replaced.', 'Ask the member to open the card in the dashboard.', nothingChanged),
  'perk-used-up': () => words('This perk is used up.', 'The member sees it under Perks.', nothingChanged),
  'backup-unreadable': () => otherBackup('This is not a backup of this site, or its beginning is missing.'),
  'backup-unsigned': () => otherBackup('The signature does not fit the first line of this backup, so somebody changed it.'),
  'backup-part': ({ part, parts }) =>
    otherBackup(`Part ${part ?? '?'} of ${parts ?? '?'} of this backup is changed, incomplete or in the wrong place.`),
  'backup-longer': () => otherBackup('Something was added to the end of this backup.'),
  'backup-fingerprint': () =>
    words('This is not the fingerprint of the key that signed this backup.', 'Compare it with the note kept with the backups.', nothingChanged),
  'second-approver': () =>
    words(
      'A second superadmin has to approve this.',
      'Ask one who did not request it and did not get the role from whoever requested it.',
      nothingChanged,
    ),
  'restore-waiting': () => words('This backup is not ready to be put back.', 'Wait for its check, or for the second superadmin.', nothingChanged),
  'restore-over': () => words('This has ended.', 'Start again with the backup file.', nothingChanged),
  'merge-roles': () =>
    words(
      'One of the two has a role: staff, juror or volunteer. Roles never move.',
      'Keep the record with the role, or end the role first.',
      nothingChanged,
    ),
  'merge-over': () => words('One of the two was merged or deleted meanwhile.', 'Load the list again.', nothingChanged),
  'merge-later-first': () => words('Somebody was merged into this person later.', 'Undo the later merge first.', nothingChanged),
  'nav-twice': ({ name }) => words(`“${name ?? ''}” stands twice in one menu.`, 'Change or remove one of the two.', nothingChanged),
  'policy-order': ({ version }) =>
    words(`Version ${version ?? 'before'} takes effect later than this one.`, 'Save this version with the same date or a later one.', nothingChanged),
  'policy-over': () => words('This version is not in effect any more.', 'Load the page again to read the current one.', nothingChanged),
  'consent-evidence': () => words('Say where and how they agreed.', 'Enter at least ten characters.', nothingChanged),
  'reason-missing': () => words('An export of personal data needs a reason.', 'Enter at least ten characters for your colleagues.', nothingChanged),
  'email-taken': () => words('Somebody else has this address already.', 'Open that record. The two may be one person.', stillHere),
  'segment-unreadable': () => words('We cannot read this segment’s conditions.', 'Open it in People and save it again.', nothingChanged),
}

const refusedPicture: { readonly [problem: string]: string | undefined } = {
  type: 'This is not a JPEG, PNG or WebP picture.',
  'too-large': 'This picture has more than 25 MB.',
  'too-small': 'This picture is smaller than 800 pixels on its longer side.',
}

const weakPassword: { readonly [problem: string]: ErrorText | undefined } = {
  short: words('This password is too short.', 'Use at least 12 characters, such as three or four words.'),
  'is-email': words('This password is your email address.', 'Use something that nobody can look up.'),
  'few-characters': words('This password repeats the same few characters.', 'Use more of them, such as three or four words.'),
  common: words('This password is on the lists that attackers try first.', 'Use another, such as three or four words of your own.'),
}

const unreadable: { readonly [reason: string]: string | undefined } = {
  spreadsheet: 'This is a spreadsheet, not a CSV file.',
  binary: 'This is not a text file.',
  empty: 'This file is empty.',
  'no-rows': 'This file has a header but no rows.',
}

/** The text for an error. An unexpected error is our fault, unless a part of the program could not be fetched. */
export function errorText(error: unknown): ErrorText {
  const broken = brokenRuleOf(error)
  if (broken && Object.hasOwn(ruleWords, broken.rule)) return ruleWords[broken.rule](broken.details)
  if (error instanceof PortError) return (portWords[error.port as PortName] as { readonly [code: string]: ErrorText | undefined })[error.code] ?? ours
  return unfetchedText(error) ?? ours
}

/** The text as one line: what happened, what was kept, what to do. */
export function sentenceOf(error: unknown): string {
  const { happened, kept, next } = errorText(error)
  return [happened, kept, next].filter(Boolean).join(' ')
}
