/** The text of a mail that declines a request, with the reason that the deciding staff member wrote. */
export const declinedRequestMail = (asked: string, answer: string): string =>
  [asked, answer, 'Write to us if you think that this is wrong.'].join('\n\n')
