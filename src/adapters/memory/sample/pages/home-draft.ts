import type { Block } from '../../../../domain/content/blocks'
import { defaultHome } from '../../../../domain/content/default-home'
import { homeSlug } from '../../../../domain/content/sections'

const [, ...modules] = defaultHome

/** What staff prepare for the home page: words for two phases, and a quotation after the season. Visitors see the usual arrangement. */
export const homeDraft = {
  slug: homeSlug,
  title: 'Home',
  isTemplate: false,
  status: 'draft' as const,
  blocks: [
    {
      type: 'hero',
      props: {
        id: 'hero',
        words: [
          { phase: 'this-weekend', title: 'See where art is made, this weekend' },
          { phase: 'off-season', title: 'Thank you for coming. The work goes on', button: 'Stay close all year', to: '/artlover' },
        ],
      },
    },
    ...modules,
    {
      type: 'quote',
      props: { id: 'said', text: 'I came for one studio and stayed until the lights went out.', who: 'A visitor in the Mission' },
      phases: ['off-season'],
    },
  ] satisfies readonly Block[],
}
