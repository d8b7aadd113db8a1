/** Words of codes that are spelled differently where people read them. */
const spelled: Readonly<Record<string, string>> = {
  artlover: 'art lover',
  openStudios: 'open studios',
  cheque: 'check',
  cancelled: 'canceled',
  sellOut: 'sell out',
  soldout: 'sold out',
  enquiry: 'inquiry',
  art_due: 'artwork due',
  preflight: 'artwork being checked',
  copycheck: 'copy check',
  nonMember: 'non-member',
  artlovers: 'art lovers',
  wontfix: 'will not be fixed',
}

/** A declared code as a label: `in_review` → `In review`. */
export const choiceText = (code: string): string => {
  const words = spelled[code] ?? code.replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
