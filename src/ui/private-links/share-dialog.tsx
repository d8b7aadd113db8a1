import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type AskedLink, createPrivateShare, listPrivateShares } from '../../domain/private-shares/manage-private-shares.contract'
import { passcodeLength, shareDays } from '../../domain/private-shares/private-shares.collection'
import { Callables } from '../../domain/shared/functions/callables'
import { omitUndefined } from '../../domain/shared/omit-undefined'
import { boolean, integer, optional, text, withHelp } from '../../domain/shared/records/fields'
import { useService } from '../app-services/app-context'
import { FailureNotice } from '../forms/failure-notice'
import { Form, workingWords } from '../forms/form'
import { useForm } from '../forms/use-form'
import { Dialog } from '../kit/feedback/dialog'
import { MadeLink } from './made-link'
import { SharedLinks } from './shared-links'
import type { SharedRecord } from './shared-record'

const fields = {
  madeFor: withHelp(text('Who is it for?', 80), 'Only staff see this, and the reader if you add a watermark.'),
  days: withHelp(integer('Days', shareDays.most, 1), `The link works this long, ${shareDays.most} days at most.`),
  passcode: withHelp(
    optional(text('Passcode', passcodeLength.max)),
    `At least ${passcodeLength.min} characters. Send it separately. You cannot read it again.`,
  ),
  maxViews: withHelp(optional(integer('Views', 10_000, 1)), 'The link stops working after so many views.'),
  signIn: boolean('The reader has to sign in'),
  download: withHelp(
    boolean('The reader may download the files'),
    'Without this there is no download button. A reader can still take a picture of the screen.',
  ),
  watermark: boolean('Show whom it is for across the page'),
}

interface ShareDialogProps extends SharedRecord {
  readonly onClose: () => void
}

/** Makes a private link, shows it once, and lists those that there are. */
export default function ShareDialog({ kind, of, onClose }: ShareDialogProps) {
  const callables = useService(Callables)
  const client = useQueryClient()
  const [made, setMade] = useState<string>()
  const queryKey = ['private-links', kind, of]
  const listed = useQuery({ queryKey, queryFn: () => callables.call(listPrivateShares, { kind, ref: of }), staleTime: 0, retry: false })
  const refresh = () => client.invalidateQueries({ queryKey })
  const form = useForm({
    fields,
    initial: { days: shareDays.usual, signIn: false, download: false, watermark: false },
    guards: false,
    resets: true,
    check: ({ passcode = '' }) =>
      passcode !== '' && passcode.length < passcodeLength.min ? { passcode: `Enter at least ${passcodeLength.min} characters.` } : {},
    submit: async values => {
      const { path } = await callables.call(createPrivateShare, omitUndefined<AskedLink>({ kind, ref: of, ...values }))
      setMade(new URL(path, location.origin).href)
      await refresh()
    },
  })
  return (
    <Dialog open title="Share by private link" onClose={onClose}>
      <p>Whoever has the link can open it, without an account. Search engines do not list it.</p>
      {made !== undefined && <MadeLink address={made} />}
      <Form form={form} label="Make a private link" words={workingWords('Making the link…')} />
      <FailureNotice error={listed.error ?? undefined} />
      {listed.data && <SharedLinks shares={listed.data.shares} onChange={refresh} />}
    </Dialog>
  )
}
