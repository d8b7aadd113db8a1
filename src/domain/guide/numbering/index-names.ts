/**
 * The order of indexes. Unlike `alphabet` it tells `Cruz` from `cruz` and `Núñez` from `Nunez` where nothing else does. Latin comes before
 * Greek, Cyrillic and the other scripts.
 */
export const indexOrder = new Intl.Collator('en', { numeric: true })

/** Words before a family name that do not sort when they are written small: `Cruz, Maria de la`, but `De la Cruz, Maria`. */
const particle =
  /^(?:d[eoiu]|del|della|dei|des?|da[sl]?|dos|der|den|van|von|vom|zu[mr]?|l[aeo]s?|los|el|al|af|av|te[nr]?|bin|ibn|ben|y|’t|'t)\s+|^(?:[dl][’']|[ae]l-)/u

/** A sort name as an index prints it: `de la Cruz, Maria` becomes `Cruz, Maria de la`; an organization goes without its article. */
export function indexName(sortName: string): string {
  let [rest, before] = [sortName.trim(), '']
  for (let found = particle.exec(rest)?.[0]; found !== undefined && found.length < rest.length; found = particle.exec(rest)?.[0]) {
    before += found
    rest = rest.slice(found.length)
  }
  if (before !== '') return rest.includes(',') ? `${rest} ${before.trim()}` : `${rest}, ${before.trim()}`
  const article = /^(the|an?)\s+(?=\S)/i.exec(rest)
  return article && !rest.includes(',') ? `${rest.slice(article[0].length)}, ${article[1]}` : rest
}

const base = new Intl.Collator('en', { sensitivity: 'base' })
const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')
/** Alphabets whose letters are headings of their own, without accents. Other scripts are together. */
const otherAlphabet = /^[\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hebrew}\p{Script=Arabic}]/u

/** The heading under which a name stands: `Łukasz` under L, `Öğe` under O, `Ωμέγα` under Ω, `3 Doors` under `0–9`. */
export function indexHeading(name: string): string {
  const [first = ''] = name.replace(/^[^\p{L}\p{N}]+/u, '').normalize('NFD')
  if (/^\p{Script=Latin}/u.test(first)) return latin.findLast(letter => base.compare(letter, first) <= 0) ?? 'A'
  if (otherAlphabet.test(first)) return first.toLocaleUpperCase('en')
  return /^\p{N}/u.test(first) ? '0–9' : /^\p{L}/u.test(first) ? 'Other scripts' : '*'
}
