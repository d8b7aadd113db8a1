import type { WorkCard } from '../../../../domain/art/artists-snapshot-types'
import css from './size-comparison.module.css'

/** Height of the drawn wall, and of the person in front of it, in centimeters. */
const wallHeight = 240
const personHeight = 170
/** Height of the center of a work. */
const eyeLevel = 150

/** Shows the work beside a person of 170 cm. */
export function SizeComparison({ size: { h, w }, colour }: { readonly size: NonNullable<WorkCard['size']>; readonly colour: string | undefined }) {
  const [high, wide] = [h / 10, w / 10]
  const across = Math.max(180, wide + 110)
  const middle = Math.max(eyeLevel, high / 2 + 20)
  const top = Math.max(wallHeight, middle + high / 2 + 15)
  const left = 75 + (across - 75 - wide) / 2
  return (
    <svg className={css.scale} viewBox={`0 0 ${across} ${top + 6}`} role="img" aria-label="The work beside somebody 170 cm, 5 ft 7 in, tall">
      <path d={`M0 ${top}H${across}`} stroke="currentColor" strokeWidth="1.5" />
      <g fill="currentColor" opacity=".5" transform={`translate(38 ${top - personHeight})`}>
        <circle cx="0" cy="11" r="11" />
        <path d="M-5 24h10c12 0 17 7 17 18l-2 46h-7l-1-34-1 116h-9l-2-70-2 70h-9l-1-116-1 34h-7l-2-46c0-11 5-18 17-18z" />
      </g>
      <rect x={left} y={top - middle - high / 2} width={wide} height={high} fill={colour ?? 'none'} stroke="currentColor" strokeWidth="1.5" />
    </svg>
  )
}
