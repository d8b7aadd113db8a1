import type { DataOf } from '../../shared/records/collection'
import type { organisation } from '../../shared/records/organisation.collection'

/** What the texts of a new site say about its organization. */
export interface TemplateFacts
  extends Pick<DataOf<typeof organisation>, 'name' | 'season' | 'tagline' | 'story' | 'city' | 'address' | 'email' | 'phone'> {
  readonly legalName: string
  /** Tax number; absent where there is none. */
  readonly ein?: string | undefined
}

/** A text of a new site, to be read and changed before it is published. */
export interface SiteTemplate {
  readonly title: string
  readonly description?: string
  /** In the markup of `rich-text-markup.ts`. */
  readonly body: string
}

/** What its open studios are called within a sentence. */
export const seasonOf = ({ season }: TemplateFacts): string => season ?? 'our open studios'

/** Paragraphs, headings and lists, without those that are absent. */
export const bodyOf = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join('\n\n')

export const linesOf = (...lines: readonly (string | false | undefined)[]): string =>
  lines
    .filter(Boolean)
    .map(line => `- ${line}`)
    .join('\n')
