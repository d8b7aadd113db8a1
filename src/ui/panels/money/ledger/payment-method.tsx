import { TestPaymentDetector } from '../../../../domain/shop/test-payment-detector'
import { useService } from '../../../app-services/app-context'
import { choiceText } from '../../../forms/choice-text'

interface PaymentMethodProps {
  readonly row: { readonly method?: string | undefined; readonly card?: { readonly brand: string; readonly last4: string } | undefined }
}

/** The payment method; marked if no money moved, because it was a test or the provider is simulated. */
export function PaymentMethod({ row: { method = '', card } }: PaymentMethodProps) {
  const isTest = useService(TestPaymentDetector).isTest(method)
  return (
    <>
      {choiceText(method)}
      {card && ` ${card.brand} ••••\u00A0${card.last4}`}
      {isTest && (
        <>
          {' '}
          <strong>TEST</strong>
        </>
      )}
    </>
  )
}
