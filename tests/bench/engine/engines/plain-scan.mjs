// No engine: an array that every query reads completely.
import { maxResults } from '../records.mjs'

export async function open() {
  let all = []
  const listeners = new Set()
  const two = (area, status) =>
    all
      .filter(record => record.area === area && record.status === status)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, maxResults)
      .map(record => ({ ...record }))
  return {
    async load(records) {
      all = records.map(record => ({ ...record }))
    },
    equality: async place => all.filter(record => record.place === place).map(record => ({ ...record })),
    range: async from =>
      all
        .filter(({ rank }) => rank >= from)
        .sort((a, b) => a.rank - b.rank)
        .slice(0, maxResults)
        .map(record => ({ ...record })),
    contains: async tag => all.filter(({ tags }) => tags.includes(tag)).map(record => ({ ...record })),
    two: async (area, status) => two(area, status),
    prefix: async begin =>
      all
        .filter(({ name }) => name.startsWith(begin))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .slice(0, maxResults)
        .map(record => ({ ...record })),
    async watch(area, status, next) {
      const tell = () => next(two(area, status))
      listeners.add(tell)
      tell()
      return () => listeners.delete(tell)
    },
    async change(id, fields) {
      Object.assign(
        all.find(record => record.id === id),
        fields,
      )
      for (const tell of listeners) tell()
    },
    settle: () => Promise.resolve(),
  }
}
