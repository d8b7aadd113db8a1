import type { HandbookArticle } from '../../../../domain/handbook/handbook.collection'
import { writeHandbook } from '../../../../domain/handbook/write-handbook.contract'
import { Callables } from '../../../../domain/shared/functions/callables'
import type { Services } from '../../../../domain/shared/functions/service'
import { PortError } from '../../../../ports/errors'

/** The article about a panel, or the place where one can be written. */
export interface PanelArticle {
  /** Id of the article: the slug of the panel, if there is such a panel. */
  readonly id: string
  /** The panel’s name and address. */
  readonly panel: { readonly title: string; readonly address: string | undefined } | undefined
  readonly article: HandbookArticle | undefined
}

/** Saves an article. With `verify` it is confirmed as correct. Fails if somebody else saved it first. */
export async function saveArticle({ id, panel, article }: PanelArticle, services: Services, title: string, text: string, verify: boolean) {
  const input = { id, rev: article?.rev ?? 0, title, text, verify, ...(panel && { panel: id }) }
  const { outcome } = await services.get(Callables).call(writeHandbook, input)
  if (outcome !== 'saved') throw new PortError('documents', 'aborted', id)
  return { message: verify ? 'Confirmed as correct today.' : 'Saved.' }
}
