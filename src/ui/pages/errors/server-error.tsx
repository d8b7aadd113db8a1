import { useState } from 'react'
import { errorText } from '../../app-services/error-sentence'
import { causeOf, newErrorId } from '../../error-report/error-report'
import { ReportProblem } from '../../error-report/report-problem'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import css from './error-page.module.css'

export const serverErrorTitle = 'Internal Server Error'

/** An error of ours: what happened, what was kept, what to do, and its number for a report. */
export function ServerError({ error }: { readonly error: unknown }) {
  const { happened, kept, next } = errorText(error)
  const [id] = useState(newErrorId)
  return (
    <div className={css.page}>
      <PageHead
        title={serverErrorTitle}
        lead={
          <>
            <p>{[happened, kept].filter(Boolean).join(' ')}</p>
            <p>{next}</p>
          </>
        }
        actions={
          <Button look="main" onClick={() => location.reload()}>
            Try again
          </Button>
        }
      />
      <p>
        Error <strong>{id}</strong>. <ReportProblem failure={{ id, cause: causeOf(error) }} />
      </p>
      <p>
        <Anchor to="/">Back to the front page</Anchor>
      </p>
    </div>
  )
}
