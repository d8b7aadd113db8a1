import { type RowRecord, type RowSource } from '../../../domain/tables/row-source'

/** The rows outside the trash, or those in it. */
export function rowsByTrash(source: RowSource, isTrash: boolean): RowSource {
  const isWanted = (row: RowRecord) => (row['deletedAt'] !== undefined) === isTrash
  return {
    watch: (next, fail, paged) =>
      source.watch(
        ({ set, removed }) => next({ set: set.filter(isWanted), removed: [...removed, ...set.filter(row => !isWanted(row)).map(({ id }) => id)] }),
        fail,
        paged && (pages => paged(pages.byTrash(isTrash))),
      ),
    known: () => source.known?.()?.filter(isWanted),
  }
}
