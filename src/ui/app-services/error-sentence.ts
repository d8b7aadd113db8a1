import { brokenRuleOf } from '../../domain/shared/functions/cloud-function'
import type { BrokenRule, RuleBroken } from '../../domain/shared/records/rule-broken'
import { type PortCode, PortError, type PortName } from '../../ports/errors'

/** A failure in words: what happened, what was kept, what to do. */
export interface ErrorText {
  readonly happened: string
  readonly kept?: string
  readonly next: string
}

type Details = RuleBroken['details']
const words = (happened: string, next: string, kept?: string): ErrorText => (kept === undefined ? { happened, next } : { happened, next, kept })

const nothingChanged = 'Nothing was changed.'
const unreachable = words('We cannot reach the network.', 'Check your connection and try again.', 'What you entered is still here.')
const busy = words('Our service is very busy.', 'Wait a minute and try again.', 'What you entered is still here.')
const notAllowed = words('Your account may not do this.', 'Ask a colleague who may, or sign in with another account.', nothingChanged)
const signInFirst = words('You are not signed in any more.', 'Sign in and try again.', 'What you entered is still here.')
const refused = words('Something in the form was not accepted.', 'Look through the fields and try again.', nothingChanged)
const changedMeanwhile = words(
  'Somebody changed this while you were working on it.',
  'Load it again and repeat your change.',
  'Their change was kept.',
)
const ours = words('Something failed on our side.', 'Try again; if it happens twice, tell us what you were doing.', nothingChanged)
const cannot = words('This cannot be done here yet.', 'Tell us if you need it.', nothingChanged)
const alreadyThere = words('There is one with this name already.', 'Choose another name, or open the one that is there.', nothingChanged)
const missing = words('It is not there any more.', 'Go back to the list; it may have been removed.', nothingChanged)
const wrongSignIn = words('E-mail and password do not fit together.', 'Try again, or have a new password sent to you.')
const proveItIsYou = words('We need to be sure that it is you.', 'Enter your password again to go on.', nothingChanged)
const lateLink = words('This link no longer works.', 'Ask for a new one; links can be used once and only for a while.')

/** Every failure of every port. A code without its words does not compile. */
const portWords: { readonly [P in PortName]: { readonly [C in PortCode<P>]: ErrorText } } = {
  auth: {
    'wrong-password': wrongSignIn,
    'invalid-credential': wrongSignIn,
    'user-not-found': wrongSignIn,
    'email-already-in-use': words('There is an account with this e-mail already.', 'Sign in, or have a new password sent to you.'),
    'user-disabled': words('This account is closed.', 'Write to us and we will sort it out.'),
    'too-many-requests': words('That was too many tries.', 'Wait a little, or have a new password sent to you.', 'Your e-mail is still here.'),
    'network-request-failed': words('We cannot reach the network.', 'Check your connection and try again.', 'Your e-mail is still here.'),
    'invalid-email': words('This does not look like an e-mail address.', 'Write it like name@example.org.'),
    'weak-password': words('This password is too easy to guess.', 'Take at least 12 characters; three or four words do well.'),
    'invalid-action-code': lateLink,
    'expired-action-code': lateLink,
    'requires-recent-login': proveItIsYou,
    unknown: ours,
  },
  documents: {
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
  },
  functions: {
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
    'deadline-exceeded': words('This took longer than we could wait.', 'Look whether it was done before you try again.'),
    internal: ours,
    unknown: ours,
  },
  storage: {
    unknown: ours,
    'object-not-found': words('The file is not there any more.', 'Load the page again; a newer one may have taken its place.'),
    unauthenticated: signInFirst,
    unauthorized: notAllowed,
    'quota-exceeded': words('Our file store is full.', 'Tell us; we will make room.', nothingChanged),
    'retry-limit-exceeded': words('The file did not get through.', 'Check your connection and try again.', 'What was sent so far is kept.'),
    canceled: words('The upload was stopped.', 'Start it again when you like.', nothingChanged),
    'invalid-url': words('This file has a broken address.', 'Choose the file again.', nothingChanged),
    'invalid-argument': words('This file was not accepted.', 'Check its kind and size and choose again.', nothingChanged),
  },
}

/** Every rule of the organisation. A rule without its words does not compile. */
const ruleWords: { readonly [R in BrokenRule]: (details: Details) => ErrorText } = {
  'illegal-transition': ({ from }) =>
    words(from ? `This is “${from}” now, and that step does not follow.` : 'That step does not follow here.', 'Load the page again.', nothingChanged),
  'no-staff-access': () => words('There is no staff access with these details.', 'If you work here, ask a colleague to check your access.'),
  'requires-recent-login': () => proveItIsYou,
  'too-many-attempts': ({ seconds }) =>
    words(
      'That was too many tries.',
      seconds ? `Wait ${seconds} seconds and try again.` : 'Wait a little and try again.',
      'Your e-mail is still here.',
    ),
  'password-weak': ({ problem }) => weakPassword[String(problem)] ?? portWords.auth['weak-password'],
  'too-young': ({ years }) =>
    words(`An account is for people from ${years ?? 13} years of age.`, 'Come with somebody older; every studio is glad to see you.', nothingChanged),
  'guardian-missing': ({ years }) =>
    words(`Under ${years ?? 18} we need the e-mail of a parent or guardian.`, 'Add it and go on.', 'What you entered is still here.'),
  'email-unverified': () =>
    words(
      'We know this address already, and have to be sure that it is yours.',
      'Open the link in the mail we sent you, then come back to this page.',
      'What you entered is still here.',
    ),
  'email-elsewhere': () =>
    words('This address belongs to somebody who has an account.', 'Sign in with that account, or join with another address.', nothingChanged),
  'maybe-known': () =>
    words(
      'Somebody with this name and phone is known to us.',
      'If it is you, use the link in the mail we sent to the address we have.',
      'What you entered is still here.',
    ),
  'not-joined': () => words('You have not finished joining yet.', 'Join first; it takes two minutes.', nothingChanged),
  'staff-account': () => words('An account with a staff role cannot be deleted.', 'Ask a colleague to take the role away first.', nothingChanged),
  'edition-exists': ({ id }) =>
    words(`There is ${id ? `an edition ${id}` : 'such an edition'} already.`, 'Open it, or choose another year.', nothingChanged),
  'edition-missing': ({ editionId }) =>
    words(`There is no edition${editionId ? ` ${editionId}` : ''}.`, 'Create it first, or choose one from the list.', nothingChanged),
  'website-missing': () =>
    words('The codes would lead nowhere: the settings of the organisation name no website.', 'Enter it there, then make the signs.', nothingChanged),
  'nothing-to-publish': () => words('No listing of this edition is ready.', 'Approve listings, then publish.', 'What is published stays as it is.'),
  'unpinned-listings': ({ count }) =>
    words(`${count ?? 'Some'} listings have no place on the map.`, 'Set their pins, or mark them as open by appointment.', nothingChanged),
  'import-not-running': () => words('This import is not running.', 'Look at its history; it may be finished or taken back.', nothingChanged),
  'import-changed': () =>
    words(
      'What this import was to write is kept no longer.',
      'Start a new import with the same file: rows that are there already are skipped.',
      'Rows already written are kept.',
    ),
  'count-changed': ({ counted, found }) =>
    words(
      `Meanwhile ${found ?? 'others'} match, not ${counted ?? 'as many'}.`,
      'Look at the table, which shows them, and begin again.',
      nothingChanged,
    ),
  'bulk-not-running': () => words('This change is not running.', 'Look at its history; it may be finished or taken back.', nothingChanged),
  'undo-expired': () => words('This is too long ago to be taken back.', 'Change the records by hand.', nothingChanged),
  'file-refused': ({ problem, limit }) =>
    words(
      problem === 'too-large'
        ? `This file has more than ${Number(limit) / 2 ** 20} MB.`
        : problem === 'empty'
          ? 'There is nothing in this file.'
          : 'Files of this kind are not taken.',
      'Choose another.',
      nothingChanged,
    ),
  'file-too-large': ({ limit }) =>
    words(`This file is too large${limit ? ` (${Number(limit) / 2 ** 20} MB at most)` : ''}.`, 'Split it and try again.', nothingChanged),
  'file-unreadable': ({ reason }) =>
    words(unreadable[String(reason)] ?? 'We could not read this file.', 'Save it as CSV in UTF-8 and choose it again.', nothingChanged),
  'too-many-rows': ({ limit }) =>
    words(
      `This file has too many rows${limit ? ` (${Number(limit).toLocaleString('en-US')} at most)` : ''}.`,
      'Split it and try again.',
      nothingChanged,
    ),
  'cell-too-large': ({ line }) =>
    words(`A cell${line ? ` in line ${line}` : ''} is too long.`, 'Shorten it and choose the file again.', nothingChanged),
  'slug-reserved': ({ slug }) =>
    words(`${slug ? `“${slug}”` : 'This address'} belongs to the application.`, 'Choose another address.', nothingChanged),
  'slug-taken': ({ slug }) => words(`${slug ? `“${slug}”` : 'This address'} is taken.`, 'Choose another address.', nothingChanged),
  'not-an-artist': () => words('Your public page is not open yet.', 'It is opened by the office; your works wait for it.', 'Your change is kept.'),
  'picture-refused': ({ problem }) => words(refusedPicture[String(problem)] ?? 'We cannot take this picture.', 'Choose another.', nothingChanged),
  'picture-undescribed': () =>
    words('The picture has no words yet.', 'Say what is to be seen, for those who cannot see it; then hang the work.', nothingChanged),
  'picture-last': () => words('This is the only picture of a work that hangs.', 'Add another first, or take the work down.', nothingChanged),
  'pictures-full': ({ most }) => words(`A work has ${most ?? 6} pictures at most.`, 'Remove one first.', nothingChanged),
  'wall-full': ({ most }) => words(`All ${most ?? ''} places on the wall are taken.`, 'Take a work down first.', nothingChanged),
  'record-overtaken': () => words('Somebody else changed this a moment before you.', 'Look at what it is now, then do it again.', nothingChanged),
  'wall-too-often': () =>
    words('The wall was renewed many times this hour.', 'Visitors see it with your next change, an hour from now.', 'Your change is kept.'),
  'role-self': () => words('Nobody gives herself a role.', 'Ask another superadmin.', nothingChanged),
  'role-held': () => words('This person holds that role already.', 'Choose another role, or a later end.', nothingChanged),
  'role-past': () => words('The last day of this role has passed.', 'Choose a day to come.', nothingChanged),
  'role-same-person': () =>
    words('This role needs a second person’s word.', 'Somebody who neither asked for it nor gets it decides.', nothingChanged),
  'role-last-superadmin': () =>
    words('This is the last superadmin.', 'Appoint another first; somebody must be able to put roles right.', nothingChanged),
  'too-many-roles': () =>
    words('These are more roles than one account can carry.', 'A juror judges five calls at one time; take one away first.', nothingChanged),
  'call-missing': () => words('There is no such call.', 'Choose one from the list.', nothingChanged),
  'no-account': () => words('This person has no account.', 'Ask them to join first, or link their account under Accounts.', nothingChanged),
  'account-linked': () => words('One of the two is linked already, or holds a role.', 'Take the role away, or unlink first.', nothingChanged),
  'email-differs': () => words('This is not the address of that account.', 'Type the address exactly as it stands there.', nothingChanged),
  'masquerade-staff': () => words('Nobody sees the site as a colleague of the staff.', 'Ask them to show you instead.', nothingChanged),
  'bugs-today': ({ most }) =>
    words(`That were ${most ?? 10} reports in one day.`, 'Come back tomorrow, or write to us.', 'What you entered is still here.'),
  'bug-joined': () =>
    words('A report cannot be the same as itself, or as one that is joined already.', 'Choose the report that stays.', nothingChanged),
  'proof-missing': () => words('There is no document to decide on.', 'Ask the person to send it again.', nothingChanged),
  'searches-full': ({ most }) => words(`You keep ${most ?? 20} searches already.`, 'Let go of one first.', nothingChanged),
  'card-unknown': () => words('This card is not one of ours, or was replaced.', 'Ask for the card in the member’s dashboard.', nothingChanged),
  'perk-used-up': () => words('This perk has been used as often as it may be.', 'The member sees it under Perks.', nothingChanged),
  'merge-roles': () =>
    words(
      'One of the two has a role: staff, juror or volunteer. Roles never move.',
      'Keep the record with the role and its account, or have the role ended first.',
      nothingChanged,
    ),
  'merge-over': () =>
    words('One of the two is not there to be merged any more.', 'Look at the queue again; a colleague may have been faster.', nothingChanged),
  'merge-later-first': () => words('Somebody was merged into this person later.', 'Undo the later merge first.', nothingChanged),
  'consent-evidence': () =>
    words('A yes needs its evidence: where and in what words it was given.', 'Write at least ten characters.', nothingChanged),
  'reason-missing': () =>
    words('Personal data leave the house only for a reason.', 'Write at least ten characters; a colleague will read them.', nothingChanged),
  'email-taken': () =>
    words('Somebody else has this address already.', 'Open that record; the two may be one person to merge.', 'What you entered is still here.'),
  'segment-unreadable': () => words('The question of this segment cannot be read.', 'Open it in People and save it anew.', nothingChanged),
}

const refusedPicture: { readonly [problem: string]: string | undefined } = {
  type: 'This is no JPEG, PNG or WebP picture.',
  'too-large': 'This picture has more than 25 MB.',
  'too-small': 'This picture is smaller than 800 pixels on its longer side.',
}

const weakPassword: { readonly [problem: string]: ErrorText | undefined } = {
  short: words('This password is too short.', 'Take at least 12 characters; three or four words do well.'),
  'is-email': words('This password is your e-mail address.', 'Take something that nobody can look up.'),
  'few-characters': words('This password repeats the same few characters.', 'Mix more of them; three or four words do well.'),
  common: words('This password is on the lists that are tried first.', 'Take another; three or four words of your own do well.'),
}

const unreadable: { readonly [reason: string]: string | undefined } = {
  spreadsheet: 'This is a spreadsheet, not a CSV file.',
  binary: 'This is not a text file.',
  empty: 'This file is empty.',
  'no-rows': 'This file has a header and no rows.',
}

/** A failure in words. What nobody foresaw is said to be ours. */
export function errorText(error: unknown): ErrorText {
  const broken = brokenRuleOf(error)
  if (broken && Object.hasOwn(ruleWords, broken.rule)) return ruleWords[broken.rule](broken.details)
  if (error instanceof PortError) return (portWords[error.port as PortName] as { readonly [code: string]: ErrorText | undefined })[error.code] ?? ours
  return ours
}

/** The same as one line: what happened, what was kept, what to do. */
export function sentenceOf(error: unknown): string {
  const { happened, kept, next } = errorText(error)
  return [happened, kept, next].filter(Boolean).join(' ')
}
