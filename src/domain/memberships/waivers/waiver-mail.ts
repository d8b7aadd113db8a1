import { declinedRequestMail } from '../../shared/text/declined-request-mail'
import { dayText } from '../../shared/time/day-text'

interface DecidedWaiver {
  readonly id: string
  /** Revision of the decided request, because it may be made and decided again. */
  readonly rev: number
  /** Name of the membership and its level. */
  readonly name: string
  readonly organisation: string
  readonly decided: { readonly start: string; readonly end: string } | { readonly answer: string }
}

/** Tells a person the decision on their waiver request, once per decision. */
export function waiverMail({ id, rev, name, organisation, decided }: DecidedWaiver) {
  const asked = `You asked for a membership without paying (${name}).`
  const answer =
    'answer' in decided
      ? {
          subject: `Your request for a membership of ${organisation}`,
          text: declinedRequestMail(`${asked} We cannot give it to you:`, decided.answer),
        }
      : {
          subject: `Your membership of ${organisation}`,
          text: [
            `${asked} We are glad to give it to you.`,
            `It begins on ${dayText(decided.start)}. Its last day is ${dayText(decided.end)}.`,
            'It is in your dashboard, with your member card.',
          ].join('\n\n'),
        }
  return { ...answer, link: '/dashboard/membership', event: `waiver ${id} ${rev}` }
}
