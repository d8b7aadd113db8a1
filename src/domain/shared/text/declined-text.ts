/** The text of a mail that says no to what somebody asked for, with the sentence of whoever decided. */
export const declinedText = (asked: string, answer: string): string => [asked, answer, 'Write to us if you think that this is wrong.'].join('\n\n')
