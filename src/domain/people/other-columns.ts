/** A column of an imported file that no field of ours holds, in a file of ours where one of our own columns has its name. */
const mark = ' (file)'

export const exportedHeader = (name: string, ours: ReadonlySet<string>): string => (ours.has(name) ? `${name}${mark}` : name)

/** The name under which such a column is kept when a file of ours is imported again. */
export const importedHeader = (header: string): string => (header.endsWith(mark) ? header.slice(0, -mark.length) : header)
