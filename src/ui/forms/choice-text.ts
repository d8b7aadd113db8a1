/** Labels of codes whose spelling differs from what users read. */
const spelled: Readonly<Record<string, string>> = { cheque: 'check', cancelled: 'canceled', sellOut: 'sell out', soldout: 'sold out' }

/** A declared code as a label: `in_review` → `In review`. */
export const choiceText = (code: string): string => {
  const words = (spelled[code] ?? code).replaceAll(/[_-]/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
