import type { NavItem } from '../content/nav.collection'

type Place = Pick<NavItem, 'to' | 'label'>

/** The places of a section as staff arranged them, without the hidden ones. A page that was published since stands at the end. */
export const arrangedSectionLinks = (usual: readonly Place[], arranged: readonly NavItem[]): readonly Place[] => [
  ...arranged.filter(({ isHidden }) => !isHidden),
  ...usual.filter(({ to }) => !arranged.some(item => item.to === to)),
]
