import { errorWords } from '../../../app-services/error-sentence'
import { Button } from '../../../office/controls/button'
import styles from './import.module.css'

/** What went wrong, what was kept and what to do, with the way to do it. */
export function Failure({ error, again }: { error: unknown; again?: () => void }) {
  const { happened, kept, next } = errorWords(error)
  return (
    <div role="alert" className={styles.failure}>
      <p>
        <strong>{happened}</strong> {kept} {next}
      </p>
      {again && (
        <Button variant="default" onClick={again}>
          Try again
        </Button>
      )}
    </div>
  )
}
