import type { Block } from '../../../domain/content/blocks'
import { isHome } from '../../../domain/content/every-block'
import type { Pictures } from '../../../domain/pictures/picture-service'
import type { ShownThing } from '../../../domain/private-shares/resolve-private-share.contract'
import { ArrangedModules } from '../home/arranged-modules'
import { useHomeFacts } from '../home/home-facts'
import { HomeTop } from '../home/home-top'
import { WrittenPage } from '../sections/written-page'

interface SharedPageDraftProps {
  readonly page: Extract<ShownThing, { kind: 'page' }>
  readonly pictures: Pictures
}

/** A draft of a page, as visitors will see it; of the home page, as it would be today. */
export function SharedPageDraft({ page: { title, description, ...page }, pictures }: SharedPageDraftProps) {
  const blocks = page.blocks as readonly Block[]
  if (isHome(blocks)) return <SharedHomeDraft home={{ blocks, pictures }} />
  return <WrittenPage page={{ slug: '', title, ...(description !== undefined && { description }), blocks, pictures }} />
}

function SharedHomeDraft({ home }: Pick<Parameters<typeof HomeTop>[0], 'home'>) {
  const facts = useHomeFacts()
  return (
    <>
      <HomeTop home={home} facts={facts} />
      <ArrangedModules home={home} facts={facts} />
    </>
  )
}
