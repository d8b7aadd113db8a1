import type { ShownThing } from './resolve-private-share.contract'

type Fact = readonly [label: string, value: string | undefined]

/** A thing that is shown as a title, facts, paragraphs and pictures. */
export const sheet = (
  over: string,
  title: string,
  facts: readonly Fact[],
  text: readonly (string | undefined)[],
  images: readonly (string | undefined)[],
): { readonly shown: Extract<ShownThing, { kind: 'sheet' }>; readonly imageIds: readonly string[] } => ({
  shown: {
    kind: 'sheet',
    over,
    title,
    facts: facts.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    text: text.flatMap(paragraphs => paragraphs?.split(/\n{2,}/) ?? []).filter(paragraph => paragraph !== ''),
  },
  imageIds: images.flatMap(id => id ?? []),
})
