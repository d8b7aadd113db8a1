/** Characters of a code. Five bits each: nobody guesses one of 40 bits within the limit of calls. */
export const stampCodeLength = 8

/** Crockford's base 32: no I, L, O and U, which are read as other characters or as words. */
export const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code as it is printed: in two halves. */
export const printedStampCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

/** A scanned or typed code in its one form; `undefined` if it cannot be one. I and L are read as 1, O as 0. */
export function typedStampCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/[IL]/g, '1').replaceAll('O', '0')
  return code.length === stampCodeLength && Array.from(code).every(one => codeCharacters.includes(one)) ? code : undefined
}

/** The address that a door sign's QR code contains: the studio's page in the guide, which stamps at once. */
export function stampAddress(
  origin: string,
  { listingId, editionId, code }: { listingId: string; editionId?: string | undefined; code: string },
): string {
  const search = new URLSearchParams({ ...(editionId !== undefined && { edition: editionId }), stamp: code })
  return `${origin}/sfosguide/${encodeURIComponent(listingId)}?${search}`
}
