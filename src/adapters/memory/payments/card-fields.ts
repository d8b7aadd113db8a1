/** A field of the simulated card form. */
interface CardField {
  readonly label: string
  /** The value of the input's `autocomplete` attribute, so that the browser offers to fill it in. */
  readonly autocomplete: string
  readonly placeholder: string
  /** The message for a wrong entry: what to enter. */
  readonly wrong: string
  isRight(value: string): boolean
}

export const cardFields: readonly CardField[] = [
  {
    label: 'Card number',
    autocomplete: 'cc-number',
    placeholder: '4242 4242 4242 4242',
    wrong: 'Enter the 16 digits of the card number.',
    isRight: value => /^\d{16}$/.test(value.replaceAll(/[\s-]/g, '')),
  },
  {
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    placeholder: 'MM / YY',
    wrong: 'Enter the month and the year, like 12/34.',
    isRight: value => /^(0?[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(value),
  },
  {
    label: 'Security code',
    autocomplete: 'cc-csc',
    placeholder: '123',
    wrong: 'Enter the 3 digits of the security code.',
    isRight: value => /^\d{3,4}$/.test(value),
  },
]

/** The field's label with its input inside: labels without ids cannot clash with others on the page. */
export function labelled({ label: text, autocomplete, placeholder }: CardField): {
  readonly label: HTMLLabelElement
  readonly input: HTMLInputElement
} {
  const label = document.createElement('label')
  const input = document.createElement('input')
  label.style.cssText = 'display:grid;gap:0.25rem'
  input.inputMode = 'numeric'
  input.placeholder = placeholder
  input.setAttribute('autocomplete', autocomplete)
  label.append(text, input)
  return { label, input }
}
