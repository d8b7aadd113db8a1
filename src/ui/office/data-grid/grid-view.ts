import type { GridQuery } from './rows/grid-rows'

/** The state of a table: filters, columns and the open record. All of it is in the address. */
export interface GridView extends GridQuery {
  /** Names of the visible columns, from left to right; `undefined` for the panel's default. */
  readonly columns: readonly string[] | undefined
  /** Number of columns that stay visible while scrolling sideways. */
  readonly pinned: number
  /** Tab of the panel. */
  readonly tab: string | undefined
  /** Id of the saved view it was opened from. */
  readonly saved: string | undefined
  /** Id of the record whose form is open, or `new`. */
  readonly open: string | undefined
  /** Filters of the panel itself, by name, such as a segment of people. */
  readonly panel: Readonly<Record<string, string>>
}

/** The default view; `sort` as in the address. */
export const beginningView = (sort: string): GridView => ({
  words: '',
  filters: {},
  sort: readSort(sort),
  columns: undefined,
  pinned: 1,
  tab: undefined,
  saved: undefined,
  open: undefined,
  panel: {},
})

const filterPrefix = 'f.'
const panelPrefix = 'p.'

/** `-updatedAt`: by the last change, newest first. */
const readSort = (text: string) => ({ column: text.replace(/^-/, ''), descending: text.startsWith('-') })
const writeSort = ({ column, descending }: GridView['sort']) => `${descending ? '-' : ''}${column}`

export function readView(search: URLSearchParams, beginning: GridView): GridView {
  const sort = search.get('sort')
  const columns = search.get('columns')
  const pinned = search.get('pinned')
  return {
    words: search.get('q') ?? '',
    filters: partsUnder(filterPrefix, search),
    sort: sort === null ? beginning.sort : readSort(sort),
    columns: columns ? columns.split(',') : undefined,
    pinned: pinned !== null && /^\d$/.test(pinned) ? Number(pinned) : beginning.pinned,
    tab: search.get('view') ?? undefined,
    saved: search.get('saved') ?? undefined,
    open: search.get('open') ?? undefined,
    panel: partsUnder(panelPrefix, search),
  }
}

const partsUnder = (prefix: string, search: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries([...search].filter(([name]) => name.startsWith(prefix)).map(([name, value]) => [name.slice(prefix.length), value]))

/** The view as the search part of an address; defaults are left out. */
export function writeView(view: GridView, beginning: GridView): URLSearchParams {
  const search = new URLSearchParams()
  if (view.tab) search.set('view', view.tab)
  if (view.words) search.set('q', view.words)
  for (const [name, value] of Object.entries(view.filters)) if (value) search.set(filterPrefix + name, value)
  if (writeSort(view.sort) !== writeSort(beginning.sort)) search.set('sort', writeSort(view.sort))
  if (view.columns) search.set('columns', view.columns.join(','))
  if (view.pinned !== beginning.pinned) search.set('pinned', String(view.pinned))
  if (view.saved) search.set('saved', view.saved)
  if (view.open) search.set('open', view.open)
  for (const [name, value] of Object.entries(view.panel)) if (value) search.set(panelPrefix + name, value)
  return search
}

/** What a saved view contains: everything but the open record and the saved view's id. */
export const savedSearch = (view: GridView, beginning: GridView): string =>
  writeView({ ...view, saved: undefined, open: undefined }, beginning).toString()
