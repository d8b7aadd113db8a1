import { encode } from 'uqr'

/** Width in modules of the white border that scanners need around the code (ISO/IEC 18004). */
const quiet = 4

/** An address as a QR code that stays readable if up to a sixth of it is damaged: its side in modules, and the dark modules as an SVG path. */
export function qrModules(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: quiet })
  return { size, path: darkRuns(data) }
}

/** One path segment for each run of dark modules in a row. */
const darkRuns = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((dark, x) => {
        if (!dark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
