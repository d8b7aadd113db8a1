import { encode } from 'uqr'

/** Modules of white around the code that scanners need (ISO/IEC 18004). */
const quiet = 4

/** An address as a code for a phone, black on white; a sixth of it may be dirt. */
export function QrCode({ address }: { readonly address: string }) {
  const { size, data } = encode(address, { ecc: 'M', border: quiet })
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={`Code that leads to ${address}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="white" />
      <path d={darkRuns(data)} fill="black" />
    </svg>
  )
}

/** Dark modules as a path: one bar for each run in a row. */
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
