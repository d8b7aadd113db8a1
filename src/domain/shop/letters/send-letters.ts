import { letters, type StoredLetter } from '../../giving/letters.collection'
import { people } from '../../people/people.collection'
import { type HandlerContext, nameOf } from '../../shared/functions/handler'
import { mailPayer } from '../payments/mail-payer'
import { storeLetters } from './letter-file'

/** The work after the transaction that wrote letters: stores their files, and mails the donors if `mail` is set. Safe to repeat. */
export async function sendLetters(context: HandlerContext, ids: readonly string[], mail: boolean): Promise<void> {
  for (const id of ids) {
    const letter = await context.systemRecords.get(letters, id)
    if (!letter) continue
    await storeLetters(context, [letter])
    if (mail) await mailLetter(context, letter)
  }
}

/** Mails a letter once, with its whole text, which is what the tax office requires, and a link to it. */
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

/** Tells the donor, once, that a letter is void because nothing of the gift is left. */
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
