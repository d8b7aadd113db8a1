import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { errorWords } from '../../app-services/error-sentence'
import { buildInfo } from '../../delivery/build-info'
import { Anchor } from '../../kit/anchor'
import { Button } from '../../kit/button'
import { PageHead } from '../../kit/page-head'
import { causeOf, newErrorId, reportAddress } from './error-report'
import css from './error-sheet.module.css'

export const serverErrorTitle = 'Internal Server Error'

/** A failure of ours: what happened, what was kept, what to do, and the number under which it can be told of. */
export function ServerError({ error }: { readonly error: unknown }) {
  const { happened, kept, next } = errorWords(error)
  const { pathname } = useLocation()
  const [id] = useState(newErrorId)
  const build = buildInfo(document)?.id ?? 'of the development server'
  return (
    <div className={css.sheet}>
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
        Error <strong>{id}</strong>. <Anchor to={reportAddress({ id, path: pathname, cause: causeOf(error), build })}>Report a problem</Anchor>
      </p>
      <p>
        <Anchor to="/">Back to the front page</Anchor>
      </p>
    </div>
  )
}
