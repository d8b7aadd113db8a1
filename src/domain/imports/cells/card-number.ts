/** Digits in groups, as printed on cards. */
const groups = /(?<!\d|\d\.)\d(?:[ -]?\d){13,18}(?!\d|\.\d)/g
/** The first digits and the lengths of card numbers of the large networks. */
const networks = /^(?:4\d{15}(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|3[068]\d{12}|35\d{14}|6(?:011|5\d\d|4[4-9]\d)\d{12})$/

/**
 * Whether a text contains what looks like a payment card number. Such numbers may not be stored in a record, a log or a file (product
 * §C5).
 */
export function holdsCardNumber(text: string): boolean {
  if (text.length < 14) return false
  for (const [found] of text.matchAll(groups)) {
    const digits = found.replace(/[ -]/g, '')
    if (networks.test(digits) && passesCheck(digits)) return true
  }
  return false
}

/** The check digit of ISO/IEC 7812 (Luhn). */
function passesCheck(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0
}
