import { comparable } from '../../shared/text/comparable'

/** What the rules need of a tag. */
export interface TagRules {
  readonly name: string
  readonly synonyms: readonly string[]
  readonly titleWords?: readonly string[] | undefined
}

interface Tagged {
  readonly title: string
  readonly tags: readonly string[]
}

/** Tags of one event at most. */
export const tagsOfEvent = 8

/** What the rules change of an event. `full`: it has as many tags as it can have, and gets none of the new ones. */
export interface TagChange {
  readonly add: readonly string[]
  readonly take: readonly string[]
  readonly isFull: boolean
}

/** The tag that a word means, however it is written. */
export const tagOfWord = <T extends TagRules>(word: string, tags: readonly T[]): T | undefined =>
  tags.find(({ name }) => comparable(name) === comparable(word)) ??
  tags.find(({ synonyms }) => synonyms.some(synonym => comparable(synonym) === comparable(word)))

/** Each word as the tag that it means, once. Words outside the vocabulary stay. */
export const tagsMeant = (words: readonly string[], vocabulary: readonly TagRules[]): readonly string[] => [
  ...new Set(words.map(word => tagOfWord(word, vocabulary)?.name ?? word)),
]

/** Synonyms become their tag, and titles get the tags that they ask for. Words outside the vocabulary stay. */
export function tagsByRules({ title, tags }: Tagged, vocabulary: readonly TagRules[]): TagChange {
  const kept = tagsMeant(tags, vocabulary)
  const asked = vocabulary.filter(({ titleWords = [] }) => titleWords.some(words => isIn(title, words))).map(({ name }) => name)
  const wanted = [...new Set([...kept, ...asked])]
  const isFull = wanted.length > tagsOfEvent
  const after = isFull ? kept : wanted
  return { add: after.filter(tag => !tags.includes(tag)), take: tags.filter(tag => !after.includes(tag)), isFull }
}

/** Whether a title contains words, of which the last may be the beginning of a longer one. */
function isIn(title: string, words: string): boolean {
  const asked = comparable(words)
  return asked !== '' && ` ${comparable(title)}`.includes(` ${asked}`)
}
