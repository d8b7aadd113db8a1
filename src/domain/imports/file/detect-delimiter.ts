import Papa from 'papaparse'
import type { Table } from './file-table'

type Delimiter = Table['delimiter']
const candidates: readonly Delimiter[] = [',', ';', '\t', '|']
const sampleRows = 60

/** The delimiter with which most rows are as wide as the header; of equal ones, the one that makes more columns. */
export function detectDelimiter(text: string): Delimiter {
  const sample = text.slice(0, 200_000)
  let best: { delimiter: Delimiter; agreeing: number; width: number } = { delimiter: ',', agreeing: 0, width: 1 }
  for (const delimiter of candidates) {
    const { data } = Papa.parse<string[]>(sample, { delimiter, newline: '\n', preview: sampleRows, skipEmptyLines: 'greedy' })
    const width = data[0]?.length ?? 0
    if (width < 2) continue
    const agreeing = data.filter(row => row.length === width).length / data.length
    if (agreeing > best.agreeing || (agreeing === best.agreeing && width > best.width)) best = { delimiter, agreeing, width }
  }
  return best.delimiter
}
