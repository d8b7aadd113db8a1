/** Number of single-letter changes that turn one word into the other: insertions, deletions, replacements, swaps of neighbors. */
export function editDistance(a: string, b: string): number {
  let [before, last] = [new Array<number>(), Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      row[j] = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    ;[before, last] = [last, row]
  }
  return last[b.length]!
}

/** The most similar words, best first; words that are more than half different are left out. */
export function similarWords(meant: string, words: Iterable<string>, count = 3): readonly string[] {
  const most = (word: string) => Math.max(meant.length, word.length) / 2
  return [...new Set(words)]
    .filter(word => Math.abs(meant.length - word.length) <= most(word))
    .map(word => ({ word, distance: editDistance(meant, word) }))
    .filter(({ word, distance }) => distance <= most(word))
    .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    .slice(0, count)
    .map(({ word }) => word)
}
