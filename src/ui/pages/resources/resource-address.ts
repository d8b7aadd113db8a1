import type { ResourceQuestion } from '../../../domain/content/resource-question'
import { audienceWords, kindWords } from './resource-words'

export const libraryPath = '/artists/artistresources'

/** Sheets that are made to be printed. */
export const sheets = ['prices', 'labels', 'sign'] as const
export type Sheet = (typeof sheets)[number]

/** What the library's address may ask: `?kind=space&for=hosts&tag=money&q=loan`, or `?sheet=labels`. Anything else in it is left alone. */
export function readLibraryAddress(search: URLSearchParams): ResourceQuestion & { readonly sheet: Sheet | undefined } {
  const [kind, audience] = [search.get('kind') ?? '', search.get('for') ?? '']
  return {
    kind: Object.hasOwn(kindWords, kind) ? (kind as keyof typeof kindWords) : undefined,
    audience: Object.hasOwn(audienceWords, audience) ? (audience as keyof typeof audienceWords) : undefined,
    tag: search.get('tag') ?? undefined,
    text: search.get('q') ?? undefined,
    sheet: sheets.find(sheet => sheet === search.get('sheet')),
  }
}

/** The address with one answer changed; without a value it is taken out. */
export function withAnswer(search: URLSearchParams, name: 'kind' | 'for' | 'tag' | 'q' | 'sheet', value?: string): string {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  const text = next.toString()
  return text === '' ? libraryPath : `${libraryPath}?${text}`
}
