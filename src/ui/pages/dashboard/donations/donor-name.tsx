import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Callables } from '../../../../domain/shared/functions/callables'
import { text } from '../../../../domain/shared/records/fields'
import { nameDonor } from '../../../../domain/shop/gifts/name-donor.contract'
import type { GiftYear } from '../../../../domain/shop/own-gifts'
import { useService } from '../../../app-services/app-context'
import { FailureNotice } from '../../../forms/failure-notice'
import { useFocusWhenClosed } from '../../../forms/focus/use-focus-when-closed'
import { Form, workingWords } from '../../../forms/form'
import { useAction } from '../../../forms/use-action'
import { useForm } from '../../../forms/use-form'
import { Button } from '../../../kit/button'
import css from '../dashboard.module.css'

const fields = { shownAs: text('Name to show', 80) }

/** Whether and under which name the person appears on donor walls; renders nothing for people who only gave anonymously. */
export function DonorName({ years }: { readonly years: readonly GiftYear[] }) {
  const callables = useService(Callables)
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [notice, setNotice] = useState('')
  const { busy, error, run } = useAction()
  const heading = useFocusWhenClosed<HTMLHeadingElement>(isOpen, notice)
  const gifts = years.flatMap(year => year.gifts).filter(({ isReturned, isAnonymous }) => !isReturned && !isAnonymous)
  const shown = gifts.find(({ shownAs }) => shownAs !== undefined)?.shownAs
  const choose = async (shownAs: string | undefined) => {
    await callables.call(nameDonor, shownAs === undefined ? {} : { shownAs })
    await queries.invalidateQueries({ queryKey: ['account', 'gifts'] })
    setOpen(false)
    setNotice(shownAs === undefined ? 'Our pages no longer show your name.' : `Our pages now show you as “${shownAs}”.`)
  }
  const form = useForm({
    fields,
    initial: { shownAs: shown },
    check: ({ shownAs }) => ({ shownAs: shownAs?.trim() ? undefined : 'Enter the name to show.' }),
    submit: ({ shownAs }) => choose(shownAs.trim()),
  })
  if (gifts.length === 0 && notice === '') return null
  return (
    <section aria-labelledby="donor-name" className={css.part}>
      <h2 id="donor-name" ref={heading} tabIndex={-1}>
        Your name among the donors
      </h2>
      <p>
        {shown === undefined
          ? 'Our pages do not show your name. If you like, we name you by the level of what you gave.'
          : `Our pages show you as “${shown}”, by the level of what you gave. They never show an amount.`}
      </p>
      <p role="status">{notice}</p>
      <FailureNotice error={error} />
      {isOpen ? (
        <Form
          form={form}
          title="Your name among the donors"
          label="Show this name"
          words={workingWords('Changing…')}
          acts={
            <Button look="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          }
        />
      ) : (
        <div className={css.row}>
          <Button onClick={() => setOpen(true)}>{shown === undefined ? 'Show my name' : 'Change the name'}</Button>
          {shown !== undefined && (
            <Button busy={busy} onClick={() => void run(() => choose(undefined))}>
              Take my name off
            </Button>
          )}
        </div>
      )}
    </section>
  )
}
