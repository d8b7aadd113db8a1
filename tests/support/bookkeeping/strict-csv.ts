/** Rows of a file that follows RFC 4180 to the letter, after a byte-order mark; throws where it does not. */
export function strictCsv(text: string): readonly (readonly string[])[] {
  if (!text.startsWith('\ufeff')) throw new Error('no byte-order mark')
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y
  cell.lastIndex = 1
  const rows: string[][] = [[]]
  while (cell.lastIndex < text.length) {
    const at = cell.lastIndex
    const found = cell.exec(text)
    if (!found) throw new Error(`not RFC 4180 at character ${at}: ${JSON.stringify(text.slice(at, at + 40))}`)
    rows.at(-1)!.push(found[1]?.replaceAll('""', '"') ?? found[2]!)
    if (found[3] === '\r\n') rows.push([])
  }
  if (rows.pop()!.length > 0) throw new Error('the last row does not end')
  const [header] = rows
  for (const row of rows) if (row.length !== header?.length) throw new Error(`${row.length} cells of ${header?.length}`)
  return rows
}
