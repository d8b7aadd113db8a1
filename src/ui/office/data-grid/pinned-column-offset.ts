import type { GridColumn } from './grid-column'

const mark = 40

/** Where a cell of a pinned column stays when the table is moved sideways; the mark that chooses a row (`-1`) stays with them. */
export function pinnedColumnOffset(columns: readonly Pick<GridColumn<unknown>, 'width'>[], at: number, pinned: number) {
  if (pinned === 0 || at >= pinned) return {}
  const left = at < 0 ? 0 : columns.slice(0, at).reduce((sum, { width }) => sum + width, mark)
  return { 'data-pinned': true, style: { left } } as const
}

/** The width at which no column is narrower than it asks for, in pixels. */
export const naturalWidth = (columns: readonly Pick<GridColumn<unknown>, 'width'>[]): number => columns.reduce((sum, { width }) => sum + width, mark)
