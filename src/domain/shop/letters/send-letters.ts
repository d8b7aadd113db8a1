import { letters, type StoredLetter } from '../../giving/letters.collection'
import { people } from '../../people/people.collection'
import type { HandlerContext } from '../../shared/functions/handler-context'
import { nameOf } from '../../shared/functions/organisation-name'
import { mailPayer } from '../payments/mail-payer'
import { storeLetters } from './letter-file'

/** What follows the transaction that wrote letters: their files, and a mail to each donor where it is asked for. Safe to repeat. */
export async function sendLetters(context: HandlerContext, ids: readonly string[], mail: boolean): Promise<void> {
  for (const id of ids) {
    const letter = await context.systemRecords.get(letters, id)
    if (!letter) continue
    await storeLetters(context, [letter])
    if (mail) await mailLetter(context, letter)
  }
}

/** Mails a letter with its whole text, which is all that the tax office asks for, and where it is found again; once. */
export async function mailLetter(context: HandlerContext, letter: StoredLetter): Promise<void> {
  const { number, replaces, text, taxYear, kind } = letter
  const organisation = await nameOf(context)
  const subject =
    replaces !== undefined
      ? `Your corrected letter from ${organisation}`
      : kind === 'yearEnd'
        ? `What you gave to ${organisation} in ${taxYear}`
        : `Thank you. Your letter from ${organisation}`
  const opening =
    replaces !== undefined
      ? `This is your letter ${number} for your taxes, corrected. Use it in place of the former one.`
      : `This is your letter ${number} for your taxes.`
  await mailDonor(context, letter, { subject, text: `${opening}\n\n${text}`, event: `letter ${letter.id}` })
}

/** Tells the donor that nothing is left of the gift that a letter was about; once. */
export async function mailVoid(context: HandlerContext, letter: StoredLetter): Promise<void> {
  const organisation = await nameOf(context)
  await mailDonor(context, letter, {
    subject: `Your letter ${letter.number} is void`,
    text: `${organisation} has paid back what letter ${letter.number} was about. The letter is void: do not use it for your taxes.`,
    event: `letter void ${letter.id}`,
  })
}

async function mailDonor(context: HandlerContext, { personId }: StoredLetter, mail: { subject: string; text: string; event: string }): Promise<void> {
  const person = await context.systemRecords.get(people, personId)
  const to = person?.emails.find(({ verified }) => verified)?.address ?? person?.emails[0]?.address
  if (to !== undefined) await mailPayer(context, { ...mail, to, link: '/dashboard/donations' })
}
