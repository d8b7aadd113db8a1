/** How long the office can still be opened with the password alone. */
export const daysLeftText = (days: number): string =>
  `The office opens with your password alone for ${days === 1 ? 'one more day' : `${days} more days`}. After that it also needs a code from an app on your phone.`
