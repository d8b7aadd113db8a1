/** Words of codes that are spelled differently where people read them. */
const spelled: Readonly<Record<string, string>> = {
  artlover: 'art lover',
  cheque: 'check',
  cancelled: 'canceled',
  sellOut: 'sell out',
  soldout: 'sold out',
  enquiry: 'inquiry',
  art_due: 'artwork due',
  preflight: 'artwork being checked',
  copycheck: 'copy check',
  nonMember: 'non-member',
  noGoods: 'nothing received in return',
  artlovers: 'art lovers',
  wontfix: 'will not be fixed',
}

/** A declared code as a label: `in_review` → `In review`, `openStudios` → `Open studios`. */
export const choiceText = (code: string): string => {
  const words = spelled[code] ?? code.replaceAll(/[_-]/g, ' ').replaceAll(/(?<=[a-z])[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
