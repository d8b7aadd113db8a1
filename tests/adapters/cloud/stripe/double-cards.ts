type Answer = readonly [status: number, body: object]

interface KeptCard {
  readonly customer: string
  /** The code with which the bank declines the card. */
  readonly declines?: 'card_declined' | 'authentication_required'
}

/** The customers and cards that the double stores. */
export class DoubleCards {
  /** By the number of the payment method. */
  readonly kept = new Map<string, KeptCard>()
  private customers = 0
  private methods = 0

  keep(customer: string, declines?: KeptCard['declines']): string {
    const id = `pm_${++this.methods}`
    this.kept.set(id, { customer, ...(declines && { declines }) })
    return id
  }

  private detach(id: string): Answer {
    if (this.kept.delete(id)) return [200, { id, object: 'payment_method', customer: null }]
    const message = 'The payment method you provided is not attached to a customer so detachment is impossible.'
    return [400, { error: { type: 'invalid_request_error', message } }]
  }

  /** The requests about cards; undefined for others. */
  answer(
    { method, resource, id, act }: { method: string; resource: string; id?: string | undefined; act?: string | undefined },
    fields: URLSearchParams,
  ): Answer | undefined {
    if (method === 'POST' && resource === 'customers') return [200, { id: `cus_double${++this.customers}`, object: 'customer' }]
    if (method === 'POST' && resource === 'setup_intents')
      return [200, { id: 'seti_double', object: 'setup_intent', client_secret: `seti_double_secret_${fields.get('metadata[keptFor]')}` }]
    if (resource === 'payment_methods' && act === 'detach') return this.detach(id!)
    if (resource !== 'payment_methods' || id === undefined || !this.kept.has(id)) return undefined
    return [200, { id, object: 'payment_method', card: { brand: 'mastercard', last4: '4444', exp_month: 12, exp_year: 2030 } }]
  }
}
