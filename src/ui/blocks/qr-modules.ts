import { encode } from 'uqr'

/** Modules of white around the code that scanners need (ISO/IEC 18004). */
const quiet = 4

/** An address as a code for a phone, of which a sixth may be dirt: the side of its square in modules, and the dark ones as a path of SVG. */
export function qrModules(address: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(address, { ecc: 'M', border: quiet })
  return { size, path: darkRuns(data) }
}

/** One bar for each run in a row. */
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
