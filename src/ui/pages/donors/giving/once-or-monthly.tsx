import { CardPayment } from '../../../../domain/shop/checkout/card-payment'
import { useService } from '../../../app-services/app-context'
import { LinkButton } from '../../../kit/button'
import { RadioGroup } from '../../../kit/controls/radio-group'
import { Notice } from '../../../kit/feedback/notice'
import { useSignedIn } from '../../../queries/session.queries'
import { useRouteVisit } from '../../../routing/use-route-visit'
import type { EnteredGift } from './gift-fields'

interface OnceOrMonthlyProps {
  readonly value: EnteredGift['often']
  readonly error: string | undefined
  readonly onChange: (value: NonNullable<EnteredGift['often']>) => void
}

const choices = [
  { value: 'once', label: 'Once' },
  { value: 'monthly', label: 'Every month' },
]

/** Once or monthly. A monthly gift needs a card, and an account for changing or ending it. */
export function OnceOrMonthly({ value = 'once', error, onChange }: OnceOrMonthlyProps) {
  const { path } = useRouteVisit()
  const user = useSignedIn()
  if (!useService(CardPayment).isOn) return null
  const way = (to: string) => `${to}?next=${encodeURIComponent(path)}`
  return (
    <div data-field="often">
      <RadioGroup label="How often?" choices={choices} value={value} error={error} onChange={chosen => onChange(chosen as typeof value)} />
      {value === 'monthly' && user?.claims.pid === undefined && (
        <Notice
          title="A monthly gift needs an account."
          actions={
            <>
              {!user && <LinkButton to={way('/signin')}>Sign in</LinkButton>}
              <LinkButton to={way('/newmember')}>{user ? 'Finish joining' : 'Create an account'}</LinkButton>
            </>
          }
        >
          There you see each payment, and change, pause or end your gift. You come back to this page.
        </Notice>
      )}
    </div>
  )
}
