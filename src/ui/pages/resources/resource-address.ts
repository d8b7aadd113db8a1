import type { ResourceQuery } from '../../../domain/resources/resource-query'
import { audienceText, kindText } from './resource-labels'

export const libraryPath = '/artists/artistresources'

/** Sheets to print. */
export const sheets = ['prices', 'labels', 'sign'] as const
export type Sheet = (typeof sheets)[number]

/** Reads the library's address: `?kind=space&for=hosts&tag=money&q=loan`, or `?sheet=labels`. Other parameters are kept. */
export function readLibraryAddress(search: URLSearchParams): ResourceQuery & { readonly sheet: Sheet | undefined } {
  const [kind, audience] = [search.get('kind') ?? '', search.get('for') ?? '']
  return {
    kind: Object.hasOwn(kindText, kind) ? (kind as keyof typeof kindText) : undefined,
    audience: Object.hasOwn(audienceText, audience) ? (audience as keyof typeof audienceText) : undefined,
    tag: search.get('tag') ?? undefined,
    text: search.get('q') ?? undefined,
    sheet: sheets.find(sheet => sheet === search.get('sheet')),
  }
}

/** The address with one filter changed; without a value it is removed. */
export function withAnswer(search: URLSearchParams, name: 'kind' | 'for' | 'tag' | 'q' | 'sheet', value?: string): string {
  const next = new URLSearchParams(search)
  if (value) next.set(name, value)
  else next.delete(name)
  const text = next.toString()
  return text === '' ? libraryPath : `${libraryPath}?${text}`
}
