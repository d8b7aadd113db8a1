import { selectInput } from '../../engine/fields/option-inputs'

/** How a membership is paid for. */
export const WayInput = selectInput({
  useOptions: () => [
    { value: 'cheque', label: 'By check: make orders that wait for it' },
    { value: 'given', label: 'Nobody pays: give it, with a reason' },
  ],
})
