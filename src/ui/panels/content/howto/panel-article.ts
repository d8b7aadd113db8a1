import type { HandbookArticle } from '../../../../domain/handbook/handbook.collection'
import { HandbookService } from '../../../../domain/handbook/handbook-service'
import type { Services } from '../../../../domain/shared/functions/service'
import type { RichText } from '../../../../domain/shared/text/rich-text-types'

/** The article about a panel, or the place where one can be written. */
export interface PanelArticle {
  /** Id of the article: the slug of the panel, if there is such a panel. */
  readonly id: string
  /** The panel’s name and address. */
  readonly panel: { readonly title: string; readonly address: string | undefined } | undefined
  readonly article: HandbookArticle | undefined
}

/** Saves an article. With `verify` it is confirmed as correct. */
export async function saveArticle({ id, panel, article }: PanelArticle, services: Services, title: string, body: RichText, verify: boolean) {
  await services.get(HandbookService).saveArticle({ id, rev: article?.rev ?? 0, title, body, verify, ...(panel && { panel: id }) })
  return { message: verify ? 'Confirmed as correct today.' : 'Saved.' }
}
