import type { GridColumn } from './grid-column'

const mark = 40

/** Left offset of a pinned column's cells; the checkbox column (`-1`) is pinned with them. */
export function pinnedColumnOffset(columns: readonly Pick<GridColumn<unknown>, 'width'>[], at: number, pinned: number) {
  if (pinned === 0 || at >= pinned) return {}
  const left = at < 0 ? 0 : columns.slice(0, at).reduce((sum, { width }) => sum + width, mark)
  return { 'data-pinned': true, style: { left } } as const
}

/** The width at which every column has its preferred width, in pixels. */
export const naturalWidth = (columns: readonly Pick<GridColumn<unknown>, 'width'>[]): number => columns.reduce((sum, { width }) => sum + width, mark)
