import type { DataOf } from '../../shared/records/collection'
import type { organisation } from '../../shared/records/organisation.collection'
import { fromMarkup } from '../../shared/text/rich-text-markup'
import type { RichText } from '../../shared/text/rich-text-types'

/** Facts about the organization that the texts of a new site contain. */
export interface TemplateFacts
  extends Pick<DataOf<typeof organisation>, 'name' | 'season' | 'tagline' | 'story' | 'city' | 'address' | 'email' | 'phone'> {
  readonly legalName: string
  /** Tax number; absent where there is none. */
  readonly ein?: string | undefined
}

/** A text of a new site, to be edited before it is published. */
export interface SiteTemplate {
  readonly title: string
  readonly description?: string
  readonly body: RichText
}

/** The name of its open studios within a sentence. */
export const seasonOf = ({ season }: TemplateFacts): string => season ?? 'our open studios'

/** Paragraphs, headings and lists in the markup of `rich-text-markup.ts`; absent ones are left out. */
export const bodyOf = (...parts: readonly (string | false | undefined)[]): RichText => fromMarkup(parts.filter(Boolean).join('\n\n'))

export const linesOf = (...lines: readonly (string | false | undefined)[]): string =>
  lines
    .filter(Boolean)
    .map(line => `- ${line}`)
    .join('\n')
