// A lower bound: one array per kind of query, sorted in advance, without checks and copies.
import { maxResults } from '../records.mjs'

function first(sorted, isBefore) {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(sorted[middle])) low = middle + 1
    else high = middle
  }
  return low
}

const grouped = (records, keysOf) => {
  const groups = new Map()
  for (const record of records)
    for (const key of keysOf(record)) {
      const group = groups.get(key)
      if (group) group.push(record)
      else groups.set(key, [record])
    }
  return groups
}

export async function open() {
  let byId, byPlace, byTag, byTwo, byRank, byName
  const listeners = new Map()
  return {
    async load(records) {
      byRank = records.map(record => ({ ...record })).sort((a, b) => a.rank - b.rank)
      byId = new Map(byRank.map(record => [record.id, record]))
      byName = [...byRank].sort((a, b) => (a.name < b.name ? -1 : 1))
      byPlace = grouped(byRank, ({ place }) => [place])
      byTag = grouped(byRank, ({ tags }) => new Set(tags))
      byTwo = grouped(byRank, ({ area, status }) => [`${area} ${status}`])
    },
    equality: async place => byPlace.get(place) ?? [],
    async range(from) {
      const begin = first(byRank, ({ rank }) => rank < from)
      return byRank.slice(begin, begin + maxResults)
    },
    contains: async tag => byTag.get(tag) ?? [],
    two: async (area, status) => (byTwo.get(`${area} ${status}`) ?? []).slice(0, maxResults),
    async prefix(begin) {
      const from = first(byName, ({ name }) => name < begin)
      return byName.slice(from, from + maxResults).filter(({ name }) => name.startsWith(begin))
    },
    async watch(area, status, next) {
      const key = `${area} ${status}`
      const waiting = listeners.get(key) ?? new Set()
      listeners.set(key, waiting.add(next))
      next((byTwo.get(key) ?? []).slice(0, maxResults))
      return () => waiting.delete(next)
    },
    async change(id, fields) {
      const record = Object.assign(byId.get(id), fields)
      const key = `${record.area} ${record.status}`
      for (const next of listeners.get(key) ?? []) next(byTwo.get(key).slice(0, maxResults))
    },
    settle: () => Promise.resolve(),
  }
}
