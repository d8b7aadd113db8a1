import type { Formats } from '../columns/column-mapping'

/** The amount in a cell in whole cents of US dollars, or why it cannot be read. */
export type MoneyReading = { readonly cents: number } | { readonly problem: 'unreadable-amount' | 'not-dollars' }

/** A larger amount is taken for a typing error. In cents. */
const maxCents = 100_000_000_00

/**
 * Reads `1,250.50`, `$1 250.50`, `1.250,50 USD`, `20` by the file's decimal sign, digit by digit, without floating-point numbers. A group
 * separator must be followed by three digits, which detects a file read with the wrong decimal sign.
 */
export function moneyIn(cell: string, decimal: Formats['decimal']): MoneyReading {
  const plain = cell.replace(/\s+/g, ' ')
  const currency = plain.replace(/[\d.,'’ ()+-]/g, '').toLowerCase()
  if (!['', '$', 'usd', 'us$', 'usd$', '$usd'].includes(currency))
    return { problem: /[€£¥₣]|^[a-z]{3}$/.test(currency) ? 'not-dollars' : 'unreadable-amount' }
  const amount = plain.replace(/us\$|usd|\$/gi, '').trim()
  const group = decimal === '.' ? "[,'’ ]" : "[.'’ ]"
  const found = new RegExp(`^(\\d{1,3}(?:${group}\\d{3})+|\\d+)(?:\\${decimal}(\\d{1,2}))?$`).exec(amount)
  if (!found) return { problem: 'unreadable-amount' }
  const cents = Number(found[1]!.replace(/\D/g, '') + (found[2] ?? '').padEnd(2, '0'))
  return cents <= maxCents ? { cents } : { problem: 'unreadable-amount' }
}
