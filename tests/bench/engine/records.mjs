// Studios of an open-studios season, made from a seed; and the questions that are asked of them.

/** How many share a place, and a tag; the same whatever the number of records, so that results are of one size. */
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

/** The `i`th question of each kind. An engine answers a question with copies of records, in order where one is asked. */
export const questions = {
  equality: (i, count) => [`p${(i * 7) % (count / together)}`],
  range: i => [(i * 7919) % 990_000],
  contains: (i, count) => [`t${(i * 11) % (count / together)}`],
  two: (i, count) => [`a${(i * 3) % (count / 1000)}`, states[i % 4]],
  prefix: (i, count) => [count > 500_000 ? prefix(i, 3) : prefix(i, 2)],
}
const prefix = (i, length) => Array.from({ length }, (_, k) => String.fromCharCode(97 + ((i * (k * 5 + 3) + k) % 26))).join('')

/** The most records in an answer to a range, two filters, or a prefix, and in what a listener hears. */
export const most = 50
