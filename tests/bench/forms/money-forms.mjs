/** The card of the test provider that pays. */
async function enterCard(page) {
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Expiration date').fill('12/34')
  await page.getByLabel('Security code').fill('123')
}

const pay = { fill: enterCard, button: /^Pay \$/, answer: 'Thank you. Your order is paid' }

/** Who pays; `before` leads there. */
const makeOrder = before => ({
  fill: async page => {
    await before(page)
    await page.getByLabel('Email').fill('vera@post.example')
    await page.getByLabel('I accept the terms of sale').check()
  },
  button: 'Continue to your card',
  answer: 'Card number',
})

/** The forms that move money: what is pressed, and what answers. `rows` names each press. */
export const moneyForms = [
  {
    rows: ['order made', 'order paid'],
    address: '/shop?view=pay',
    cart: [{ id: 'pins', kind: 'product', refId: 'pins/pins-1', quantity: 1 }],
    presses: [makeOrder(page => page.getByLabel('I fetch it').check()), pay],
  },
  {
    rows: ['gift made', 'gift paid'],
    address: '/donors/first-doors',
    presses: [
      makeOrder(async page => {
        await page.getByRole('radio', { name: 'Another amount' }).check()
        await page.getByLabel('Your amount in dollars').fill('50')
        await page.getByRole('button', { name: 'Continue to payment' }).click()
      }),
      { ...pay, answer: 'Thank you for your gift' },
    ],
  },
  {
    rows: ['joining ordered', 'joining paid'],
    address: '/artlovermembership?level=friend&as=donor',
    presses: [makeOrder(page => page.getByRole('button', { name: 'Continue to payment' }).click()), pay],
  },
  {
    rows: ['monthly gift changed', 'monthly gift ended'],
    address: '/dashboard/donations?as=donor',
    presses: [
      {
        fill: async page => {
          await page.getByRole('button', { name: 'Change the amount' }).click()
          await page.getByLabel('Each month, in dollars').fill('30')
        },
        button: 'Change the amount',
        answer: 'You give $30',
      },
      {
        fill: page => page.getByRole('button', { name: 'End it' }).click(),
        button: 'End my monthly gift',
        answer: 'Your monthly gift has ended',
      },
    ],
  },
  {
    rows: ['desk order made'],
    address: '/cpanel/creditcardprocessor?as=moneyadmin',
    presses: [
      {
        fill: async page => {
          await page.getByLabel('Email').fill('vera@post.example')
          const form = page.getByRole('form', { name: 'Add a line' })
          const what = form.getByLabel(/^Sell or receive/)
          await what.selectOption({ label: await what.locator('option', { hasText: /^Gift: Materials fund/ }).innerText() })
          await form.getByLabel(/^Amount/).fill('50')
          await form.getByRole('button', { name: 'Add the line' }).click()
        },
        button: 'Take $50',
        answer: 'Order ',
      },
    ],
  },
  {
    rows: ['check recorded'],
    address: '/cpanel/stripetrans?open=order-check&as=moneyadmin',
    presses: [
      {
        fill: async page => {
          await page.getByRole('button', { name: 'Record a payment' }).click()
          await page.getByLabel(/^Number of the check/).fill('1204')
        },
        within: 'dialog',
        button: 'Record a payment',
        answer: 'The order is complete.',
      },
    ],
  },
  {
    rows: ['refund made'],
    address: '/cpanel/stripetrans?open=order010&as=moneyadmin',
    presses: [
      {
        fill: async page => {
          await page.getByRole('button', { name: 'Refund', exact: true }).click()
          await page
            .getByLabel(/: or an amount/)
            .first()
            .fill('10')
          await page.getByLabel(/^Why is it refunded/).fill('They asked for it')
        },
        button: /^Refund \$/,
        answer: ' refunded.',
      },
    ],
  },
  {
    rows: ['batch of gifts recorded'],
    address: '/cpanel/donorbackend?view=entry&as=moneyadmin',
    presses: [
      {
        fill: async page => {
          const gift = page.getByRole('group', { name: 'Gifts 1' })
          await gift.getByLabel(/^Email/).fill('new.donor@post.example')
          await gift.getByLabel(/^For/).selectOption({ label: 'Materials fund' })
          await gift.getByLabel(/^How/).selectOption('cheque')
          await gift.getByLabel(/^Amount/).fill('120')
          await page.getByLabel(/^Number of gifts/).fill('1')
          await page.getByLabel(/^Money you counted/).fill('120')
        },
        button: 'Record 1 gift',
        answer: '1 gift recorded.',
      },
    ],
  },
  {
    rows: ['letters previewed', 'letters issued'],
    address: '/cpanel/donationletter?as=moneyadmin',
    presses: [
      {
        fill: page => page.getByRole('heading', { name: 'Issue letters', exact: true }).waitFor(),
        button: 'Preview changes',
        answer: 'Issue letters: dry run',
      },
      { fill: async () => undefined, button: /^Issue \d+ letters?$/, answer: ' letters issued.' },
    ],
  },
]
