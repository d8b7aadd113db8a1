import type { ImportPlan, RowWarning } from '../../../../domain/imports/planned-row'
import styles from './import.module.css'

const warningNames: Readonly<Record<RowWarning, string>> = {
  'over-print-limit': 'longer than the printed guide holds; print cuts it, the web does not',
  'kept-as-other-column': 'a text too long for its field is kept whole among the other columns',
  'moved-to-about': 'a text too long for print becomes part of the text on the web',
  'list-shortened': 'a list too long is kept whole among the other columns',
  'no-pin': 'no coordinates, so not on the map',
  'zero-pin': 'coordinates 0, 0, so not on the map',
  'far-from-the-others': 'a pin far from all the others',
  'not-a-link': 'a link that is no web address is kept among the other columns',
  'unreadable-flag': 'neither yes nor no, kept among the other columns',
  'unreadable-capacity': 'no number of places, kept among the other columns',
  'unknown-neighbourhood': 'no neighbourhood of this name, kept among the other columns',
  'email-left-out': 'an e-mail address is left out, because the guide is public',
  'not-an-email': 'no e-mail address, kept among the other columns',
  'not-a-phone': 'no phone number, kept among the other columns',
  'half-an-address': 'half a postal address, kept among the other columns',
  'unreadable-year': 'a year of birth before 1900 or none at all, kept among the other columns',
  'same-key-other-name': 'the key is somebody else’s: a new person',
  'same-name': 'somebody has this name already; look under Merge people afterwards',
  'consent-not-raised': 'a yes for somebody who said no: the no stays',
  'same-name-and-place': 'another listing has the same name and address',
  'ends-after-midnight': 'it closes on the next day',
  'neighbourhood-left-out': 'no neighbourhood of this name, left out',
  'value-left-out': 'an amount beside a gift in kind, which is never valued, is left out',
  'term-overlaps': 'a term that overlaps another; both count',
  undescribed: 'a picture that nothing describes; it has the name of what it shows',
  'near-another-event': 'another event at the same place within two hours',
  'time-occurs-twice': 'a time that occurs twice, on the night clocks go back',
}

/** What is worth knowing of rows that will be written all the same, and where the other columns go. */
export function PlanWarnings({ plan, refusedFiles = [] }: { plan: ImportPlan; refusedFiles?: readonly string[] | undefined }) {
  const warned = Object.entries(plan.warned) as [RowWarning, number][]
  const { unnamedFiles = [] } = plan
  if (warned.length + plan.keptColumns.length + plan.leftOutColumns.length + unnamedFiles.length + refusedFiles.length === 0) return null
  return (
    <section aria-labelledby="plan-warnings" className={styles.warnings}>
      <h3 id="plan-warnings">Worth knowing</h3>
      <ul>
        {warned.map(([code, count]) => (
          <li key={code}>
            {count.toLocaleString('en-US')} {count === 1 ? 'row' : 'rows'}: {warningNames[code]}
          </li>
        ))}
        {plan.keptColumns.length > 0 && <li>Kept by their header: {plan.keptColumns.join(', ')}.</li>}
        {unnamedFiles.length > 0 && <li>Named by no row, and left where they are: {someOf(unnamedFiles)}.</li>}
        {refusedFiles.length > 0 && <li>No pictures of a kind we take, or larger than 25 MB: {someOf(refusedFiles)}.</li>}
        {plan.leftOutColumns.length > 0 && <li>Left out: {plan.leftOutColumns.join(', ')}.</li>}
      </ul>
    </section>
  )
}

const namesShown = 20
const someOf = (names: readonly string[]) =>
  names.length > namesShown ? `${names.slice(0, namesShown).join(', ')} and ${names.length - namesShown} more` : names.join(', ')
