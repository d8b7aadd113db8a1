/** Marks, in an exported file, an unmapped column of an earlier import that has the same name as one of our own columns. */
const mark = ' (file)'

export const exportedHeader = (name: string, ours: ReadonlySet<string>): string => (ours.has(name) ? `${name}${mark}` : name)

/** The name of such a column when an exported file is imported again. */
export const importedHeader = (header: string): string => (header.endsWith(mark) ? header.slice(0, -mark.length) : header)
