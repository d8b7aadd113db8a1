/** Words of at least four letters in capitals; shorter ones are initials, units or institutions. */
const shouted = /(?<![\p{L}\p{N}])\p{Lu}{4,}(?![\p{L}\p{N}])/gu
const letters = /\p{L}/gu

/** Whether a text is in capitals: two long words, or all of its letters if there are at least five. */
export function isShouted(text: string): boolean {
  if ((text.match(shouted) ?? []).length >= 2) return true
  const all = text.match(letters) ?? []
  return all.length >= 5 && text === text.toUpperCase() && text !== text.toLowerCase()
}

/** A telephone number as written in North America, with or without area code, or an international one. Years and prices do not match. */
const phone = /(?<![\d-])(?:(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]?\d{4}|\d{3}[.-]\d{4}|\d{10}|\+\d[\d\s().-]{7,20}\d)(?![\d-])/u
export const hasPhone = (text: string): boolean => phone.test(text)

/** A web or mail address, or a social media handle. */
const address =
  /https?:|www\.|[^\s@]{1,64}@[^\s@]{1,64}\.\p{L}{2,}|(?<![\p{L}\p{N}])@\w{2,}|(?<![\p{L}\p{N}])[\p{L}\p{N}-]{2,63}\.(?:com|org|net|info|biz|art|studio|gallery|shop|store|io|co|us|me)(?![\p{L}\p{N}])/iu
export const hasAddress = (text: string): boolean => address.test(text)

/** Offers and prices: the guide shows studios; advertisements are sold separately. */
const offer =
  /\$\s?\d|\d\s?(?:%|percent) off|(?<!\p{L})(?:discounts?|coupons?|gift (?:certificates?|cards?)|free shipping|special offers?|on sale|for hire|call (?:us )?now|book now|order (?:now|online)|buy (?:now|online)|sign up (?:now|today)|best prices?|satisfaction guaranteed)(?!\p{L})/iu
export const hasOffer = (text: string): boolean => offer.test(text)

/** The same punctuation mark twice. An ellipsis of three periods and a dash of two hyphens are allowed. */
const repeated = /([!?,;:*~_=+#&])\1|[!?]{2,}|\.{4,}|(?<!\.)\.\.(?!\.)|-{3,}/u
export const hasRepeatedMarks = (text: string): boolean => repeated.test(text)
