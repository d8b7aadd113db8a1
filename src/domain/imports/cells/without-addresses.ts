/**
 * A text with `…` in place of each email address; `maps.example/@37.7,-122.4` is none. It goes through each word once: a cell may be a
 * megabyte without a space.
 */
export const withoutAddresses = (text: string): string => text.replace(/\S+/g, word => (word.includes('@') ? withoutAddress(word) : word))

function withoutAddress(word: string): string {
  const before = word.search(/[^/]@/)
  if (before < 0) return word
  const [name, domain] = [word.slice(0, before + 2), word.slice(before + 2)]
  const [upToDot] = /^.+\.(?=[\p{L}\p{N}-])/u.exec(domain) ?? []
  if (upToDot === undefined) return word
  return `${name.slice(0, name.lastIndexOf('/') + 1)}…${domain.slice(upToDot.length).replace(/^[\p{L}\p{N}-]+/u, '')}`
}
