import { Anchor } from '../../kit/anchor'
import { useRouteVisit } from '../../routing/use-route-visit'
import css from './artist-resources.module.css'
import { type Sheet, withAnswer } from './resource-address'

const offered: readonly { readonly sheet: Sheet; readonly title: string; readonly text: string }[] = [
  { sheet: 'sign', title: 'Your door sign', text: 'Your map number as large as the page, your hours, and a QR code for your listing.' },
  { sheet: 'labels', title: 'Labels for the wall', text: 'Ten on a sheet: title, year, material, size, and price if there is one.' },
  { sheet: 'prices', title: 'Price list', text: 'Every work on your page, for the table by the door.' },
]

/** Sheets filled from the artist's page, and blank for everybody else. */
export function PrintableSheets() {
  const { search } = useRouteVisit()
  return (
    <ul className={css.sheets}>
      {offered.map(({ sheet, title, text }) => (
        <li key={sheet} className={css.sheet}>
          <Miniature sheet={sheet} />
          <h3>
            <Anchor to={withAnswer(search, 'sheet', sheet)}>{title}</Anchor>
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** A small drawing of the sheet. */
const Miniature = ({ sheet }: { readonly sheet: Sheet }) => (
  <svg className={css.miniature} viewBox="0 0 85 110" aria-hidden="true">
    <rect x="0.75" y="0.75" width="83.5" height="108.5" className={css.page} />
    {sheet === 'sign' && (
      <>
        <circle cx="42.5" cy="38" r="22" className={css.ring} />
        <path d="M22 74h41M28 82h29M14 95h12v-10h-12zM32 92h30" />
      </>
    )}
    {sheet === 'labels' &&
      Array.from({ length: 10 }, (_, i) => (
        <path key={i} d={`M${8 + (i % 2) * 36} ${14 + Math.floor(i / 2) * 18}h18m-18 4h26m-26 4h12`} className={i === 0 ? css.ring : undefined} />
      ))}
    {sheet === 'prices' && (
      <>
        <path d="M10 16h34" className={css.ring} />
        {Array.from({ length: 9 }, (_, i) => (
          <path key={i} d={`M10 ${28 + i * 8}h${[38, 30, 44, 34, 40, 28, 36, 42, 32][i]}M66 ${28 + i * 8}h9`} />
        ))}
      </>
    )}
  </svg>
)
