import type { RichBlock, RichText } from './rich-text-types'

/** Consecutive words, and whether they are in both versions. */
export interface Change {
  readonly is: 'same' | 'added' | 'removed'
  readonly words: string
}
/** One paragraph of the comparison; its `changes` joined are the text. */
export interface ChangedParagraph {
  readonly is: 'same' | 'added' | 'removed' | 'changed'
  readonly changes: readonly Change[]
}

/** The differences between two texts: by paragraph, and by word within rewritten paragraphs. */
export function textChanges(before: RichText, after: RichText): readonly ChangedParagraph[] {
  const steps = common(paragraphs(before), paragraphs(after))
  const found: ChangedParagraph[] = []
  for (let i = 0; i < steps.length; i++) {
    const removed: string[] = []
    const added: string[] = []
    for (; i < steps.length && steps[i]!.is !== 'same'; i++) (steps[i]!.is === 'removed' ? removed : added).push(steps[i]!.item)
    for (const old of removed) {
      const next = added.findIndex(text => likeness(old, text) >= 0.5)
      if (next < 0) found.push(whole('removed', old))
      else {
        found.push(...added.slice(0, next).map(text => whole('added', text)), { is: 'changed', changes: wordChanges(old, added[next]!) })
        added.splice(0, next + 1)
      }
    }
    found.push(...added.map(text => whole('added', text)))
    if (i < steps.length) found.push(whole('same', steps[i]!.item))
  }
  return found
}

const whole = (is: Change['is'], words: string): ChangedParagraph => ({ is, changes: [{ is, words }] })

const paragraphs = ({ content }: RichText): string[] => content.flatMap(textsOf).filter(text => text.trim() !== '')

function textsOf(block: RichBlock): string[] {
  if (block.type === 'paragraph' || block.type === 'heading') return [(block.content ?? []).map(({ text }) => text).join('')]
  if (block.type === 'blockquote') return block.content.flatMap(textsOf)
  return block.content.flatMap(item => item.content.flatMap(textsOf))
}

/** The words of a paragraph, each with the space before it; no paragraph is blank. */
const wordsOf = (text: string): readonly string[] => text.match(/\s*\S+/g)!

/** The share of the longer text's words that both texts contain. */
function likeness(a: string, b: string): number {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const same = common(
    left.map(w => w.trim()),
    right.map(w => w.trim()),
  ).filter(({ is }) => is === 'same').length
  return same / Math.max(left.length, right.length, 1)
}

function wordChanges(before: string, after: string): readonly Change[] {
  const changes: { is: Change['is']; words: string }[] = []
  for (const { is, item } of common(wordsOf(before), wordsOf(after))) {
    const last = changes.at(-1)
    if (last?.is === is) last.words += item
    else changes.push({ is, words: item })
  }
  return changes
}

/** The shortest edit from one list to the other, by their longest common subsequence. */
function common(before: readonly string[], after: readonly string[]): readonly { readonly is: Change['is']; readonly item: string }[] {
  const rest: number[][] = Array.from({ length: before.length + 1 }, () => Array<number>(after.length + 1).fill(0))
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      rest[i]![j] = before[i] === after[j] ? rest[i + 1]![j + 1]! + 1 : Math.max(rest[i + 1]![j]!, rest[i]![j + 1]!)
  const steps: { is: Change['is']; item: string }[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j]) {
      steps.push({ is: 'same', item: after[j]! })
      i++
      j++
    } else if (j >= after.length || (i < before.length && rest[i + 1]![j]! >= rest[i]![j + 1]!)) steps.push({ is: 'removed', item: before[i++]! })
    else steps.push({ is: 'added', item: after[j++]! })
  }
  return steps
}
