// Sample studios, the same in every run, and the queries that are measured on them.

/** Number of records that share a place or a tag. It is constant, so that results have the same size for any number of records. */
const together = 50
const states = ['draft', 'public', 'hidden', 'gone']

function choices(seed) {
  let state = seed
  return n => {
    state = (state + 0x6d2b79f5) | 0
    let hash = Math.imul(state ^ (state >>> 15), 1 | state)
    hash = (hash + Math.imul(hash ^ (hash >>> 7), 61 | hash)) ^ hash
    return ((hash ^ (hash >>> 14)) >>> 0) % n
  }
}

export function makeRecords(count) {
  const below = choices(7)
  const groups = count / together
  return Array.from({ length: count }, (_, i) => ({
    id: `s${String(i).padStart(7, '0')}`,
    name: word(below, 10),
    place: `p${below(groups)}`,
    area: `a${below(count / 1000)}`,
    status: states[below(4)],
    rank: below(1_000_000),
    tags: [`t${below(groups)}`, `t${below(groups)}`],
    price: below(500),
    open: below(2) === 0,
  }))
}

const word = (below, length) => Array.from({ length }, () => String.fromCharCode(97 + below(26))).join('')

/** The parameters of the `i`th query of each kind. An engine returns copies of records, sorted if the query has an order. */
export const questions = {
  equality: (i, count) => [`p${(i * 7) % (count / together)}`],
  range: i => [(i * 7919) % 990_000],
  contains: (i, count) => [`t${(i * 11) % (count / together)}`],
  two: (i, count) => [`a${(i * 3) % (count / 1000)}`, states[i % 4]],
  prefix: (i, count) => [count > 500_000 ? prefix(i, 3) : prefix(i, 2)],
}
const prefix = (i, length) => Array.from({ length }, (_, k) => String.fromCharCode(97 + ((i * (k * 5 + 3) + k) % 26))).join('')

/** Maximum number of records in the result of a range, two filters or a prefix, and in a listener's result. */
export const maxResults = 50
