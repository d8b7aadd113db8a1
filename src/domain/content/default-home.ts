import type { Block, BlockProps } from './blocks'

const part = (what: BlockProps<'homePart'>['what']): Block => ({ type: 'homePart', props: { id: what, what } })

/** The home page until staff publish another one, and what their first draft begins with. */
export const defaultHome: readonly Block[] = [
  { type: 'hero', props: { id: 'hero', words: [] } },
  part('weekends'),
  part('featured'),
  part('doors'),
  part('number'),
  part('events'),
  part('sponsors'),
]
