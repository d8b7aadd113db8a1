import { Anchor } from '../../kit/anchor'
import css from './entry-links.module.css'

const doors = [
  { to: '/sfosguide', title: 'Visit', text: 'Studios, maps and hours for a Saturday among people who make things.' },
  { to: '/artlover', title: 'Art lover', text: 'Stay close all year: see previews, use perks, and help keep studios in the city.' },
  { to: '/artists', title: 'Artist', text: 'Show your work, open your door, and find the others.' },
]

/** Links for the three kinds of visitor. */
export const EntryLinks = () => (
  <section aria-labelledby="doors" className={css.section}>
    <h2 id="doors">Where would you like to start?</h2>
    <ul className={css.doors}>
      {doors.map(({ to, title, text }) => (
        <li key={to} className={css.frame}>
          <Anchor to={to} className={css.door}>
            <span className={css.plate} aria-hidden="true" />
            <span className={css.title}>{title}</span>
            <span className={css.text}>{text}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  </section>
)
