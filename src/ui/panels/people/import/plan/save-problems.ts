/** Hands a table of the rows with problems to the browser as a file. */
export function saveProblems(fileName: string, csv: string): void {
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const name = `${fileName.replace(/\.[^.]*$/, '')}-problems.csv`
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
