import type { Block, BlockProps } from './blocks'
import { everyBlock } from './every-block'
import type { CheckedContent, PageFinding } from './page-findings'
import { homeSlug } from './sections'

/** Modules of the home page (product.md C5, homepageeditor). */
const maxModules = 20

/** What should be mended in the arrangement of the home page, or of another page that has its parts. */
export const arrangementFindings = ({ slug, blocks }: CheckedContent): readonly PageFinding[] =>
  slug === homeSlug
    ? [...homeFindings(blocks), ...blocks.flatMap(block => (block.type === 'hero' ? wordsFindings(block.props) : []))]
    : everyBlock(blocks).flatMap(({ type, props }) =>
        type === 'hero' || type === 'homePart' ? [stop('This part can stand on the home page alone.', props.id)] : [],
      )

const stop = (text: string, blockId?: string): PageFinding => ({ ...(blockId !== undefined && { blockId }), text, stops: true })

function homeFindings(blocks: readonly Block[]): readonly PageFinding[] {
  const [first, ...others] = blocks
  return [
    ...(first?.type === 'hero' ? [] : [stop('The home page begins with its hero.')]),
    ...(first?.phases?.length ? [stop('The hero is shown in every phase of the season.', first.props.id)] : []),
    ...others.flatMap(({ type, props }) => (type === 'hero' ? [stop('The home page has one hero.', props.id)] : [])),
    ...twiceIn(blocks),
    ...(blocks.length > maxModules ? [stop(`The home page has ${blocks.length} modules. It can have at most ${maxModules}.`)] : []),
  ]
}

/** A part can stand in two places, but not in the same phase. */
const twiceIn = (blocks: readonly Block[]): readonly PageFinding[] =>
  blocks.flatMap((block, at) => {
    const isTwice = blocks.slice(0, at).some(other => isSamePart(block, other) && haveCommonPhase(block, other))
    return isTwice ? [stop('The home page shows this part twice in the same phase of the season.', block.props.id)] : []
  })

const isSamePart = (one: Block, other: Block) => one.type === 'homePart' && other.type === 'homePart' && one.props.what === other.props.what

const haveCommonPhase = ({ phases: some = [] }: Block, { phases: others = [] }: Block) =>
  some.length === 0 || others.length === 0 || some.some(phase => others.includes(phase))

function wordsFindings({ id, words }: BlockProps<'hero'>): readonly PageFinding[] {
  const phases = words.map(({ phase }) => phase)
  return [
    ...(new Set(phases).size < phases.length ? [stop('The hero has words for the same phase twice.', id)] : []),
    ...(words.some(({ button, to }) => !button !== !to) ? [stop('A button of the hero needs a label and a link.', id)] : []),
  ]
}
